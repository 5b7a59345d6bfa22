// `WhichModelWhichLaws.md` says so, too: change both together. `CI/full.d/source-mutants.txt` quotes this
// code.
/// What setting a tag on and off does.
///
/// `SelectionPolicy` in `LawfulBindings` has the same cases.
public enum TagPolicy: String, Sendable, Codable {
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
/// Its system is a ``ModelShape`` of the tags, over an optional tag. Of an enum, `typealias Example = Tab` says
/// all tags.
public struct TagsModel<Tags: ModelShape>: SelectingModel, PlainModel where Tags.Example: Hashable {
  public typealias Base = Tags.Example?
  public typealias Port = Tags.Example

  // An example that has no binding may be selected: then no port is on.
  public var isRequired: Bool {
    Tags.tagPolicy == .radio && Tags.examples.allSatisfy(Tags.bound.contains)
  }
  // The orders below number ports and bases in draws and tokens: they have to stay.
  public var ports: [Port] { Tags.bound }
  public var bases: [Base]? {
    (Tags.tagPolicy == .radio ? [] : [nil]) + Tags.examples.map(Optional.some)
  }

  public func permits(_ selection: Base) -> Bool {
    Tags.tagPolicy != .radio || selection != nil
  }

  public func get(_ tag: Port, in selection: Base) -> Bool { selection == tag }

  public func accepts(_ isOn: Bool, at tag: Port, in selection: Base) -> Bool {
    switch Tags.tagPolicy {
    case .clearsOwn, .clearsAny: true
    case .radio: isOn
    case .offOnly: !isOn
    }
  }

  public func set(_ isOn: Bool, at tag: Port, in selection: Base) -> Base {
    if isOn { return tag }
    return selection == tag || Tags.tagPolicy == .clearsAny ? nil : selection
  }

  /// Makes the model.
  public init() {}
}
