// `WhichModelWhichLaws.md` repeats this: change both together. `CI/full.d/source-mutants.txt` quotes this
// code. The tests of specimens define this selection a second time.

/// The effects of setting a tag on and off.
///
/// The lawful derivation clears its own tag, unless it is given one of the other three as its policy.
public enum TagPolicy: Sendable {
  /// On selects. Off clears the selection if it is the tag. This is the lawful policy that accepts both.
  case clearsOwn
  /// On selects. Off clears the selection, whatever it is, so that setting the reading erases it.
  case clearsAny
  /// On selects. Off is rejected, and something is always selected.
  case radio
  /// On is rejected. Off clears the selection if it is the tag.
  case offOnly
}

/// Tags of an optional selection, each on while it is selected, by one of four policies.
///
/// On is read in one base and off in all others. So no binding of this shape can obey set-get, get-set and
/// set-set together. With ``TagPolicy/clearsOwn`` it gives up set-set.
public struct SelectionModel<Tag: Hashable>: ReferenceModel {
  public typealias Base = Tag?
  public typealias Port = Tag
  /// The tags that may be selected, simplest first.
  private let tags: [Tag]
  /// The effects of setting a tag on and off.
  private let policy: TagPolicy

  // The orders below number ports and bases in draws and tokens: they have to stay.
  public let ports: [Tag]

  /// Makes the model.
  ///
  /// - Parameters:
  ///   - tags: The tags that may be selected, simplest first.
  ///   - bound: The tags that have a binding; by default all.
  ///   - policy: The effects of setting a tag on and off.
  public init(of tags: [Tag], bound: [Tag]? = nil, _ policy: TagPolicy = .clearsOwn) {
    self.tags = tags
    ports = bound ?? tags
    self.policy = policy
  }

  // A tag that has no binding may be selected. Then no port is on.
  public var selection: Selection<Bool> {
    policy == .radio && tags.allSatisfy(ports.contains) ? .required : .optional
  }
  public var bases: [Tag?]? { (policy == .radio ? [] : [nil]) + tags.map(Optional.some) }

  public func permits(_ selection: Tag?) -> Bool { policy != .radio || selection != nil }

  public func get(_ tag: Tag, in selection: Tag?) -> Bool { selection == tag }

  public func accepts(_ isOn: Bool, at tag: Tag, in selection: Tag?) -> Bool {
    switch policy {
    case .clearsOwn, .clearsAny: true
    case .radio: isOn
    case .offOnly: !isOn
    }
  }

  public func set(_ isOn: Bool, at tag: Tag, in selection: Tag?) -> Tag? {
    if isOn { return tag }
    return selection == tag || policy == .clearsAny ? nil : selection
  }
}

extension SelectionModel: Sendable where Tag: Sendable {}

extension SelectionModel where Tag: CaseIterable {
  /// Makes the model of all cases.
  public init() { self.init(of: Array(Tag.allCases)) }
}

extension ReferenceModel {
  /// Returns a model of tags of an optional selection; see ``SelectionModel``.
  public static func selection<Tag>(
    of tags: [Tag], bound: [Tag]? = nil, _ policy: TagPolicy = .clearsOwn
  ) -> Self where Self == SelectionModel<Tag> {
    SelectionModel(of: tags, bound: bound, policy)
  }

  /// Returns a model of the cases of a type as tags of an optional selection.
  public static func selection<Tag: CaseIterable>(
    of tags: Tag.Type, _ policy: TagPolicy = .clearsOwn
  ) -> Self where Self == SelectionModel<Tag> {
    SelectionModel(of: Array(tags.allCases), policy)
  }
}
