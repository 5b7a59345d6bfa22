/// Recorded draws, and the spans that belong together.
///
/// Draws can be replayed, edited and enumerated. The simplifier edits only draws. Only the code that drew
/// them knows their meaning.
package struct Draws: Hashable, Sendable {
  /// The drawn numbers, in order.
  package var values: [UInt64]
  /// The ranges of draws that belong together, outer before inner.
  package var spans: [Range<Int>]

  /// Makes a record, by default without spans.
  package init(values: [UInt64], spans: [Range<Int>] = []) {
    self.values = values
    self.spans = spans
  }
}
