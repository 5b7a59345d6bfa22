import BindingGenerators

// A pass of `Simplifier.run`, and the edit of draws that passes share. Another order of attempts may end in
// another smallest case, which reports and recorded outputs show.
extension Simplifier {
  /// Makes operations of the simplest kind out of others, although more is drawn for it.
  ///
  /// It turns a tap into a set that leads to the same. To lower the draw of the kind alone would give a set
  /// of the simplest value.
  mutating func replaceOperations() {
    for index in operationSpans.indices where index < operationSpans.count {
      replace(operationSpans[index])
    }
  }

  /// Replaces an operation by one of the simplest kind.
  ///
  /// A set draws 0, its port and its value, in `TransitionTable+Drawing`. So value 1, value 2 and the first
  /// port are tried. A guess that is wrong does not fail, and `keep` drops it.
  private mutating func replace(_ span: Range<Int>) {
    guard let kind = span.first, draws.values[kind] > 0 else { return }
    let rest = Array(draws.values[span.dropFirst()])
    for longer in [rest + [1], rest + [2], [0] + rest] {
      if keep(draws.replacing(span, with: [0] + longer)) { return }
    }
  }
}

extension Draws {
  /// Returns the draws with other draws instead of some.
  ///
  /// The spans within those are gone.
  func replacing(_ range: Range<Int>, with values: [UInt64]) -> Self {
    var edited = self
    edited.values.replaceSubrange(range, with: values)
    let growth = values.count - range.count
    edited.spans = spans.compactMap { span in
      if span == range && !values.isEmpty { return span.lowerBound..<(span.upperBound + growth) }
      if range.contains(span.lowerBound) { return nil }
      let first = span.lowerBound >= range.upperBound ? growth : 0
      let last = span.upperBound >= range.upperBound ? growth : 0
      return (span.lowerBound + first)..<(span.upperBound + last)
    }
    return edited
  }
}
