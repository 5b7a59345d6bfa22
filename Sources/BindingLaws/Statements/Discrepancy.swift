/// A fault that a law found: its place, what the system showed, and what the law requires.
public struct Discrepancy: Hashable, Sendable {
  /// The place of the fault.
  public let place: Place
  /// The value that the system showed, or words for it.
  public let found: TraceValue
  /// The value that the law requires, or words for it.
  public let expected: TraceValue

  /// Makes a discrepancy of two values.
  public init(at place: Place, found: TraceValue, expected: TraceValue) {
    self.place = place
    self.found = found
    self.expected = expected
  }

  /// Makes a discrepancy in words.
  public init(at place: Place, found: String, expected: String) {
    self.init(at: place, found: TraceValue(words: found), expected: TraceValue(words: expected))
  }

  /// Makes a discrepancy in which any of several values would be right.
  ///
  /// Each is named once.
  package init(at place: Place, found: TraceValue, expectedOneOf values: [TraceValue]) {
    let different = values.unique
    let words = different.map(\.text).joined(separator: " or ")
    self.init(
      at: place, found: found,
      expected: different.count == 1 ? different[0] : TraceValue(words: words))
  }

  /// Makes a discrepancy if the base is not the expected one.
  ///
  /// Nil if it is.
  public init?<Model: ReferenceModel>(
    base: Model.Base, expected: Model.Base, by model: Model
  ) {
    if model.areEquivalent(bases: base, expected) { return nil }
    self.init(at: .base, found: TraceValue(base), expected: TraceValue(expected))
  }

  /// Makes a discrepancy if a base changed that nothing set, even if the model takes both for the same.
  ///
  /// Nil if it did not change.
  init?<Base: Equatable>(base: Base, unchangedFrom before: Base) {
    if isSame(base, before) || isSameBesideNaN(base, before) { return nil }
    self.init(at: .base, found: TraceValue(base), expected: TraceValue(before))
  }

  /// Makes a discrepancy if a handle does not read the expected value.
  ///
  /// Nil if it does.
  public init?<Model: ReferenceModel>(
    reading handle: Handle<Model.Port>, _ value: Model.Value, expected: Model.Value,
    by model: Model
  ) {
    if model.areEquivalent(value, expected) { return nil }
    self.init(at: .reading(handle), found: TraceValue(value), expected: TraceValue(expected))
  }
}
