/// What a law found wrong: where, what was found, and what the law requires there.
public struct Discrepancy: Hashable, Sendable {
  /// Where it was found.
  public let place: Place
  /// What the system showed.
  public let found: TraceValue
  /// What the law requires.
  public let expected: TraceValue

  /// Says what is wrong.
  public init(at place: Place, found: TraceValue, expected: TraceValue) {
    self.place = place
    self.found = found
    self.expected = expected
  }

  /// Says what is wrong, in words.
  public init(at place: Place, found: String, expected: String) {
    self.init(at: place, found: TraceValue(words: found), expected: TraceValue(words: expected))
  }

  /// One of several things would be right; each is named once.
  package init(at place: Place, found: TraceValue, expectedOneOf values: [TraceValue]) {
    let different = values.enumerated().filter { values.firstIndex(of: $1) == $0 }.map(\.element)
    let words = different.map(\.text).joined(separator: " or ")
    self.init(
      at: place, found: found,
      expected: different.count == 1 ? different[0] : TraceValue(words: words))
  }

  /// The base is not what it has to be.
  public init?<Model: ReferenceModel>(
    base: Model.Base, expected: Model.Base, by model: Model
  ) {
    if model.areEquivalent(bases: base, expected) { return nil }
    self.init(at: .base, found: TraceValue(base), expected: TraceValue(expected))
  }

  /// A base that nobody sets is another one, even where the model takes both for the same.
  init?<Base: Equatable>(base: Base, unchangedFrom before: Base) {
    if isSame(base, before) || isSameBesideNaN(base, before) { return nil }
    self.init(at: .base, found: TraceValue(base), expected: TraceValue(before))
  }

  /// A handle does not read what it has to.
  public init?<Model: ReferenceModel>(
    reading handle: Handle<Model.Port>, _ value: Model.Value, expected: Model.Value,
    by model: Model
  ) {
    if model.areEquivalent(value, expected) { return nil }
    self.init(at: .reading(handle), found: TraceValue(value), expected: TraceValue(expected))
  }
}
