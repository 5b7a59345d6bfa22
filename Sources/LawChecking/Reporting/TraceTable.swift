/// A trace with system and model side by side, a row an operation, in columns that fit.
struct TraceTable {
  private let rows: [Counterexample.Row]
  private let showsBase: Bool

  init(_ rows: [Counterexample.Row]) {
    self.rows = rows
    showsBase = rows.allSatisfy { $0.system == $0.model }
  }

  var lines: [String] {
    let cells = fitting([["trace", "system", "model"]] + rows.map(cells))
    let widths = widths(cells)
    let first = rows.firstIndex { $0.system != $0.model || $0.systemBase != $0.modelBase }
    return cells.enumerated().map { index, row in
      let indent = index == 0 ? "  " : "    "
      let padded = zip(row, widths).map { $0.padded(to: $1) }
      let trace = (indent + row[0]).padded(to: widths[0] + 4)
      let mark = first == index - 1 ? "   ← first difference" : ""
      let line = ([trace] + padded.dropFirst()).joined(separator: "   ") + mark
      return line.trimmed
    }
  }

  private func cells(_ row: Counterexample.Row) -> [String] {
    [row.line, state(row.system, row.systemBase), state(row.model, row.modelBase)]
  }

  /// The cells, cut where a row with its mark would be wider than 80 columns.
  private func fitting(_ cells: [[String]]) -> [[String]] {
    if widths(cells).reduce(0, +) <= 49 { return cells }
    return cells.map { row in zip(row, [21, 14, 14]).map { $0.cut(to: $1) } }
  }

  private func widths(_ cells: [[String]]) -> [Int] {
    (0..<3).map { column in cells.map { $0[column].count }.max() ?? 0 }
  }

  private func state(_ readings: [String], _ base: String) -> String {
    let symbols = ["on": "●", "off": "○", "mixed": "◐"]
    let ports = readings.map { symbols[$0] ?? $0 }.joined(separator: " ")
    return showsBase ? "\(ports)  \(base)" : ports
  }
}

extension String {
  fileprivate func padded(to width: Int) -> String {
    self + String(repeating: " ", count: max(0, width - count))
  }

  fileprivate func cut(to width: Int) -> String {
    count <= width ? self : prefix(width - 1) + "…"
  }

  fileprivate var trimmed: String {
    var line = self
    while line.last == " " { line.removeLast() }
    return line
  }
}
