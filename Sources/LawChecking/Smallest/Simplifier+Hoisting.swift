import BindingGenerators

/// The last edit of `Simplifier.run`, which moves draws of an operation before all operations.
///
/// `keep` runs each edited case, and keeps it only if it fails and is simpler. The order of attempts decides
/// which case reports show as the smallest. `TransitionTable+Drawing` draws the kind of an operation, then its
/// port if there is one, then its value: that is what moves.
extension Simplifier {
  /// Deletes an operation, and those before it, and moves its last draws before all operations.
  ///
  /// An example is a write of a base: the trace might as well start from that base.
  mutating func hoistSpans() {
    var index = 0
    while index < operationSpans.count {
      if !hoist(index) { index += 1 }
    }
  }

  /// The spans that the first draw counts.
  ///
  /// There may be other spans before them.
  var operationSpans: [Range<Int>] {
    let spans = outermostSpans
    let count = draws.values.first ?? 0
    return count > spans.count ? [] : Array(spans.suffix(Int(count)))
  }

  /// Moves the last draws of an operation, and deletes either all operations up to it, or it alone.
  private mutating func hoist(_ index: Int) -> Bool {
    let spans = operationSpans
    let span = spans[index]
    let front = spans[0].lowerBound
    // For the first operation, both are the same.
    for first in index == 0 ? [0] : [0, index] {
      let deleted = DeletedOperations(
        draws: spans[first].lowerBound..<span.upperBound, count: index - first + 1)
      // Its value moves, with its port or without.
      for tail in [span.dropFirst(1), span.dropFirst(2)] where !tail.isEmpty {
        if hoist(tail, before: front, deleting: deleted) { return true }
      }
    }
    return false
  }

  /// Tries draws of an operation at each place before all operations where they may fit.
  ///
  /// They may fit where the first of them has the bound of the draw that it replaces, as draws from one list do.
  /// How many draws they replace is not known: a generated base has any number. So each number is tried.
  ///
  /// - Parameter front: The index at which the operations begin.
  private mutating func hoist(
    _ tail: Range<Int>, before front: Int, deleting deleted: DeletedOperations
  ) -> Bool {
    for place in 1..<max(front, 1) where bounds[place] == bounds[tail.lowerBound] {
      for end in (place + 1)...front {
        if hoist(tail, replacing: place..<end, deleting: deleted) { return true }
      }
    }
    return false
  }

  /// Tries the case with these draws instead of some before all operations, and without the deleted operations.
  private mutating func hoist(
    _ tail: Range<Int>, replacing replaced: Range<Int>, deleting deleted: DeletedOperations
  ) -> Bool {
    var values = draws.values
    values.removeSubrange(deleted.draws)
    values.replaceSubrange(replaced, with: draws.values[tail])
    values[0] -= UInt64(deleted.count)
    return keep(Draws(values: values))
  }
}

/// Neighbouring operations that an edit deletes.
private struct DeletedOperations {
  /// The indices of their draws.
  let draws: Range<Int>
  /// The number of operations.
  let count: Int
}
