import BindingLaws
import LawChecking

/// The page of all laws of a run, to which the names of laws lead.
struct LawList {
  /// The laws, those of the library in its order, then the others.
  let laws: [LawDescription]

  init(_ judgements: [Judgement]) {
    var found: [String: LawDescription] = [:]
    for law in judgements.map(\.verdict.law) where law != .any { found[law.id] = law }
    let known = allLaws.map(\.id)
    let others = found.keys.filter { !known.contains($0) }.sorted()
    laws = (known + others).compactMap { found[$0] }
  }

  /// The laws, family by family.
  var families: [[LawDescription]] {
    laws.reduce(into: []) { families, law in
      if families.last?.last?.family == law.family {
        families[families.count - 1].append(law)
      } else {
        families.append([law])
      }
    }
  }

  func html(_ provenance: Provenance) -> String {
    let table = """
      <nav aria-label="Pages">
      <a href="\(RunPages.start)">All systems</a>
      </nav>
      <header>
      <h1>Laws</h1>
      </header>
      <div class="scroller" role="region" aria-label="Laws" tabindex="0">
      <table class="laws">
      <thead><tr><th scope="col">law</th><th scope="col">equation, tier</th></tr></thead>
      \(families.map(body).joined(separator: "\n"))
      </table>
      </div>
      """
    return HTMLPage(
      title: "Laws", place: .beside(style: RunPages.style), provenance: provenance
    ).text([table])
  }

  private func body(_ family: [LawDescription]) -> String {
    let name = family.first?.family ?? ""
    let heading = (name.isEmpty ? "of other packages" : name).withCapital.escapedForXML
    let rows = family.map { law in
      """
      <tr id="\(law.id.escapedForXML)"><th scope="row">\(law.inRow)</th>\
      <td>\(law.maths.escapedForXML)<span class="says">\(law.tier.rawValue)</span></td></tr>
      """
    }
    return """
      <tbody>
      <tr class="group"><th colspan="2" scope="rowgroup"><span>\(heading)</span></th></tr>
      \(rows.joined(separator: "\n"))
      </tbody>
      """
  }
}

extension LawDescription {
  /// The law as a row of a table begins.
  fileprivate var inRow: String { named(id.escapedForXML) }

  /// The law as a row of a table begins, a link to the page of laws.
  var linkedInRow: String { named(linked(id)) }

  /// A text that leads to the law on the page of laws.
  func linked(_ text: String) -> String {
    self == .any
      ? text.escapedForXML
      : "<a href=\"\(RunPages.laws)#\(id.escapedForXML)\">\(text.escapedForXML)</a>"
  }

  private func named(_ name: String) -> String {
    "<code>\(name)</code><span class=\"says\">\(title.escapedForXML)</span>"
  }
}
