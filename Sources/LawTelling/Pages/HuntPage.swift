package import LawChecking

/// A page on what a hunt has found: the verdicts, how far it reached, and the findings.
package struct HuntPage {
  private let judgements: [Judgement]
  private let growth: String
  private let sentences: [String]
  private let stories: [CaseStory]

  /// - Parameters:
  ///   - judgements: The verdicts, those on a system one after the other.
  ///   - growth: What random cases have shown, in words.
  ///   - sentences: What has to be known beside.
  ///   - command: What stands before `replay` in the lines to copy.
  package init(
    _ judgements: [Judgement], growth: String, sentences: [String], replayedBy command: String
  ) {
    (self.judgements, self.growth, self.sentences) = (judgements, growth, sentences)
    stories = judgements.reported.filter { $0.isReported && !$0.judgement.isAsDeclared }
      .compactMap { $0.story(replayedBy: command) }
  }

  /// The page, which needs no network.
  package var html: String {
    let surprises = judgements.count { !$0.isAsDeclared }
    let open = judgements.count(where: \.isOpen)
    let outcome =
      (surprises == 0 ? "all as declared" : "\(surprises) not as declared")
      + (open == 0 ? "" : ", \(open) without a verdict")
    let title = judgements.isEmpty ? "A hunt without a verdict" : "A hunt: \(outcome)"
    let header = "<header>\n<h1>\(title)</h1>\n</header>"
    let notes = sentences.map { "<p class=\"note\">\($0.escapedForXML)</p>" }
    let findings = stories.enumerated().map { $1.article("case-\($0 + 1)") }
    return HTMLPage(title: title, ownStyle: Self.style).text(
      [header, "<p>\(growth.escapedForXML).</p>"] + notes + verdicts + findings)
  }

  private var verdicts: [String] {
    let rows = judgements.map { judgement in
      let verdict = judgement.verdict
      let k = verdict.depthOfProof.map { "\($0)" } ?? ""
      let depth = verdict.depthOfTraces.map { "\($0)" } ?? ""
      let cells: [String] = [
        verdict.system, verdict.law.id, verdict.kind.rawValue, k, "\(verdict.cases)", depth,
        verdict.remark ?? "",
      ]
      let text = cells.map { "<td>\($0.escapedForXML)</td>" }.joined()
      return judgement.isAsDeclared ? "<tr>\(text)</tr>" : "<tr class=\"surprise\">\(text)</tr>"
    }
    let names = ["system", "law", "verdict", "k", "cases", "depth", "remark"]
    return [
      """
      <section>
      <h2>Verdicts</h2>
      <div class="scroller">
      <table class="verdicts">
      <thead><tr>\(names.map { "<th scope=\"col\">\($0)</th>" }.joined())</tr></thead>
      <tbody>
      \(rows.joined(separator: "\n"))
      </tbody>
      </table>
      </div>
      </section>
      """
    ]
  }

  private static let style = """

      article { border-top: 1px solid var(--line); margin-top: 2.5rem; padding-top: 1rem; }
      .surprise td { color: var(--bad); }
      .verdicts td { max-width: none; overflow-wrap: normal; }
      .verdicts td:last-child { min-width: 20rem; max-width: 32rem; white-space: normal; }
      svg { max-width: 100%; height: auto; }
    """
}
