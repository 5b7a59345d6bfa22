import BindingGenerators

/// The edits that shorten a case.
///
/// `keep` runs each edited case, and keeps it only if it fails and is simpler. The order of the edits counts:
/// it decides where simplifying ends, and after how many runs.
extension Simplifier {
  /// Lowers the first draw, which counts the spans, to the least number that still fails.
  ///
  /// Then no span follows the failure.
  mutating func cutAtFailure() {
    guard let count = draws.values.first, count <= Self.mostCut else { return }
    for fewer in 0..<count where keep(editing: { $0[0] = fewer }) { return }
  }

  /// The largest first draw that is taken for a count of operations, of which a case has 24 by default.
  ///
  /// The first draw of a generator may be any number, and each smaller number costs a run.
  private static var mostCut: UInt64 { 64 }

  /// Whether a draw counts the spans.
  ///
  /// To lower it would delete the last ones.
  func countsSpans(_ index: Int) -> Bool {
    index == 0 && draws.values[0] == UInt64(outermostSpans.count)
  }

  /// The spans that lie in no other.
  var outermostSpans: [Range<Int>] {
    var outermost: [Range<Int>] = []
    var end = 0
    for span in draws.spans {
      if span.lowerBound >= end && !span.isEmpty { outermost.append(span) }
      end = max(end, span.upperBound)
    }
    return outermost
  }

  /// Deletes sequences of neighbouring spans, long ones first, each together with what counts them.
  mutating func deleteSpans() {
    var length = outermostSpans.count
    while length > 0 {
      var start = 0
      while start + length <= outermostSpans.count {
        if !deleteNeighbours(start..<(start + length)) { start += length }
      }
      // Halving passes over lengths, which saves runs. The last few are tried one by one.
      length = length > 4 ? length / 2 : length - 1
    }
  }

  /// Deletes neighbouring spans, and lowers a draw that may count them.
  private mutating func deleteNeighbours(_ range: Range<Int>) -> Bool {
    let spans = outermostSpans[range]
    guard let first = spans.first, let last = spans.last else { return false }
    let deleted = first.lowerBound..<last.upperBound
    return counters(of: spans.count, before: deleted.lowerBound).contains { counter in
      delete(deleted, lowering: counter, by: spans.count)
    }
  }

  /// Returns the draws that may count the spans: the first two that are large enough and lie before the
  /// spans.
  ///
  /// The first draw of a case counts its operations. A generator may draw one thing before it.
  private func counters(of count: Int, before position: Int) -> [Int] {
    let candidates = draws.values.indices.filter { index in
      index < position && draws.values[index] >= UInt64(count)
        && !draws.spans.contains { $0.contains(index) }
    }
    return Array(candidates.prefix(2))
  }

  /// Deletes spans within others, or before all operations, each together with what counts it.
  ///
  /// Such a span is an element of an array.
  mutating func deleteElements() {
    var index = 0
    while index < draws.spans.count {
      if !deleteElement(draws.spans[index]) { index += 1 }
    }
  }

  /// Deletes a span, and lowers one of the latest three draws before it that may count it.
  ///
  /// An array draws its count shortly before its elements, and each draw that is tried costs a run. Draws of its
  /// earlier elements do not count it.
  private mutating func deleteElement(_ span: Range<Int>) -> Bool {
    let around = draws.spans.filter { $0.contains(span.lowerBound) }
    let counters = (0..<span.lowerBound).reversed().filter { index in
      draws.values[index] > 0
        && !draws.spans.contains { $0.contains(index) && !around.contains($0) }
    }
    return counters.prefix(3).contains { delete(span, lowering: $0, by: 1) }
  }

  /// Tries the case without these draws, and with one draw before them lowered.
  private mutating func delete(_ range: Range<Int>, lowering index: Int, by amount: Int) -> Bool {
    var edited = draws.replacing(range, with: [])
    edited.values[index] -= UInt64(amount)
    return keep(edited, mustBeShorter: true)
  }
}
