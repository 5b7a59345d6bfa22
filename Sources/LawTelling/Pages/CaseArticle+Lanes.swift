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
    let log = lane("log", "writes", sideBySide.rows.map(\.writes.oneAfterTheOther))
    return sides + (log.isEmpty ? [] : [body("write log", [log])])
  }

  private func body(_ name: String, _ lanes: [String]) -> String {
    tableBody(with: ["data-side": name], name.withCapital, over: pairs.count + 1, lanes)
  }

  /// What a side shows; a held binding stands below the fresh one of its port.
  private func lanes(of side: Side) -> [String] {
    // What a run does is shown where the one beside does something else.
    let line = lane("does", "does", pairs.map { $0[keyPath: side]?.line ?? "" })
    let ports = sideBySide.ports.enumerated().flatMap { port, name in
      [compared("port \(port)", name, side) { $0.reading(port) }, held(port, side)]
    }
    let base = compared("base", "base", side, \.base)
    let writes = compared("writes", "writes", side, \.writes.oneAfterTheOther)
    return [line] + ports + [base, writes, look(side)]
  }

  /// What both sides have to show alike.
  private func compared(
    _ key: String, _ name: String, _ side: Side, _ shown: (Snapshot) -> String
  ) -> String {
    let texts = pairs.map { $0[keyPath: side].map(shown) ?? "" }
    return lane(key, name, texts, differing: pairs.indices.filter { pairs[$0].parts(shown) })
  }

  /// What the held binding of a port reads; beside a model it has to read the present.
  private func held(_ port: Int, _ side: Side) -> String {
    let texts = pairs.map { $0[keyPath: side]?.held(port) ?? "" }
    let stale = sideBySide.rows.indices.filter {
      !texts[$0].isEmpty && texts[$0] != pairs[$0].right?.reading(port)
    }
    return lane("held \(port)", "held \(sideBySide.ports[port])", texts, differing: stale)
  }

  /// What the law looked at, after the last step.
  private func look(_ side: Side) -> String {
    guard let look = sideBySide.last, !pairs.isEmpty else { return "" }
    let before = pairs.dropLast().map { _ in "" }
    let shown = side == \.left ? look.left : look.right
    return lane("look", look.subject, before + [shown], differing: [before.count])
  }

  /// What one thing showed at each step; empty where there is nothing to see.
  ///
  /// - Parameter key: What stands beside it on the other side has the same.
  private func lane(
    _ key: String, _ name: String, _ texts: [String], differing: [Int] = []
  ) -> String {
    if texts.allSatisfy(\.isEmpty) { return "" }
    let cells = texts.enumerated().map { cell($0, $1, differs: differing.contains($0)) }
    let head = element("th", with: ["scope": "row"], name.escapedForXML)
    return element("tr", with: ["data-lane": key], head + cells.joined())
  }

  private func cell(_ index: Int, _ text: String, differs: Bool) -> String {
    let sign = text.sign.map { element("span.sign", with: ["aria-hidden": "true"], $0) + " " }
    let mark = differs ? " " + element("span.mark", element("span.sr", "differs")) : ""
    return element(
      "td", with: ["data-step": "\(index)", "class": differs ? "differs" : nil],
      (sign ?? "") + text.escapedForXML + mark)
  }
}

extension [String] {
  fileprivate var oneAfterTheOther: String { joined(separator: ", then ") }
}

extension Snapshot {
  /// What a port reads; where the system died, its end stands for all of its ports.
  fileprivate func reading(_ port: Int) -> String {
    port < readings.count ? readings[port] : readings.first ?? "–"
  }

  fileprivate func held(_ port: Int) -> String { port < held.count ? held[port] : "" }
}
