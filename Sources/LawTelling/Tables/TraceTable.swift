import BindingLaws
import LawChecking

/// A trace with system and model, or two runs of it, side by side, with a row for each operation.
///
/// An arrow stands where the two differ. Kept reports hold such tables. `replay --step` shows such a table
/// operation by operation.
struct TraceTable {
  private let comparison: Comparison
  private let width: Int
  private let head: [String]
  /// The names of the ports, if readings are signs that can stand below them.
  ///
  /// Otherwise empty, and also if the table would be too wide with them.
  private var names: [String] = []

  init(_ comparison: Comparison, width: Int = 80) {
    self.comparison = comparison
    self.width = width
    head = ["trace"] + comparison.names + (comparison.showsHeld ? ["held"] : [])
    names = portNames
    // Signs are as wide as the names above them. Without names the table may fit.
    if isWide { names = [] }
  }

  /// The row of an operation: its words, and what the runs and held bindings show after it.
  private struct Row {
    let operation: String
    let left: String
    let right: String
    /// What held bindings read, or nil if no column shows it.
    var held: String?
    /// Whether the runs first differ there.
    let isFirst: Bool

    /// The cells after the operation.
    var cells: [String] { [left, right] + [held].compactMap(\.self) }

    var role: Line.Role { isFirst ? .firstDifference : .plain }
  }

  /// Returns the text of a value, which may be what changed since the value before it.
  private typealias Show = (_ value: TraceValue, _ before: TraceValue?) -> String

  /// Whether some operation takes more than a line, so that nobody can copy it.
  var breaksOperations: Bool {
    isWide && comparison.pairs.contains { $0.line.count > width - Self.indent }
  }

  /// The table, or, if that would be too wide, the operations one below the other with what changed.
  var lines: [Line] { steps.flatMap(\.self) }

  /// The lines of each operation.
  ///
  /// The heading stands above the lines of the first one.
  var steps: [[Line]] {
    let rows = isWide ? [[Line("  trace")]] + stack : table.map { [$0] }
    // The heading, the names of the ports if there are any, and the first operation. A stack has no such names.
    let opening = names.isEmpty ? 2 : 3
    return [rows.prefix(opening).flatMap(\.self)] + rows.dropFirst(opening)
  }

  /// The mark of the first difference.
  ///
  /// `CI/full.d/terminal` waits for these words.
  static let mark = "← first difference"

  /// The indent below an operation, where each is above what it did.
  private static let indent = 6

  /// Whether a table would be too wide.
  ///
  /// Indent, gaps and the mark take 4, 9 and 18 columns. The gap before `held` takes 3 more.
  private var isWide: Bool {
    let cells = [head] + rows(whole).map { [$0.operation] + $0.cells }
    return cells.widths.reduce(0, +) > width - 31 - (comparison.showsHeld ? 3 : 0)
  }

  /// The table in columns.
  private var table: [Line] {
    let rows = rows(whole)
    let heading = ["  " + head[0]] + head.dropFirst()
    let ports = [""] + head.dropFirst().map { _ in names.joined(separator: " ") }
    let headings = names.isEmpty ? [heading] : [heading, ports]
    let cells = rows.map { row in
      ["    " + row.operation] + row.cells + [row.isFirst ? Self.mark : ""]
    }
    let roles = headings.map { _ in Line.Role.plain } + rows.map(\.role)
    return zip((headings + cells).columns(apart: 3), roles).map { Line($0, $1) }
  }

  /// The operations, one below the other, each with what changed in what the runs show.
  ///
  /// If both show the same, it is printed once.
  private var stack: [[Line]] {
    // A gap of three columns follows the longest name, or the six letters of "system".
    let widestName = head.dropFirst().map(\.count).reduce(6, max)
    let margin = Self.indent + widestName + 3
    return rows(change).enumerated().map { index, row in
      var parts = Array(zip(head.dropFirst(), row.cells))
      if row.left == row.right && !row.isFirst {
        // The line of the start names its base.
        parts[..<2] = [("both", index == 0 ? "" : row.left)]
      }
      let mark = row.isFirst ? "   " + Self.mark : ""
      let operation = (row.operation + mark).wrapped(to: width, indent: 4, margin: Self.indent)
      let shown = parts.filter { !$1.isEmpty }.flatMap { name, text in
        (name.padded(to: margin - Self.indent) + text)
          .wrapped(to: width, indent: Self.indent, margin: margin)
      }
      // The mark stands at the end of the operation.
      return operation.dropLast().map { Line($0) } + operation.suffix(1).map { Line($0, row.role) }
        + shown.map { Line($0) }
    }
  }

