import LawChecking

// `pageScript` knows `data-side`, `data-lane`, `data-step` and `differs`, and takes the first two bodies for
// the sides; `pageStyle` knows the classes. `CI/full.d/page` looks for some of them, and for `held 0`.
extension CaseArticle {
  private typealias Side = KeyPath<RowPair, Snapshot?>
  private var sideBySide: SideBySide { story.sideBySide }
  private var pairs: [RowPair] { sideBySide.pairs }

  /// The bodies of the timeline, one for each side: what each thing showed, step by step.
  var bodies: [String] {
    let sides = zip(sideBySide.sides, [\RowPair.left, \.right]).map { body($0, lanes(of: $1)) }
    let log = lane("log", "writes", sideBySide.rows.map { Cell($0.writes.oneAfterTheOther) })
    return sides + (log.isEmpty ? [] : [body("write log", [log])])
  }

  private func body(_ name: String, _ lanes: [String]) -> String {
    tableBody(with: ["data-side": name], name.withCapital, over: pairs.count + 1, lanes)
  }

  /// What a side shows; a held binding stands below the fresh one of its port.
  private func lanes(of side: Side) -> [String] {
    // What a run does is shown where the one beside does something else.
    let line = lane("does", "does", pairs.map { Cell($0[keyPath: side]?.line ?? "") })
    let ports = sideBySide.ports.enumerated().flatMap { port, name in
      [compared("port \(port)", name, side) { $0.reading(port) }, held(port, side)]
    }
    let base = compared("base", "base", side) { $0.base.map { Cell($0) } ?? Cell("–") }
    let writes = compared("writes", "writes", side) { Cell($0.writes.oneAfterTheOther) }
    return [line] + ports + [base, writes, look(side)]
  }

  /// What both sides have to show alike.
  private func compared(
    _ key: String, _ name: String, _ side: Side, _ shown: (Snapshot) -> Cell
  ) -> String {
    let cells = pairs.map { $0[keyPath: side].map(shown) ?? .empty }
    let differing = pairs.indices.filter { place in pairs[place].parts { shown($0).text } }
    return lane(key, name, cells, differing: differing)
  }

  /// What the held binding of a port reads; beside a model it has to read the present.
  private func held(_ port: Int, _ side: Side) -> String {
    let readings = pairs.map { $0[keyPath: side]?.held(port) }
    let stale = sideBySide.rows.indices.filter { place in
      readings[place].map { $0.cell.text != pairs[place].right?.reading(port).text } ?? false
    }
    let cells = readings.map { $0?.cell ?? .empty }
    return lane("held \(port)", "held \(sideBySide.ports[port])", cells, differing: stale)
  }

  /// What the law looked at, after the last step.
  private func look(_ side: Side) -> String {
    guard let look = sideBySide.last, !pairs.isEmpty else { return "" }
    let before = pairs.dropLast().map { _ in Cell.empty }
    let shown = side == \.left ? look.left : look.right
    return lane("look", look.subject, before + [Cell(shown)], differing: [before.count])
  }

  /// What one thing showed at each step; empty where there is nothing to see.
  ///
  /// - Parameter key: What stands beside it on the other side has the same.
  private func lane(
    _ key: String, _ name: String, _ shown: [Cell], differing: [Int] = []
  ) -> String {
    if shown.allSatisfy(\.text.isEmpty) { return "" }
    let cells = shown.enumerated().map { cell($0, $1, differs: differing.contains($0)) }
    let head = element("th", with: ["scope": "row"], name.escapedForXML)
    return element("tr", with: ["data-lane": key], head + cells.joined())
  }

  private func cell(_ index: Int, _ shown: Cell, differs: Bool) -> String {
    let sign = shown.sign.map {
      element("span", class: "sign", with: ["aria-hidden": "true"], $0) + " "
    }
    let mark =
      differs ? " " + element("span", class: "mark", element("span", class: "sr", "differs")) : ""
    return element(
      "td", with: ["data-step": "\(index)", "class": differs ? "differs" : nil],
      (sign ?? "") + shown.text.escapedForXML + mark)
  }
}

extension [Counterexample.Write] {
  fileprivate var oneAfterTheOther: String { map(\.text).joined(separator: ", then ") }
}

extension Snapshot {
  /// What a port reads; where the system died, its end stands for all of its ports.
  fileprivate func reading(_ port: Int) -> Cell {
    if let end { return Cell("✗ " + end) }
    return port < readings.count ? readings[port].cell : Cell("–")
  }

  fileprivate func held(_ port: Int) -> Counterexample.Reading? {
    port < held.count ? held[port] : nil
  }
}
