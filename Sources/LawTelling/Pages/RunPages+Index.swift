import LawChecking

// `tableScript` and `runStyle` know its ids, classes and `data-text` by name: change them together.
// `SystemPage` makes the places that links of cells lead to. `CI/full.d/page` looks for some ids, and for the
// name of a law at the start of the title of its cell.
extension RunPages {
  /// The page of all systems and laws: a table, each cell a link to its case or to what is said of the law.
  var indexPage: String {
    let keys = "Arrow keys go from cell to cell, Enter opens one."
    let note = element("p.note.keys hidden", keys)
    let pieces = [header, surprises, filters, legend, matrix, note]
    return htmlPage(title, script: Self.table, isInRun: true, provenance, pieces)
  }

  private var laws: [LawDescription] { families.flatMap(\.self) }

  // `Summary` and `CheckReport.summary` say the same of a process that crashed.
  private var header: String {
    let judgements = pages.flatMap { $0.reported.map(\.judgement) }
    let crashes = judgements.unreportedCrashes
    let outcome = judgements.outcome + (crashes.isEmpty ? "" : ", but a process crashed")
    let isGood = judgements.surprises == 0 && crashes.isEmpty
    let state = element(isGood ? "p.kind" : "p.kind.broken", outcome)
    let list = element("a", with: ["href": Self.laws], laws.count.counted("law"))
    let verdicts = judgements.count.counted("verdict") + judgements.doubts
    let lead = element("p.lead", "\(pages.count.counted("system")), \(list), \(verdicts)")
    let sentences = (crashes + notes).map { element("p", $0.withCapital.escapedForXML + ".") }
    return block("header", [state, element("h1", title.escapedForXML), lead] + sentences)
  }

  /// Each mistake once.
  private var surprises: String {
    let entries = pages.flatMap { page in
      page.surprises.map { text, place in
        element("li", element("a", with: ["href": "\(page.file)#\(place)"], text.escapedForXML))
      }
    }
    if entries.isEmpty { return "" }
    return block("section", [element("h2", "Not as declared"), block("ol", entries)])
  }

  private var filters: String {
    """
    <form class="filters" hidden>
    <label>System <input type="search" id="filter" autocomplete="off"></label>
    <label><input type="checkbox" id="only"> only what is not as declared</label>
    <span id="shown" role="status"></span>
    </form>
    """
  }

  private var matrix: String {
    let groups = families.map { element("colgroup", with: ["span": "\($0.count)"], "") }.joined()
    let heads = laws.map { law in
      element("th", with: ["scope": "col", "title": law.title], element("span", law.linked))
    }
    let head = element("tr", element("th", with: ["scope": "col"], "system") + heads.joined())
    // Also without systems: `tableScript` takes the first body.
    let rows = element("tbody", "\n\(pages.map(row).joined(separator: "\n"))\n")
    let pieces = [element("colgroup", "") + groups, element("thead", head), rows]
    return block(
      "div.scroller", with: ["role": "region", "aria-label": "Systems and laws"],
      [block("table.run", pieces)])
  }

  private func row(_ page: SystemPage) -> String {
    let isSurprise = page.reported.contains { !$0.judgement.isAsDeclared }
    let text = ([page.name] + page.rows).joined(separator: " ").lowercased()
    let link = element("a", with: ["href": page.file], page.name.escapedForXML)
    let head = element("th", with: ["scope": "row"], link)
    return element(
      "tr", with: ["class": isSurprise ? "surprise" : nil, "data-text": text], head + cells(page))
  }

  /// A cell for each law, or one alone where the system cannot be judged.
  private func cells(_ page: SystemPage) -> String {
    let verdicts = page.reported.map(\.judgement.verdict)
    if let fault = verdicts.first(where: { $0.law == .any }) {
      let span = "\(max(1, laws.count))"
      return element("td.fault", with: ["colspan": span], fault.headline.escapedForXML)
    }
    let indices = Dictionary(verdicts.enumerated().map { ($1.law.id, $0) }) { first, _ in first }
    return laws.map { law in
      indices[law.id].map { cell(page, $0) } ?? element("td", "")
    }.joined()
  }

  private func cell(_ page: SystemPage, _ index: Int) -> String {
    let judgement = page.reported[index].judgement
    let note = judgement.isAsDeclared ? "" : ", not as declared"
    let title = "\(judgement.verdict.law.id): \(judgement.verdict.outcome)\(note)"
    let place = "\(page.file)#\(page.place(of: index))"
    let link = element("a", with: ["href": place, "title": title], judgement.sign)
    return element("td.\(judgement.style)", link)
  }

  private var legend: String {
    let entries = VerdictTable.legend.map { $0.replacing(" ", with: "&nbsp;") }
    return element("p.note", entries.joined(separator: "&nbsp;&nbsp; "))
  }
}
