/// A trace with system and model side by side, a row an operation, in columns that fit.
struct TraceTable {
  private let rows: [Counterexample.Row]
  private let showsBase: Bool

  init(_ rows: [Counterexample.Row]) {
    self.rows = rows
    showsBase = rows.allSatisfy { $0.system == $0.model }
  }

  var lines: [String] {
    let cells = [["trace", "system", "model"]] + rows.map(cells)
    let widths = (0..<3).map { column in cells.map { $0[column].count }.max() ?? 0 }
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
    [
      row.line.cut(to: 30), state(row.system, row.systemBase).cut(to: 20),
      state(row.model, row.modelBase).cut(to: 20),
    ]
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
