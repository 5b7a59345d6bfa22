// `WhichModelWhichLaws.md` repeats this: change both together. `CI/full.d/source-mutants.txt` quotes this
// code. The tests of specimens define this selection a second time.

/// A selection that is never empty.
///
/// A tag can be set on. Another tag sets it off, or setting it off selects a default.
public struct RequiredSelectionModel<Tag: Hashable>: ReferenceModel {
  // The orders below number ports and bases in draws and tokens: they have to stay.
  public let ports: [Tag]
  /// The tag that is selected when the selected one is set off.
  ///
  /// Nil if off is rejected.
  private let fallback: Tag?

  /// Makes the model.
  ///
  /// - Parameters:
  ///   - tags: The tags that have a binding, simplest first.
  ///   - fallback: The tag that is selected when the selected one is set off. By default off is rejected. It
  ///     need not be one of the tags. If it is, it cannot be set off itself.
  public init(of tags: [Tag], default fallback: Tag? = nil) {
    ports = tags
    self.fallback = fallback
  }

  // A default that has no binding may be selected. Then no port is on.
  public var selection: Selection<Bool> {
    if let fallback, !ports.contains(fallback) { .optional } else { .required }
  }
  public var bases: [Tag]? { (ports + (fallback.map { [$0] } ?? [])).unique }

  public func get(_ tag: Tag, in selection: Tag) -> Bool { selection == tag }

  public func accepts(_ isOn: Bool, at tag: Tag, in selection: Tag) -> Bool {
    if isOn { return true }
    // Setting a tag off selects the default. Without a default, and for the default itself, it is rejected.
    if fallback == nil { return false }
    return tag != selection || tag != fallback
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
  /// Returns a model of tags of a selection that is never empty; see ``RequiredSelectionModel``.
  public static func requiredSelection<Tag>(
    of tags: [Tag], default fallback: Tag? = nil
  ) -> Self where Self == RequiredSelectionModel<Tag> {
    RequiredSelectionModel(of: tags, default: fallback)
  }

  /// Returns a model of the cases of a type as tags of a selection that is never empty.
  public static func requiredSelection<Tag: CaseIterable>(
    of tags: Tag.Type, default fallback: Tag? = nil
  ) -> Self where Self == RequiredSelectionModel<Tag> {
    RequiredSelectionModel(of: Array(tags.allCases), default: fallback)
  }
}
