import BindingLaws
import LawChecking

/// Two runs side by side: what both show after an operation, where both carry it out.
struct RowPair {
  let line: String
  let left: Snapshot?
  var right: Snapshot?
  /// Whether the two have to show the same there.
  var isCompared = true
  /// Whether their writes have to be the same, too; a write in a transaction has another label than one outside.
  var comparesWrites = true

  /// Whether they show something else there; `Comparison` finds stale held bindings by itself.
  var differs: Bool {
    parts(\.readings) || parts(\.base) || comparesWrites && parts(\.writes)
  }

  /// Whether the two have to show the same of something, and do not.
  func parts(_ seen: (Snapshot) -> some Equatable) -> Bool {
    guard isCompared, let left, let right else { return false }
    return seen(left) != seen(right)
  }
}

/// What is seen of a run after an operation.
struct Snapshot {
  let readings: [Counterexample.Reading]
  /// `nil` where the process did not come so far.
  let base: TraceValue?
  var writes: [Counterexample.Write] = []
  /// The operation of this run, where the other run has another one.
  var ownOperation: String?
  /// What the binding of each port reads if it is held.
  var held: [Counterexample.Reading?] = []
  /// How the process ended, in words, if it did.
  var end: String?
}

extension Counterexample {
  /// System and model; from the step on that ends the process it has no base any more.
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

  /// Two runs of one trace.
  var twoRunsOfOneTrace: [RowPair] {
    zip(rows, again).map { RowPair(line: $0.line, left: $0.snapshot, right: $1.snapshot) }
  }

  /// The two runs that the law compares.
  ///
  /// They have to show the same all along where they differ in nothing but what the law says is
  /// irrelevant; at the end alone, where the one takes another way.
  var twoRuns: [RowPair] {
    var pairs = rows.count == otherRows.count ? rowByRow : common
    let isOneWay = pairs.allSatisfy { pair in
      pair.left != nil && pair.right.map { $0.ownOperation == nil } ?? false
    }
    for index in pairs.indices.dropLast() { pairs[index].isCompared = isOneWay }
    return pairs
  }

  private var rowByRow: [RowPair] {
    zip(rows, otherRows).map { left, right in
      var snapshot = right.snapshot
      if !left.doesTheSame(as: right) { snapshot.ownOperation = right.line }
      return RowPair(
        line: left.line, left: left.snapshot, right: snapshot,
        comparesWrites: runs != .insideAndOutside)
    }
  }

  /// What both runs do stands side by side; what the other only looks at is left out.
  ///
  /// The end of the shorter run stands beside that of the longer one.
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
  fileprivate var snapshot: Snapshot {
    Snapshot(readings: system, base: systemBase, writes: writes, held: held)
  }
}
