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
    let all = element("a", with: ["href": Self.start], "All systems")
    let pieces = [
      block("nav", with: ["aria-label": "Pages"], [all]),
      block("header", [element("h1", "Laws")]),
      lawTable(element("th", with: ["scope": "col"], "equation, tier"), families.map(body)),
    ]
    return htmlPage("Laws", isInRun: true, provenance, pieces)
  }

  private func body(_ family: [LawDescription]) -> String {
    let name = family.first?.family ?? ""
    let rows = family.map { law in
      let head = element("th", with: ["scope": "row"], law.row(law.id.escapedForXML))
      let says = element("td", law.maths.escapedForXML + element("span.says", law.tier.rawValue))
      return element("tr", with: ["id": law.id], head + says)
    }
    return tableBody((name.isEmpty ? "of other packages" : name).withCapital, rows)
  }
}

/// A table of laws, and what is said of each under another heading.
func lawTable(_ heading: String, _ bodies: [String]) -> String {
  let head = element("tr", element("th", with: ["scope": "col"], "law") + heading)
  return block(
    "div.scroller", with: ["role": "region", "aria-label": "Laws", "tabindex": "0"],
    [block("table.laws", [element("thead", head)] + bodies)])
}

extension LawDescription {
  /// Its name, which leads to the law on the page of laws.
  var linked: String {
    let name = id.escapedForXML
    return self == .any
      ? name : element("a", with: ["href": "\(RunPages.laws)#\(id)"], name)
  }

  /// The law as a row of a table begins, by this name.
  func row(_ name: String) -> String {
    element("code", name) + element("span.says", title.escapedForXML)
  }
}
