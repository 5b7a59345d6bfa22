import BindingGenerators

/// Edits that shorten a case: `keep` runs each edited one, and keeps it only if it fails and is simpler.
///
/// The order of the edits counts: it decides where simplifying ends, and after how many runs.
extension Simplifier {
  /// Lets the first draw count no more spans than were reached before the failure.
  mutating func cutAtFailure() {
    guard let count = draws.values.first, count <= 64 else { return }
    for fewer in 0..<count where keep(editing: { $0[0] = fewer }) { return }
  }

  /// Whether a draw counts the spans: lowering it would be deleting the last ones.
  func countsSpans(_ index: Int) -> Bool {
    index == 0 && draws.values[0] == UInt64(outermostSpans.count)
  }

  /// Deletes runs of neighbouring spans, long ones first, each together with what counts them.
  mutating func deleteSpans() {
    var length = outermostSpans.count
    while length > 0 {
      var start = 0
      while start + length <= outermostSpans.count {
        if !deleteSpans(start..<(start + length)) { start += length }
      }
      length = length > 4 ? length / 2 : length - 1
    }
  }

  /// Deletes spans that lie in others, or before all operations, each together with what counts it:
  /// such as an element of an array.
  mutating func deleteElements() {
    var index = 0
    while index < draws.spans.count {
      if !deleteElement(draws.spans[index]) { index += 1 }
    }
  }

  private mutating func deleteElement(_ span: Range<Int>) -> Bool {
    let around = draws.spans.filter { $0.contains(span.lowerBound) }
    let counters = (0..<span.lowerBound).reversed().filter { index in
      draws.values[index] > 0
        && !draws.spans.contains { $0.contains(index) && !around.contains($0) }
    }
    return counters.prefix(3).contains { delete(span, lowering: $0, by: 1) }
  }

  /// The spans that lie in no other.
  var outermostSpans: [Range<Int>] {
    var end = 0
    return draws.spans.filter { span in
      defer { end = max(end, span.upperBound) }
      return span.lowerBound >= end && !span.isEmpty
    }
  }

  private mutating func deleteSpans(_ range: Range<Int>) -> Bool {
    let spans = outermostSpans[range]
    guard let first = spans.first, let last = spans.last else { return false }
    let deleted = first.lowerBound..<last.upperBound
    return counters(of: spans.count, before: deleted.lowerBound).contains {
      delete(deleted, lowering: $0, by: spans.count)
    }
  }

  /// Tries the case without these draws, and with one draw before them lowered.
  private mutating func delete(_ range: Range<Int>, lowering index: Int, by amount: Int) -> Bool {
    var edited = draws.replacing(range, with: [])
    edited.values[index] -= UInt64(amount)
    return keep(edited, isShorter: true)
  }

  /// The draws that may say how many spans there are: the first, and any large enough one that
  /// stands before the spans outside of all spans.
  private func counters(of count: Int, before position: Int) -> [Int] {
    let candidates = draws.values.indices.filter { index in
      index < position && draws.values[index] >= UInt64(count)
        && !draws.spans.contains { $0.contains(index) }
    }
    return Array(candidates.prefix(2))
  }
}
