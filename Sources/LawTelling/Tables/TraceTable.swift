import LawChecking

/// A trace with system and model, or two runs of it, side by side, a row an operation, in columns
/// that fit.
struct TraceTable {
  /// What the ports read after an operation, and the base.
  private struct Sight: Equatable {
    let readings: [String]
    let base: String
  }

  private let head: [String]
  private let rows: [(line: String, left: Sight, right: Sight)]
  private let showsBase: Bool

  /// System and model; or, when another run showed something else, the two runs.
  init(_ rows: [Counterexample.Row], again: [Counterexample.Row] = []) {
    head = again.isEmpty ? ["trace", "system", "model"] : ["trace", "one run", "another"]
    self.rows = rows.indices.map { index in
      let row = rows[index]
      let left = Sight(readings: row.system, base: row.systemBase)
      if again.isEmpty {
        return (row.line, left, Sight(readings: row.model, base: row.modelBase))
      }
      return (row.line, left, Sight(readings: again[index].system, base: again[index].systemBase))
    }
    showsBase = self.rows.allSatisfy { $0.left.readings == $0.right.readings }
  }

  /// Whether some operation is not shown whole.
  var cutsOperations: Bool {
    zip(fitting(texts), texts).contains { $0[0] != $1[0] }
  }

  private var texts: [[String]] {
    [head] + rows.map { [$0.line, text($0.left), text($0.right)] }
  }

  var lines: [String] {
    let cells = fitting(texts)
    let widths = widths(cells)
    let first = rows.firstIndex { $0.left != $0.right }
    return cells.enumerated().map { index, row in
      let indent = index == 0 ? "  " : "    "
      let padded = zip(row, widths).map { $0.padded(to: $1) }
      let trace = (indent + row[0]).padded(to: widths[0] + 4)
      let mark = first == index - 1 ? "   ← first difference" : ""
      let line = ([trace] + padded.dropFirst()).joined(separator: "   ") + mark
      return line.trimmed
    }
  }

  /// The cells, cut where a row with its mark would be wider than 80 columns.
  private func fitting(_ cells: [[String]]) -> [[String]] {
    if widths(cells).reduce(0, +) <= 49 { return cells }
    return cells.map { row in zip(row, [21, 14, 14]).map { $0.cut(to: $1) } }
  }

  private func widths(_ cells: [[String]]) -> [Int] {
    (0..<3).map { column in cells.map { $0[column].count }.max() ?? 0 }
  }

  private func text(_ sight: Sight) -> String {
    let symbols = ["on": "●", "off": "○", "mixed": "◐"]
    let ports = sight.readings.map { symbols[$0] ?? $0 }.joined(separator: " ")
    return showsBase ? "\(ports)  \(sight.base)" : ports
  }
}

extension String {
  fileprivate var trimmed: String {
    var line = self
    while line.last == " " { line.removeLast() }
    return line
  }
}
