package import LawChecking

/// A whole run as one page that needs no network.
///
/// The page has what is not as declared, a row for each system, and then each system with its laws and its
/// cases step by step. It is made from verdicts alone, wherever those come from. Nothing runs.
package struct RunPage {
  private let systems: [SystemSection]
  private let provenance: Provenance

  /// Makes the page of a run.
  ///
  /// - Parameters:
  ///   - judgements: The results. Those on one system are shown together.
  ///   - command: The text before `replay` in the lines to copy.
  ///   - provenance: The origin of the results.
  package init(
    _ judgements: [Judgement], replayedBy command: String, _ provenance: Provenance
  ) {
    self.provenance = provenance
    let groups = judgements.reported.grouped(by: \.judgement.verdict.system)
    systems = groups.enumerated().map { index, group in
      SystemSection(group.key, number: index + 1, group.members, replayedBy: command)
    }
  }

  package var html: String {
    let pieces = [header, surprises, unjudged, overview] + systems.map(\.html)
    return htmlPage(
      title: "Binding laws", script: pageScript, provenance: provenance, body: pieces)
  }

  private var header: String? {
    let judgements = systems.flatMap { $0.reported.map(\.judgement) }
    let crashes = judgements.unreportedCrashes
    let outcome = judgements.outcome + (crashes.isEmpty ? "" : ", but a process crashed")
    let isGood = judgements.surprises == 0 && crashes.isEmpty
    let state = element("p", class: isGood ? "kind" : "kind broken", outcome)
    let verdicts = judgements.count.counted("verdict") + judgements.doubts
    let lead = element("p", class: "lead", "\(systems.count.counted("system")), \(verdicts)")
    let sentences = crashes.map { element("p", $0.withCapital.escapedForXML + ".") }
    return block("header", [state, element("h1", "Binding laws"), lead] + sentences)
  }

  /// The list of mistakes, each once.
  private var surprises: String? {
    let entries = systems.flatMap(\.surprises).map { text, anchor in
      element("li", element("a", with: ["href": "#" + anchor], text.escapedForXML))
    }
    return list("Not as declared", entries)
  }

  /// The list of systems without a verdict, though that is as declared.
  private var unjudged: String? {
    let sentences = systems.flatMap(\.notJudged)
    return list("Without a verdict", sentences.map { element("li", $0.escapedForXML) })
  }

  /// Returns a section with a list, or nil if the list is empty.
  private func list(_ heading: String, _ entries: [String]) -> String? {
    if entries.isEmpty { return nil }
    return block("section", [element("h2", heading), block("ol", entries)])
  }

  private var overview: String? {
    let rows = systems.map { system in
      let link = element("a", with: ["href": "#" + system.id], system.name.escapedForXML)
      let head = element("th", with: ["scope": "row"], link)
      return element("tr", head + element("td", system.counts.escapedForXML))
    }
    let heads = ["system", "verdicts"].map { element("th", with: ["scope": "col"], $0) }
    let pieces = [element("thead", element("tr", heads.joined())), block("tbody", rows)]
    return block(
      "div", class: "scroller", with: ["role": "region", "aria-label": "Systems", "tabindex": "0"],
      [block("table", class: "laws", pieces)])
  }
}
