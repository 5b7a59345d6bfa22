import BindingLaws
package import LawChecking

/// What bindings do when they are new, for people: a row a base and port, what it reads, and a column a
/// value with the base that a set of it leads to.
///
/// Where that is too wide, each set has a line of its own, and bases are shown as what changed.
/// `explain --table` and tests print it; articles show such tables.
package struct LearnedTableText {
  private let table: LearnedTable
  private let width: Int
  /// As many bases as are shown; with another number, kept tables differ.
  private static let mostBases = 12

  /// - Parameter width: How many columns there are, at least 80.
  package init(_ table: LearnedTable, width: Int = 80) {
    self.table = table
    self.width = max(80, width)
  }

  package var lines: [String] { body + more + [""] + legend(shown) }

  /// The table alone; of bases that it does not show it says how many they are, and a number that changes
  /// where they do something else.
  ///
  /// Files of tests keep these lines and `oddCells`: other words make kept tables differ.
  package var rows: [String] {
    let hidden = table.number(ofRowsFrom: shown.count).map { ["  in which all is \($0)"] }
    return body + more + (hidden ?? [])
  }

  private var shown: [LearnedTable.Row] { Array(table.rows.prefix(Self.mostBases)) }

  private var body: [String] {
    let grid = grid
    let isNarrow = grid.widths.reduce(0) { $0 + $1 + Self.gap } <= width
    let gap = String(repeating: " ", count: Self.gap)
    return isNarrow ? grid.columns(apart: Self.gap).map { gap + $0 } : shown.flatMap(list)
  }

  private static let gap = 2

  /// The table in columns, below a heading.
  private var grid: [[String]] {
    let values = shown.flatMap(\.cells).flatMap(\.sets).map(\.value).unique
    let isSingle = shown.allSatisfy { $0.cells.count == 1 }
    let rows = shown.flatMap { base in
      base.cells.enumerated().map { place, cell in
        [place == 0 ? base.base.text : ""] + (isSingle ? [] : [cell.port]) + [cell.reading]
          + values.map { value in cell.sets.first { $0.value == value }?.text() ?? "" }
      }
    }
    return [["base"] + (isSingle ? [] : ["port"]) + ["reads"] + values.map { "set \($0)" }] + rows
  }

  /// A base, and below it a line for each port and for each set.
  private func list(_ row: LearnedTable.Row) -> [String] {
    var lines = "  \(row.base)".wrapped(to: width, margin: 4)
    for cell in row.cells {
      lines += "    \(cell.port) reads \(cell.reading)".wrapped(to: width, margin: 8)
      for set in cell.sets {
        let lead = set.text { "→ " + Change(from: row.base, to: $0).words }
        let shown = "      set \(set.value)  \(lead)"
        lines += shown.wrapped(to: width, margin: 10)
      }
    }
    return lines
  }

  private var more: [String] {
    let hidden = table.rows.count - Self.mostBases
    return hidden > 0 ? ["  … and \(hidden.counted("base")) more"] : []
  }

  /// What the signs mean that occur, and what the table is worth.
  private func legend(_ rows: [LearnedTable.Row]) -> [String] {
    let cells = rows.flatMap(\.cells)
    let signs = Set(
      cells.flatMap(\.sets).flatMap(\.signs) + (cells.contains(where: \.ends) ? ["ends"] : []))
    let used = Self.signs.filter { signs.contains($0.sign) }.map { "\($0.sign) \($0.meaning)" }
    let absent = cells.contains { $0.reads == nil && !$0.ends } ? ["– no binding"] : []
    let whole = table.isWhole ? "" : "; there are more bases or values"
    let worth = "what new systems did, which may be wrong; \(table.questions.counted("question"))"
    let wavers = table.wavers.map {
      "flaky: \($0.question) gives \($0.answers.joined(separator: ", then "))"
    }
    return [(used + absent).joined(separator: " · "), worth + whole].filter { !$0.isEmpty }
      .flatMap { "  \($0)".wrapped(to: width, margin: 2) }
      + wavers.flatMap { "  \($0)".wrapped(to: width, margin: 4) }
  }

  /// The signs in the order in which they are explained.
  ///
  /// `WhichModelWhichLaws.md` shows some with their meanings, and `JudgingABinding.md` explains `≠`.
  private static let signs = [
    ("=", "stays as it is"), ("refused", "stays, though it reads otherwise"),
    ("≠", "reads something else than was set"), ("!", "setting what is read changes it"),
    ("ends", "ends the process"),
  ].map { (sign: $0, meaning: $1) }
}

extension LearnedTable {
  /// The reads and sets that one would not expect, each in a sentence.
  package var oddCells: [String] {
    rows.flatMap { row in
      row.cells.flatMap { cell in
        let place = "in \(row.base), " + (row.cells.count == 1 ? "" : "\(cell.port) ")
        let reads = cell.ends ? ["\(place)reading crashes"] : []
        return reads + cell.sets.compactMap(\.oddity).map { place + $0 }
      }
    }
  }
}

extension LearnedTable.Cell {
  /// What is read, or why nothing is.
  fileprivate var reading: String { ends ? "ends" : reads ?? "–" }
}

extension LearnedTable.Lead {
  /// The signs that stand for it.
  fileprivate var signs: [String] {
    switch fate {
    case .keeps: ["="]
    case .refused: ["refused"]
    case .ends: ["ends"]
    case .changes: (reads == nil ? [] : ["≠"]) + (isEcho ? ["!"] : [])
    }
  }

  /// What one would not expect of the set.
  fileprivate var oddity: String? {
    if fate == .ends { return "set \(value) crashes" }
    if let reads { return "set \(value) reads \(reads)" }
    return isEcho ? base.map { "set \(value), which it reads, leads to \($0)" } : nil
  }

  /// What a set leads to, with signs where that is not what one would expect.
  fileprivate func text(showing show: (TraceValue) -> String = \.text) -> String {
    ((base.map { [show($0)] } ?? []) + signs).joined(separator: " ")
  }
}
