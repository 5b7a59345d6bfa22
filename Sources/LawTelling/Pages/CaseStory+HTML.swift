import LawChecking

extension CaseStory {
  /// A page that needs no network, works without script, and steps with it.
  var html: String {
    let header = """
      <header>
      <p class="kind \(verdict.kind.rawValue)">\(kindText)</p>
      <h1>\(title.escapedForXML)</h1>
      <p class="lead">\(verdict.law.title.escapedForXML)</p>
      </header>
      """
    let sections = [header, factList, stepper, timeline(), replaySection()]
    return HTMLPage(title: title, script: pageScript).text(sections)
  }

  /// The case as one of several on a page, which are numbered.
  func article(_ number: Int) -> String {
    let header = """
      <header>
      <p class="kind \(verdict.kind.rawValue)">\(kindText)</p>
      <h2>\(title.escapedForXML)</h2>
      <p class="lead">\(verdict.law.title.escapedForXML)</p>
      </header>
      """
    let sections = [
      "<article id=\"case-\(number)\">", header, factList, timeline("-\(number)", "h3"),
      replaySection("-\(number)", "h3"), "</article>",
    ]
    return sections.joined(separator: "\n")
  }

  private var kindText: String {
    switch verdict.kind {
    case .broken: "Law broken"
    case .crashed: "Crashed"
    case .hung: "Hung"
    case .flaky: "Flaky"
    case .impossible: "Impossible"
    default: "Not reproduced"
    }
  }

  private var factList: String {
    let items = facts.map { label, text in
      "<div class=\"\(label)\"><dt>\(label)</dt><dd>\(text.escapedForXML)</dd></div>"
    }
    return "<dl>\n\(items.joined(separator: "\n"))\n</dl>"
  }

  private var stepper: String {
    if steps.isEmpty { return "" }
    let last = steps.count - 1
    return """
      <section class="stepper" aria-labelledby="steps" hidden>
      <h2 id="steps">Step by step</h2>
      <div class="controls">
      <button type="button" id="back" aria-label="One step back">←</button>
      <input type="range" id="step" min="0" max="\(last)" value="0" step="1" \
      aria-label="Step" aria-describedby="keys">
      <button type="button" id="forth" aria-label="One step on">→</button>
      </div>
      <div id="now" aria-live="polite"></div>
      <p id="keys" class="note">Arrow keys step; Home and End go to the start and to the end.</p>
      </section>
      """
  }

  private func timeline(_ suffix: String = "", _ heading: String = "h2") -> String {
    """
    <section aria-labelledby="timeline\(suffix)">
    <\(heading) id="timeline\(suffix)">Timeline</\(heading)>
    <p class="note">\(differenceNote)</p>
    <div class="scroller" role="region" aria-labelledby="timeline\(suffix)" tabindex="0">
    <table data-first-difference="\(firstDifference.map { "\($0)" } ?? "")">
    <thead><tr><th scope="col">after</th>\(headings)</tr></thead>
    \(groups.map(body).joined(separator: "\n"))
    </table>
    </div>
    </section>
    """
  }

  private var differenceNote: String {
    guard let first = firstDifference else {
      return "System and model agree after every step; the law looks at more than they show."
    }
    return "System and model first differ after step \(first), "
      + "<code>\(steps[first].escapedForXML)</code>. What differs is marked with ≠."
  }

  private var headings: String {
    steps.enumerated().map { index, step in
      let mark = index == firstDifference ? "<span class=\"first\">first difference</span>" : ""
      return "<th scope=\"col\" data-step=\"\(index)\">"
        + "<span class=\"number\">\(index)</span> <code>\(step.escapedForXML)</code>\(mark)</th>"
    }.joined()
  }

  private func body(_ group: Group) -> String {
    let heading =
      "<tr class=\"group\"><th colspan=\"\(steps.count + 1)\" scope=\"rowgroup\">"
      + "<span>\(group.name)</span></th></tr>"
    let rows = group.lanes.map { lane in
      "<tr data-lane=\"\(lane.name.escapedForXML)\">"
        + "<th scope=\"row\">\(lane.name.escapedForXML)</th>"
        + lane.cells.enumerated().map(cell).joined() + "</tr>"
    }
    return "<tbody data-group=\"\(group.name)\">\n\(heading)\n"
      + rows.joined(separator: "\n") + "\n</tbody>"
  }

  private func cell(_ index: Int, _ cell: Cell) -> String {
    let sign = cell.sign.map { "<span class=\"sign\" aria-hidden=\"true\">\($0)</span> " } ?? ""
    let mark = cell.differs ? " <span class=\"mark\"><span class=\"sr\">differs</span></span>" : ""
    let kind = cell.differs ? " class=\"differs\"" : ""
    return "<td data-step=\"\(index)\"\(kind)>\(sign)\(cell.text.escapedForXML)\(mark)</td>"
  }

  private func replaySection(_ suffix: String = "", _ heading: String = "h2") -> String {
    guard let command else { return "" }
    return """
      <section aria-labelledby="again\(suffix)">
      <\(heading) id="again\(suffix)">Run it again</\(heading)>
      <pre tabindex="0"><code>\(command.escapedForXML)</code></pre>
      </section>
      """
  }
}
