import LawChecking

// `pageScript` knows `data-side`, `data-lane` and `data-step`, and takes the first two bodies for the sides.
extension CaseStory {
  private typealias Side = KeyPath<RowPair, Snapshot?>
  private var pairs: [RowPair] { sideBySide.pairs }
  private var ports: [String] { sideBySide.ports }

  /// The bodies of the timeline, one for each side: what each thing showed, step by step.
  var bodies: [String] {
    let sides = zip(sideBySide.sides, [\RowPair.left, \.right]).map { body($0, lanes(of: $1)) }
    let log = lane("log", "writes") {
      sideBySide.rows.isEmpty ? "" : sideBySide.rows[$0].writes.oneAfterTheOther
    }
    return sides + [log].compactMap(\.self).map { body("write log", [$0]) }
  }

  private func body(_ name: String, _ lanes: [String]) -> String {
    let heading =
      "<tr class=\"group\"><th colspan=\"\(steps.count + 1)\" scope=\"rowgroup\">"
      + "<span>\(name.withCapital.escapedForXML)</span></th></tr>"
    return "<tbody data-side=\"\(name.escapedForXML)\">\n\(heading)\n"
      + lanes.joined(separator: "\n") + "\n</tbody>"
  }

  /// What a side shows; a held binding stands below the fresh one of its port.
  private func lanes(of side: Side) -> [String] {
    let ports = ports.enumerated().flatMap { port, name in
      [lane("port \(port)", name, side) { $0.reading(port) }, held(port, side)]
    }
    // What a run does is shown where the one beside does something else.
    let line = lane("does", "does") { pairs[$0][keyPath: side]?.line ?? "" }
    let base = lane("base", "base", side, \.base)
    let writes = lane("writes", "writes", side, \.writes.oneAfterTheOther)
    return ([line] + ports + [base, writes, look(side)]).compactMap(\.self)
  }

  /// What the held binding of a port reads; beside a model it has to read the present.
  private func held(_ port: Int, _ side: Side) -> String? {
    lane("held \(port)", "held \(ports[port])") {
      pairs[$0][keyPath: side]?.held(port) ?? ""
    } differs: { step in
      let present = pairs[step].right?.reading(port)
      let read = pairs[step][keyPath: side]?.held(port) ?? ""
      return !sideBySide.rows.isEmpty && !read.isEmpty && present != nil && read != present
    }
  }

  /// What the law looked at, after the last step.
  private func look(_ side: Side) -> String? {
    guard let look = sideBySide.last else { return nil }
    let last = steps.count - 1
    return lane("look", look.subject) {
      $0 < last ? "" : side == \.left ? look.left : look.right
    } differs: {
      $0 == last
    }
  }

  /// What both sides have to show alike.
  private func lane(
    _ key: String, _ name: String, _ side: Side, _ shown: (Snapshot) -> String
  ) -> String? {
    lane(key, name) {
      pairs[$0][keyPath: side].map(shown) ?? ""
    } differs: {
      pairs[$0].parts(shown)
    }
  }

  /// What one thing showed at each step; `nil` where there is nothing to see.
  ///
  /// - Parameter key: What stands beside it on the other side has the same.
  private func lane(
    _ key: String, _ name: String, text: (Int) -> String, differs: (Int) -> Bool = { _ in false }
  ) -> String? {
    let texts = steps.indices.map(text)
    if texts.allSatisfy(\.isEmpty) { return nil }
    let cells = texts.enumerated().map { cell($0, $1, differs: differs($0)) }
    return "<tr data-lane=\"\(key)\"><th scope=\"row\">\(name.escapedForXML)</th>"
      + cells.joined() + "</tr>"
  }

  private func cell(_ index: Int, _ text: String, differs: Bool) -> String {
    let sign = text.sign.map { "<span class=\"sign\" aria-hidden=\"true\">\($0)</span> " } ?? ""
    let mark = differs ? " <span class=\"mark\"><span class=\"sr\">differs</span></span>" : ""
    let kind = differs ? " class=\"differs\"" : ""
    return "<td data-step=\"\(index)\"\(kind)>\(sign)\(text.escapedForXML)\(mark)</td>"
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
