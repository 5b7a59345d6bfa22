/// What a law found wrong: where, what was found, and what the law requires there.
public struct Discrepancy: Hashable, Sendable {
  /// Where it was found.
  public let place: Place
  /// What the system showed.
  public let found: String
  /// What the law requires.
  public let expected: String

  /// Says what is wrong.
  public init(at place: Place, found: String, expected: String) {
    self.place = place
    self.found = found
    self.expected = expected
  }

  /// One of several things would be right; each is named once.
  package init(at place: Place, found: String, expectedOneOf texts: [String]) {
    let different = texts.enumerated().filter { texts.firstIndex(of: $1) == $0 }.map(\.element)
    self.init(at: place, found: found, expected: different.joined(separator: " or "))
  }

  /// The base is not what it has to be.
  public init?<Model: ReferenceModel>(
    base: Model.Base, expected: Model.Base, by model: Model
  ) {
    if model.areEquivalent(bases: base, expected) { return nil }
    self.init(at: .base, found: traceText(base), expected: traceText(expected))
  }

  /// A base that nobody sets is another one, even where the model takes both for the same.
  init?<Base: Equatable>(base: Base, unchangedFrom before: Base) {
    if isSame(base, before) { return nil }
    self.init(at: .base, found: traceText(base), expected: traceText(before))
  }

  /// A handle does not read what it has to.
  public init?<Model: ReferenceModel>(
    reading handle: Handle<Model.Port>, _ value: Model.Value, expected: Model.Value,
    by model: Model
  ) {
    if model.areEquivalent(value, expected) { return nil }
    self.init(at: .reading(handle), found: traceText(value), expected: traceText(expected))
  }
}
