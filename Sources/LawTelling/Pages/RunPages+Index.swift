import LawChecking

// `tableScript` and `runStyle` know its ids, classes and `data-text` by name: change them together.
// `SystemPage` makes the places that links of cells lead to.
extension RunPages {
  /// The page of all systems and laws: a table, each cell a link to its case or to what is said of the law.
  var indexPage: String {
    let sections = [header, surprises, filters, legend, matrix].filter { !$0.isEmpty }
    return htmlPage(title, script: Self.table, isInRun: true, provenance, sections)
  }

  private var laws: [LawDescription] { families.flatMap(\.self) }

  private var judgements: [Judgement] { pages.flatMap { $0.reported.map(\.judgement) } }

  private var header: String {
    let (judgements, crashes) = (judgements, judgements.unreportedCrashes)
    let outcome = judgements.outcome + (crashes.isEmpty ? "" : ", but a process crashed")
    let isGood = judgements.surprises == 0 && crashes.isEmpty
    return """
      <header>
      <p class="kind\(isGood ? "" : " broken")">\(outcome)</p>
      <h1>\(title.escapedForXML)</h1>
      <p class="lead">\(pages.count.counted("system")), \
      <a href="\(Self.laws)">\(laws.count.counted("law"))</a>, \
      \(judgements.count.counted("verdict"))\(judgements.doubts)</p>\
      \((crashes + notes).map { "\n<p>\($0.withCapital.escapedForXML).</p>" }.joined())
      </header>
      """
  }

  /// Each mistake once.
  private var surprises: String {
    let entries = pages.flatMap { page in
      page.surprises.map { text, place in
        "<li><a href=\"\(page.file)#\(place)\">\(text.escapedForXML)</a></li>"
      }
    }
    if entries.isEmpty { return "" }
    return """
      <section>
      <h2>Not as declared</h2>
      <ol>
      \(entries.joined(separator: "\n"))
      </ol>
      </section>
      """
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
    let columns = families.map { "<colgroup span=\"\($0.count)\"></colgroup>" }.joined()
    let heads = laws.map { law in
      "<th scope=\"col\" title=\"\(law.title.escapedForXML)\"><span>\(law.linked(law.id))</span></th>"
    }
    return """
      <div class="scroller" role="region" aria-label="Systems and laws">
      <table class="run">
      <colgroup></colgroup>\(columns)
      <thead><tr><th scope="col">system</th>\(heads.joined())</tr></thead>
      <tbody>
      \(pages.map(row).joined(separator: "\n"))
      </tbody>
      </table>
      </div>
      <p class="note keys" hidden>Arrow keys go from cell to cell, Enter opens one.</p>
      """
  }

  private func row(_ page: SystemPage) -> String {
    let isSurprise = page.reported.contains { !$0.judgement.isAsDeclared }
    let text = ([page.name] + page.rows).joined(separator: " ").lowercased()
    let head = """
      <tr\(isSurprise ? " class=\"surprise\"" : "") data-text="\(text.escapedForXML)">\
      <th scope="row"><a href="\(page.file)">\(page.name.escapedForXML)</a></th>
      """
    if let fault = page.reported.first(where: { $0.judgement.verdict.law == .any }) {
      let remark = fault.judgement.verdict.headline.escapedForXML
      return head + "<td class=\"fault\" colspan=\"\(max(1, laws.count))\">\(remark)</td></tr>"
    }
    let indices = Dictionary(
      page.reported.enumerated().map { ($1.judgement.verdict.law.id, $0) }
    ) { first, _ in first }
    return head + laws.map { cell(page, indices[$0.id]) }.joined() + "</tr>"
  }

  private func cell(_ page: SystemPage, _ index: Int?) -> String {
    guard let index else { return "<td></td>" }
    let judgement = page.reported[index].judgement
    let note = judgement.isAsDeclared ? "" : ", not as declared"
    let title = "\(judgement.verdict.law.id): \(judgement.verdict.outcome)\(note)".escapedForXML
    return "<td class=\"\(judgement.style)\"><a href=\"\(page.file)#\(page.place(of: index))\" "
      + "title=\"\(title)\">\(judgement.sign)</a></td>"
  }

  private var legend: String {
    let entries = VerdictTable.legend.map { $0.replacing(" ", with: "&nbsp;") }
    return "<p class=\"note\">\(entries.joined(separator: "&nbsp;&nbsp; "))</p>"
  }
}
