import LawChecking

/// Two runs side by side: what both show after an operation, where both carry it out.
struct RowPair {
  let line: String
  let left, right: Snapshot?
  /// Whether the two have to show the same there.
  var isCompared = true

  /// Whether they do not.
  var differs: Bool { isCompared && left != nil && right != nil && left != right }
}

/// What is seen of a run after an operation.
struct Snapshot: Equatable {
  let readings: [String]
  let base: String
  var writes: [String] = []
  /// The operation, where it is another one than that of the run beside.
  var line = ""
  /// What the held bindings read; empty where none is held.
  var held: [String] = []

  /// Whether writes count; in a transaction they have another label than outside.
  var comparesWrites = true

  /// Compares neither lines nor held bindings: `SideBySide` finds stale ones by itself.
  static func == (one: Snapshot, other: Snapshot) -> Bool {
    (one.readings, one.base) == (other.readings, other.base)
      && (!one.comparesWrites || one.writes == other.writes)
  }
}

// Lines are compared as the trace language spells them: `get `, ` held ` and `hold *`.
extension Counterexample {
  /// System and model.
  ///
  /// - Parameter end: How the process ended, where it did: then the system has no base any more.
  static func systemAndModel(_ rows: [Row], endingIn end: String = "") -> [RowPair] {
    rows.map { row in
      // `ChildCheck+Death` writes `–` for the base of a process that has ended; `TraceTable` knows `✗`.
      let isEnd = row.systemBase == "–" && !end.isEmpty
      return RowPair(
        line: row.line,
        left: Snapshot(
          readings: isEnd ? ["✗ " + end] : row.system, base: row.systemBase, held: row.held),
        right: Snapshot(readings: row.model, base: row.modelBase),
        isCompared: row.isAlike != true)
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
    let pairs = rows.count == otherRows.count ? rowByRow : common
    let isOneWay = pairs.allSatisfy { $0.left != nil && $0.right?.line.isEmpty ?? false }
    return pairs.enumerated().map { index, pair in
      RowPair(
        line: pair.line, left: pair.left, right: pair.right,
        isCompared: isOneWay || index == pairs.count - 1)
    }
  }

  private var rowByRow: [RowPair] {
    zip(rows, otherRows).map { left, right in
      var (own, snapshot) = (left.snapshot, right.snapshot)
      // As `OtherRun` names them.
      own.comparesWrites = sides.first != "in a transaction"
      if !left.isLike(right) { snapshot.line = right.line }
      return RowPair(line: left.line, left: own, right: snapshot)
    }
  }

  /// What both runs do stands side by side; what the other only looks at is left out.
  private var common: [RowPair] {
    var (pairs, rest) = ([RowPair](), otherRows.filter { !$0.line.hasPrefix("get ") }[...])
    for row in rows {
      let place = rest.firstIndex { row.isLike($0) }
      if let place {
        pairs += rest[..<place].filter { !$0.isHoldingAll }.map {
          RowPair(line: $0.line, left: nil, right: $0.snapshot)
        }
        pairs.append(RowPair(line: row.line, left: row.snapshot, right: rest[place].snapshot))
        rest = rest[(place + 1)...]
      } else {
        pairs.append(RowPair(line: row.line, left: row.snapshot, right: nil))
      }
    }
    return withLast(pairs)
  }

  /// The end of the shorter run stands beside that of the longer one.
  private func withLast(_ pairs: [RowPair]) -> [RowPair] {
    guard let last = pairs.last, last.right == nil, let end = otherRows.last else { return pairs }
    return pairs.dropLast() + [RowPair(line: last.line, left: last.left, right: end.snapshot)]
  }
}

extension Counterexample.Row {
  fileprivate var snapshot: Snapshot {
    Snapshot(readings: system, base: systemBase, writes: writes, held: held)
  }

  fileprivate var isHoldingAll: Bool { line == "hold *" }

  /// Whether both carry out the same, through whatever binding.
  fileprivate func isLike(_ other: Self) -> Bool {
    line.replacing(" held ", with: " ") == other.line.replacing(" held ", with: " ")
  }
}