  /// Returns the rows, with values as a closure shows them.
  private func rows(_ show: Show) -> [Row] {
    var rows = comparison.pairs.enumerated().map { index, pair in
      Row(
        operation: pair.line, left: text(\.left, index, show), right: text(\.right, index, show),
        held: comparison.showsHeld ? heldText(comparison.rows[index].held) : nil,
        isFirst: index == comparison.differingRow)
    }
    if let look = comparison.finalLook {
      rows.append(
        Row(
          operation: look.subject, left: look.left.text, right: look.right.text, isFirst: true))
    }
    return rows
  }

  /// Returns the text of a side after an operation.
  ///
  /// A closure shows values that are no states of a switch.
  private func text(_ run: KeyPath<RowPair, Snapshot?>, _ index: Int, _ show: Show) -> String {
    guard let snapshot = comparison.pairs[index][keyPath: run] else { return "" }
    let before = comparison.pairs[..<index].compactMap { $0[keyPath: run] }.last
    let readings = snapshot.readings.enumerated().map { port, reading -> String in
      guard let value = reading.value, value.state == nil else { return reading.cell.brief }
      return show(value, before?.readings.at(port)?.value)
    }
    let base = snapshot.base.map { show($0, before?.base) } ?? "–"
    let wrote =
      snapshot.writes.isEmpty
      ? "no write" : "wrote " + snapshot.writes.map(\.text).joined(separator: ", ")
    let parts =
      [snapshot.end.map { "✗ " + $0 } ?? belowNames(readings)]
      + (comparison.showsBase ? [base] : [])
      + (comparison.showsWrites ? [wrote] : [])
    let operation = [snapshot.ownOperation].compactMap(\.self)
    return (operation + parts).joined(separator: "  ")
  }

  /// Returns the readings of the held bindings, with a dot for a port that is not held.
  private func heldText(_ held: [Counterexample.Reading?]) -> String {
    held.allSatisfy { $0 == nil } ? "" : belowNames(held.map { $0?.cell.brief ?? "·" })
  }

  /// Returns texts in a line, each as wide as the name of its port.
  private func belowNames(_ texts: [String]) -> String {
    texts.enumerated().map { $1.padded(to: names.at($0)?.count ?? 0) }.joined(separator: " ")
  }

  /// Returns a value whole, whatever it was before.
  private func whole(_ value: TraceValue, since old: TraceValue?) -> String { value.text }

  /// Returns a short value whole, and the change of a long one.
  private func change(_ value: TraceValue, since old: TraceValue?) -> String {
    // The words for a change have rarely fewer than 8 characters.
    guard let old, value.text.count > 8 else { return value.text }
    return Change(from: old, to: value).text
  }

  /// The names of the ports, if each reading is a sign, and the names are short.
  ///
  /// Otherwise empty.
  private var portNames: [String] {
    let names = comparison.ports
    let snapshots = comparison.pairs.flatMap { [$0.left, $0.right].compactMap(\.self) }
    let areSigns = snapshots.allSatisfy { snapshot in
      snapshot.end == nil && snapshot.readings.count == names.count
        && snapshot.readings.allSatisfy(\.isSign)
    }
    let fit = names.count > 1 && names.joined(separator: " ").count <= Self.widestNames
    return areSigns && fit ? names : []
  }

  /// The most columns that the names of the ports may take, which stand once for each run and for what is held.
  ///
  /// Of 80 columns, two runs then leave 9 for the operation, as `isWide` counts.
  private static let widestNames = 20
}

extension Array {
  /// Returns the element at an index, or nil if there is none.
  fileprivate func at(_ index: Int) -> Element? { indices.contains(index) ? self[index] : nil }
}
