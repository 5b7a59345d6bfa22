import LawChecking

/// A trace with system and model, or two runs of it, side by side, a row an operation.
///
/// An arrow stands where the two part.
struct TraceTable {
  private let sideBySide: SideBySide
  private let width: Int
  /// The names of the ports, where readings are signs that can stand below them; else empty.
  private var names: [String] = []

  init(_ sideBySide: SideBySide, width: Int = 80) {
    (self.sideBySide, self.width) = (sideBySide, width)
    names = portNames
    if isWide { names = [] }
  }

  private var pairs: [RowPair] { sideBySide.pairs }
  private var held: [Counterexample.Row] { sideBySide.stale }
  private var first: Int? { sideBySide.first }
  private var last: [String]? { sideBySide.last.map { [$0.subject, $0.left, $0.right] } }
  private var head: [String] { ["trace"] + sideBySide.sides + (held.isEmpty ? [] : ["held"]) }

  /// Whether some operation takes more than a line, so that nobody can copy it.
  var breaksOperations: Bool { isWide && pairs.contains { $0.line.count > width - 6 } }

  /// A table, or, where that would be too wide, operation by operation with what changed.
  var lines: [String] { isWide ? stack : table }

  /// Indent, gaps and the mark take 31 columns, and the gap before `held` three more.
  private var isWide: Bool { cells.widths.reduce(0, +) > width - 31 - (held.isEmpty ? 0 : 3) }

  private var table: [String] {
    let rows = cells.enumerated().map { index, row in
      let indent = index == 0 ? "  " : "    "
      return [indent + row[0]] + row.dropFirst() + [first == index - 1 ? Self.mark : ""]
    }
    let ports = [""] + head.dropFirst().map { _ in names.joined(separator: " ") }
    let below = names.isEmpty ? [] : [ports]
    return (rows.prefix(1) + below + rows.dropFirst()).columns(apart: 3)
  }

  /// The command line knows the line by these words, to colour it.
  static let mark = "← first difference"

  /// The rows in words.
  private var cells: [[String]] {
    let rows = pairs.indices.map { index in
      let sides = [\RowPair.left, \.right].map { text($0, index) { value, _ in value } }
      return [pairs[index].line] + sides
        + (held.isEmpty ? [] : [held[index].heldText(below: names)])
    }
    return [head] + rows + (last.map { [$0] } ?? [])
  }

  private var portNames: [String] {
    let names = sideBySide.ports
    let readings = pairs.flatMap { [$0.left, $0.right].compactMap { $0?.readings } }
    let areSigns = readings.allSatisfy {
      $0.count == names.count && $0.allSatisfy { $0.sign != nil || ["–", "?"].contains($0) }
    }
    let fit = names.count > 1 && names.joined(separator: " ").count <= Self.widestNames
    return areSigns && fit ? names : []
  }

  private static let widestNames = 20

  /// The operations, one below the other, each with what changed of what the sides show; what both
  /// show is printed once.
  private var stack: [String] {
    let rows = pairs.indices.map { index in
      let sides = [\RowPair.left, \.right].map { text($0, index, change) }
      let isSame = sides[0] == sides[1] && index != first
      let held = held.at(index)?.heldText() ?? ""
      let sideBySide =
        isSame ? [("both", index == 0 ? "" : sides[0])] : Array(zip(head.dropFirst(), sides))
      return stacked(pairs[index].line, sideBySide + [("held", held)], isFirst: index == first)
    }
    let end = last.map {
      stacked($0[0], Array(zip(head.dropFirst(), $0.dropFirst())), isFirst: true)
    }
    return ["  trace"] + (rows + (end.map { [$0] } ?? [])).flatMap(\.self)
  }

  private func stacked(
    _ line: String, _ sides: [(name: String, text: String)], isFirst: Bool
  ) -> [String] {
    let margin = head.dropFirst().map(\.count).reduce(6, max) + 9
    let sideBySide = sides.filter { !$0.text.isEmpty }.flatMap { name, text in
      ("      " + name.padded(to: margin - 6) + text).wrapped(to: width, margin: margin)
    }
    let mark = isFirst ? "   " + Self.mark : ""
    return ("    " + line + mark).wrapped(to: width, margin: 6) + sideBySide
  }

  /// What a side shows after an operation, with long values put as they are printed.
  private func text(
    _ side: KeyPath<RowPair, Snapshot?>, _ index: Int, _ show: (String, String?) -> String
  ) -> String {
    guard let snapshot = pairs[index][keyPath: side] else { return "" }
    let before = pairs[..<index].last { $0[keyPath: side] != nil }?[keyPath: side]
    let readings = snapshot.readings.enumerated().map { port, reading in
      (reading.sign ?? show(reading, before.flatMap { $0.readings.at(port) }))
        .padded(to: names.at(port)?.count ?? 0)
    }
    let wrote =
      snapshot.writes.isEmpty ? "no write" : "wrote " + snapshot.writes.joined(separator: ", ")
    let parts =
      [readings.joined(separator: " ")]
      + (sideBySide.showsBase ? [show(snapshot.base, before?.base)] : [])
      + (sideBySide.showsWrites ? [wrote] : [])
    return (snapshot.line.isEmpty ? "" : snapshot.line + "  ") + parts.joined(separator: "  ")
  }

  /// A short value whole, and of a long one what has changed.
  private func change(_ value: String, since old: String?) -> String {
    guard let old, value.count > 8, !value.hasPrefix("✗") else { return value }
    return LawTelling.change(from: old, to: value)
  }
}

extension Counterexample.Row {
  /// What the held bindings read; a dot where none is held.
  fileprivate func heldText(below names: [String] = []) -> String {
    if held.allSatisfy(\.isEmpty) { return "" }
    return held.enumerated().map { port, reading in
      (reading.isEmpty ? "·" : reading.sign ?? reading).padded(to: names.at(port)?.count ?? 0)
    }.joined(separator: " ")
  }
}

extension String {
  /// The sign of a state of a switch.
  ///
  /// `traceText` writes these words for a Bool, and for a value of three states.
  var sign: String? { ["on": "●", "off": "○", "mixed": "◐"][self] }
}

extension Array {
  fileprivate func at(_ index: Int) -> Element? { indices.contains(index) ? self[index] : nil }
}
