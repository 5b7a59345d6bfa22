import BindingLaws
import LawChecking

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
    var pairs = rows.count == otherRows.count ? rowByRow : sideBySide
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
  private var sideBySide: [RowPair] {
    var pairs: [RowPair] = []
    var remaining = otherRows.filter { $0.operation?.kind != .get }[...]
    for row in rows {
      let match = remaining.firstIndex { row.doesTheSame(as: $0) }
      let between = remaining[..<(match ?? remaining.startIndex)]
      let alone = between.filter { $0.operation?.kind != .holdAll }
      pairs += alone.map { RowPair(line: $0.line, left: nil, right: $0.snapshot) }
      pairs.append(
        RowPair(line: row.line, left: row.snapshot, right: match.map { remaining[$0].snapshot }))
      if let match { remaining = remaining[(match + 1)...] }
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
