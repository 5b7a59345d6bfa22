import BindingLaws
package import LawChecking

/// A table of what new bindings do: a row for each base and port, with the reading, and a column for each
/// value.
///
/// The column has the base after a set of the value. If that is too wide, each set has a line of its own, and
/// bases are shown as what changed. `explain --table` and tests print such tables, and articles show some.
package struct LearnedTableText {
  private let table: LearnedTable
  private let width: Int
  /// The most bases to show.
  ///
  /// With another number, kept tables differ.
  private static let mostBases = LearnedTable.fewBases

  /// Makes the text of a table.
  ///
  /// - Parameter width: The width in columns, at least 80.
  package init(_ table: LearnedTable, width: Int = 80) {
    self.table = table
    self.width = max(80, width)
  }

  package var lines: [String] { body + more + [""] + legend(shown) }

  /// The table alone.
  ///
  /// The last line says how many bases are not shown, with a number that changes if they do something else.
  /// Files of tests keep these lines and `oddCells`: other words make kept tables differ.
  package var rows: [String] {
    // Rows are texts and numbers, which JSON always takes. Nil if no base is hidden.
    let hidden = try? table.fingerprint(ofRowsFrom: shown.count)
    return body + more + (hidden.map { ["  in which all is \($0)"] } ?? [])
  }

  /// The rows of the bases that are shown.
  private var shown: [LearnedTable.Row] { Array(table.rows.prefix(Self.mostBases)) }

  /// The rows in columns, or, if these are too wide, as a list.
  private var body: [String] {
    let grid = grid
    let isNarrow = grid.widths.reduce(0) { $0 + $1 + Self.gap } <= width
    let gap = String(repeating: " ", count: Self.gap)
    return isNarrow ? grid.columns(apart: Self.gap).map { gap + $0 } : shown.flatMap(list)
  }

  /// The number of blanks between columns.
  private static let gap = 2

  /// The table in columns, below a heading.
  private var grid: [[String]] {
    // A cell has a set of each value, or, without a binding, none.
    let values = shown.flatMap(\.cells).map(\.sets).first { !$0.isEmpty }?.map(\.value) ?? []
    let isSingle = shown.allSatisfy { $0.cells.count == 1 }
    let rows = shown.flatMap { base in
      base.cells.enumerated().map { index, cell in
        [index == 0 ? base.base.text : ""] + (isSingle ? [] : [cell.port]) + [cell.reading]
          + (cell.sets.isEmpty ? values.map { _ in "" } : cell.sets.map { $0.text() })
      }
    }
    return [["base"] + (isSingle ? [] : ["port"]) + ["reads"] + values.map { "set \($0)" }] + rows
  }

  /// Returns a base, and below it a line for each port and for each set.
  private func list(_ row: LearnedTable.Row) -> [String] {
    var lines = row.base.text.wrapped(to: width, indent: 2, margin: 4)
    for cell in row.cells {
      lines += "\(cell.port) reads \(cell.reading)".wrapped(to: width, indent: 4, margin: 8)
      for set in cell.sets {
        let lead = set.text { "→ " + Change(from: row.base, to: $0).words }
        lines += "set \(set.value)  \(lead)".wrapped(to: width, indent: 6, margin: 10)
      }
    }
    return lines
  }

  /// The line on bases that are not shown.
  ///
  /// Empty if all are shown.
  private var more: [String] {
    let hidden = table.rows.count - Self.mostBases
    return hidden > 0 ? ["  … and \(hidden.counted("base")) more"] : []
  }

  /// Returns lines that explain the signs that occur, and what the table is worth.
  private func legend(_ rows: [LearnedTable.Row]) -> [String] {
    let cells = rows.flatMap(\.cells)
    let signs = Set(cells.flatMap(\.signs))
    let used = Sign.allCases.filter(signs.contains).map { "\($0.rawValue) \($0.meaning)" }
    let absent = cells.contains { $0.reads == nil && !$0.ends } ? ["– no binding"] : []
    let whole = table.isWhole ? "" : "; there are more bases or values"
    let worth = "what new systems did, which may be wrong; \(table.questions.counted("question"))"
    let contradictions = table.contradictions.map {
      "flaky: \($0.question) gives \($0.answers.joined(separator: ", then "))"
    }
    return [(used + absent).joined(separator: " · "), worth + whole].filter { !$0.isEmpty }
      .flatMap { $0.wrapped(to: width, indent: 2, margin: 2) }
      + contradictions.flatMap { $0.wrapped(to: width, indent: 2, margin: 4) }
  }
}

/// A sign for what a binding does, in the order in which the signs are explained.
///
/// `JudgingABinding.md` shows some with their meanings.
private enum Sign: String, CaseIterable {
  case keeps = "="
  case refused
  case readsOtherwise = "≠"
  case echoChanges = "!"
  case ends

  /// The meaning of the sign.
  var meaning: String {
    switch self {
    case .keeps: "stays as it is"
    case .refused: "stays, though it reads otherwise"
    case .readsOtherwise: "reads something else than was set"
    case .echoChanges: "setting what is read changes it"
    case .ends: "ends the process"
    }
  }
}

extension LearnedTable {
  /// The reads and sets that nobody would expect, each in a sentence.
  package var oddCells: [String] {
    rows.flatMap { row in
      row.cells.flatMap { cell in
        let situation = "in \(row.base), " + (row.cells.count == 1 ? "" : "\(cell.port) ")
        let reads = cell.ends ? ["\(situation)reading crashes"] : []
        return reads + cell.sets.compactMap(\.oddity).map { situation + $0 }
      }
    }
  }
}

extension LearnedTable.PortRow {
  /// The reading, or why there is none.
  fileprivate var reading: String { ends ? Sign.ends.rawValue : reads ?? "–" }

  /// The signs in its row.
  fileprivate var signs: [Sign] { (ends ? [.ends] : []) + sets.flatMap(\.signs) }
}

extension LearnedTable.SetOutcome {
  /// The signs of the outcome.
  fileprivate var signs: [Sign] {
    switch fate {
    case .keeps: [.keeps]
    case .refused: [.refused]
    case .ends: [.ends]
    case .changes: (reads == nil ? [] : [.readsOtherwise]) + (isEcho ? [.echoChanges] : [])
    }
  }

  /// The words for what nobody would expect of the set, or nil if there is nothing.
  fileprivate var oddity: String? {
    if fate == .ends { return "set \(value) crashes" }
    if let reads { return "set \(value) reads \(reads)" }
    return isEcho ? base.map { "set \(value), which it reads, leads to \($0)" } : nil
  }

  /// Returns the base after a set, with signs for what nobody would expect.
  fileprivate func text(showing show: (TraceValue) -> String = \.text) -> String {
    ((base.map { [show($0)] } ?? []) + signs.map(\.rawValue)).joined(separator: " ")
  }
}
