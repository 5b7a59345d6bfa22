package import BindingLaws

/// The arguments by which a test would allow what a case shows, as text.
///
/// Each is nil if the expectation has none.
package struct Allowances: Sendable {
  /// The argument by which a set may store another value.
  package var storing: String?
  /// The argument by which a port may read another value than the base holds.
  package var converting: String?
  /// The argument by which a set of one port may change another.
  package var moving: String?
  /// The argument by which some bases cannot occur, with a base that can.
  package var permitting: (known: TraceValue, words: String)?
  /// The sentence that allows a set to keep some of what was stored.
  package var keeping: String?
  /// The sentence that allows a set of what is read to store what comes back.
  ///
  /// Nil unless the case shows that.
  package var returning: String?

  package init() {}
}
