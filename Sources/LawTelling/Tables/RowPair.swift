import BindingLaws
import LawChecking

/// A row of two runs side by side: what each shows after an operation.
///
/// A side is nil if it has no such operation.
struct RowPair {
  /// The operation in the trace language.
  let line: String
  /// What the left run shows.
  let left: Snapshot?
  /// What the right run shows.
  var right: Snapshot?
  /// Whether the two have to show the same.
  var isCompared = true
  /// Whether their writes have to be the same, too.
  ///
  /// A write in a transaction has another label than one outside.
  var comparesWrites = true

  /// Whether the two differ.
  ///
  /// `Comparison` finds stale held bindings by itself.
  var differs: Bool {
    parts(\.readings) || parts(\.base) || comparesWrites && parts(\.writes)
  }

  /// Returns whether the two have to show the same of something, and do not.
  func parts(_ seen: (Snapshot) -> some Equatable) -> Bool {
    guard isCompared, let left, let right else { return false }
    return seen(left) != seen(right)
  }
}

/// The state of a run after an operation.
struct Snapshot {
  /// The readings of the ports, in order.
  let readings: [Counterexample.Reading]
  /// The base, or nil if the process did not come so far.
  let base: TraceValue?
  /// The writes of the operation.
  var writes: [Counterexample.Write] = []
  /// The operation of this run, or nil if the other run has the same.
  var ownOperation: String?
  /// The reading of the binding of each port.
  ///
  /// Nil for a port that is not held.
  var held: [Counterexample.Reading?] = []
  /// The words for how the process ended, or nil if it did not.
  var end: String?
}

extension Counterexample {
  /// Returns system and model.
  ///
  /// From the step on that ends the process, the system has no base.
  static func systemAndModel(_ rows: [Row]) -> [RowPair] {
    let end = rows.lazy.compactMap(\.end).first?.text
    return rows.map { row in
      RowPair(
        line: row.line,
        left: Snapshot(
          readings: row.system, base: row.systemBase, held: row.held,
          end: row.systemBase == nil ? end : nil),
        right: Snapshot(readings: row.model, base: row.modelBase),
        isCompared: row.isEquivalent != true)
    }
  }

  /// The pairs of two runs of one trace.
  var twoRunsOfOneTrace: [RowPair] {
    zip(rows, again).map { RowPair(line: $0.line, left: $0.snapshot, right: $1.snapshot) }
  }

  /// The pairs of the two runs that the law compares.
  ///
  /// They have to show the same all along if they differ in nothing but what the law says is irrelevant. If
  /// one takes another way, they have to show the same at the end alone.
  var twoRuns: [RowPair] {
    var pairs = rows.count == otherRows.count ? rowByRow : common
    let isOneWay = pairs.allSatisfy { pair in
      pair.left != nil && pair.right.map { $0.ownOperation == nil } ?? false
    }
    for index in pairs.indices.dropLast() { pairs[index].isCompared = isOneWay }
    return pairs
  }

  /// The pairs of the rows of the same number.
  private var rowByRow: [RowPair] {
    zip(rows, otherRows).map { left, right in
      var snapshot = right.snapshot
      if !left.doesTheSame(as: right) { snapshot.ownOperation = right.line }
      return RowPair(
        line: left.line, left: left.snapshot, right: snapshot,
        comparesWrites: runs != .insideAndOutside)
    }
  }

  /// The pairs with the operations of both runs side by side.
  ///
  /// Reads of the other run are left out. The end of the shorter run stands beside that of the longer one.
  private var common: [RowPair] {
    var pairs: [RowPair] = []
    var rest = otherRows.filter { $0.operation?.kind != .get }[...]
    for row in rows {
      let match = rest.firstIndex { row.doesTheSame(as: $0) }
      let between = rest[..<(match ?? rest.startIndex)].filter { $0.operation?.kind != .holdAll }
      pairs += between.map { RowPair(line: $0.line, left: nil, right: $0.snapshot) }
      pairs.append(
        RowPair(line: row.line, left: row.snapshot, right: match.map { rest[$0].snapshot }))
      if let match { rest = rest[(match + 1)...] }
    }
    if let last = pairs.last, last.right == nil, let end = otherRows.last {
      pairs[pairs.count - 1].right = end.snapshot
    }
    return pairs
  }
}

extension Counterexample.Row {
  /// The state of the system in this row.
  fileprivate var snapshot: Snapshot {
    Snapshot(readings: system, base: systemBase, writes: writes, held: held)
  }
}
