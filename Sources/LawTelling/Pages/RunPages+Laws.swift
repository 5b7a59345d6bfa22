import BindingLaws
import LawChecking

// `RunStyle` styles the classes of these rows by name. The page of a system begins its rows by `row`, and links
// to the ids of this page by `linked`.
extension RunPages {
  /// The laws of a run, family by family: those of the library in its order, then the others.
  static func families(of judgements: [Judgement]) -> [[LawDescription]] {
    let laws = judgements.map(\.verdict.law).filter { $0 != .any }
    let found = Dictionary(laws.map { ($0.id, $0) }) { $1 }
    let others = found.keys.filter { places[$0] == nil }.sorted()
    return (allLaws.map(\.id) + others).compactMap { found[$0] }.grouped(by: \.family)
      .map(\.members)
  }

  /// The page of all laws, to which the names of laws lead.
  var lawsPage: String {
    let table = """
      <nav aria-label="Pages">
      <a href="\(Self.start)">All systems</a>
      </nav>
      <header>
      <h1>Laws</h1>
      </header>
      \(lawTable("<th scope=\"col\">equation, tier</th>", families.map(body)))
      """
    return htmlPage("Laws", isInRun: true, provenance, [table])
  }

  private func body(_ family: [LawDescription]) -> String {
    let name = family.first?.family ?? ""
    let rows = family.map { law in
      """
      <tr id="\(law.id.escapedForXML)"><th scope="row">\(law.row(law.id.escapedForXML))</th>\
      <td>\(law.maths.escapedForXML)<span class="says">\(law.tier.rawValue)</span></td></tr>
      """
    }
    return tableBody((name.isEmpty ? "of other packages" : name).withCapital, rows)
  }
}

extension LawDescription {
  /// A text that leads to the law on the page of laws.
  func linked(_ text: String) -> String {
    self == .any
      ? text.escapedForXML
      : "<a href=\"\(RunPages.laws)#\(id.escapedForXML)\">\(text.escapedForXML)</a>"
  }

  /// The law as a row of a table begins, by this name.
  func row(_ name: String) -> String {
    "<code>\(name)</code><span class=\"says\">\(title.escapedForXML)</span>"
  }
}
