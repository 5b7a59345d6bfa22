/// Recorded draws and how they belong together: what can be run again, edited and enumerated.
///
/// Draws are all that the simplifier edits; what they mean is known to those who drew them.
package struct Draws: Hashable, Sendable {
  /// What was drawn, in order.
  package var values: [UInt64]
  /// The ranges of draws that belong together, outer before inner.
  package var spans: [Range<Int>]

  /// Makes a record, by default one in which nothing belongs together.
  package init(values: [UInt64], spans: [Range<Int>] = []) {
    self.values = values
    self.spans = spans
  }
}
