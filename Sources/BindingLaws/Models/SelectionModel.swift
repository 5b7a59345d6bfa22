// `WhichModelWhichLaws.md` says so, too: change both together. `CI/full.d/source-mutants.txt` quotes this
// code. `NaiveStates`, among the tests of specimens, defines both selections a second time.
/// What setting a tag on and off does.
///
/// `SelectionPolicy` in `LawfulBindings` has the same cases. `explain --profile` prints the raw values, also
/// as JSON.
public enum TagPolicy: String, Sendable, Codable {
  // `PortProfile` finds the policy of a port by the laws that it breaks: a new case needs an answer there.
  /// On selects; off clears the selection if it is the tag. The lawful one where on and off are accepted.
  case clearsOwn = "clear-own"
  /// On selects; off clears the selection, whatever it is: setting what is read erases it.
  case clearsAny = "clear-any"
  /// On selects; off is rejected, and something is always selected.
  case radio
  /// On is rejected; off clears the selection if it is the tag.
  case offOnly = "off-only"
}

/// Tags of an optional selection, each on while it is selected, by one of four policies.
///
/// On is read from one base and off from all others, so no binding of this shape can obey
/// set-get, get-set and set-set together; by ``TagPolicy/clearsOwn`` it gives up set-set.
public struct SelectionModel<Tag: Hashable>: ReferenceModel {
  public typealias Base = Tag?
  public typealias Port = Tag
  private let tags: [Tag]
  private let policy: TagPolicy

  // The orders below number ports and bases in draws and tokens: they have to stay.
  public let ports: [Tag]

  /// Makes the model.
  ///
  /// - Parameters:
  ///   - tags: What may be selected, simplest first.
  ///   - bound: The tags that have a binding; by default all.
  ///   - policy: What setting a tag on and off does.
  public init(of tags: [Tag], bound: [Tag]? = nil, _ policy: TagPolicy = .clearsOwn) {
    self.tags = tags
    ports = bound ?? tags
    self.policy = policy
  }

  // A tag that has no binding may be selected: then no port is on.
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

/// A selection that is never empty: a tag can be set on, and is set off by another one only, or selects a default.
public struct RequiredSelectionModel<Tag: Hashable>: ReferenceModel {
  // The orders below number ports and bases in draws and tokens: they have to stay.
  public let ports: [Tag]
  private let fallback: Tag?

  /// Makes the model.
  ///
  /// - Parameters:
  ///   - tags: What may be selected and has a binding, simplest first.
  ///   - fallback: What is selected where the selected tag is set off; by default off is rejected. It need not be
  ///     one of the tags; if it is, it cannot be set off itself.
  public init(of tags: [Tag], default fallback: Tag? = nil) {
    ports = tags
    self.fallback = fallback
  }

  // A default that has no binding may be selected: then no port is on.
  public var selection: Selection<Bool> {
    fallback.map(ports.contains) ?? true ? .required : .optional
  }
  public var bases: [Tag]? { (ports + (fallback.map { [$0] } ?? [])).unique }

  public func get(_ tag: Tag, in selection: Tag) -> Bool { selection == tag }

  public func accepts(_ isOn: Bool, at tag: Tag, in selection: Tag) -> Bool {
    isOn || fallback != nil && (tag != selection || tag != fallback)
  }

  public func set(_ isOn: Bool, at tag: Tag, in selection: Tag) -> Tag {
    if isOn { return tag }
    return selection == tag ? fallback ?? selection : selection
  }
}

extension RequiredSelectionModel: Sendable where Tag: Sendable {}

extension RequiredSelectionModel where Tag: CaseIterable {
  /// Makes the model of all cases.
  public init() { self.init(of: Array(Tag.allCases)) }
}

extension ReferenceModel {
  /// Tags of an optional selection; see ``SelectionModel``.
  public static func selection<Tag>(
    of tags: [Tag], bound: [Tag]? = nil, _ policy: TagPolicy = .clearsOwn
  ) -> Self where Self == SelectionModel<Tag> {
    SelectionModel(of: tags, bound: bound, policy)
  }

  /// The cases of a type as tags of an optional selection.
  public static func selection<Tag: CaseIterable>(
    of tags: Tag.Type, _ policy: TagPolicy = .clearsOwn
  ) -> Self where Self == SelectionModel<Tag> {
    SelectionModel(of: Array(tags.allCases), policy)
  }

  /// Tags of a selection that is never empty; see ``RequiredSelectionModel``.
  public static func requiredSelection<Tag>(
    of tags: [Tag], default fallback: Tag? = nil
  ) -> Self where Self == RequiredSelectionModel<Tag> {
    RequiredSelectionModel(of: tags, default: fallback)
  }

  /// The cases of a type as tags of a selection that is never empty.
  public static func requiredSelection<Tag: CaseIterable>(
    of tags: Tag.Type, default fallback: Tag? = nil
  ) -> Self where Self == RequiredSelectionModel<Tag> {
    RequiredSelectionModel(of: Array(tags.allCases), default: fallback)
  }
}
