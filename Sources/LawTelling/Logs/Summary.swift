import BindingLaws
import LawChecking

/// The most cases in a summary, which has to stay below a megabyte.
private let mostCases = 20

extension [Judgement] {
  /// Returns a run in Markdown for the summary of a job.
  ///
  /// The summary has each mistake that is not as declared once, with its case folded up.
  ///
  /// - Parameters:
  ///   - command: The text before `replay` in the lines to copy.
  ///   - page: The path of the run's page. Nil if there is none.
  ///   - address: The address from which such files can be fetched. Nil if it is not known.
  package func summary(
    replayedBy command: String, page: String? = nil, at address: String? = nil
  ) -> String {
    let reported = reported
    let mistakes = reported.filter { $0.isReported && !$0.judgement.isAsDeclared }
    let crashes = reported.compactMap(\.crash)
    let systems = Set(map(\.verdict.system)).count
    let outcome = outcome + doubts + (crashes.isEmpty ? "" : ", but a process crashed")
    let link = page.map { page in
      let words = address.map { "[A page of the whole run](\($0))" } ?? "A page of the whole run"
      return " \(words) is \(page.inCode)."
    }
    let counts = "\(systems.counted("system")), \(count.counted("verdict"))."
    let head = ["### Binding laws: \(outcome)", "", counts + (link ?? ""), ""]
    let body = mistakes.table + mistakes.cases(replayedBy: command)
    return (head + crashes.flatMap { [$0 + ".", ""] } + body).joined(separator: "\n") + "\n"
  }
}

extension [ReportedJudgement] {
  /// The table of the mistakes, a row for each.
  ///
  /// Empty if there are none.
  fileprivate var table: [String] {
    if isEmpty { return [] }
    let rows = map { reported in
      let verdict = reported.judgement.verdict
      let what = reported.cause?.what ?? ""
      return "| \(verdict.system.inCell) | \(verdict.law.id.inCell): \(verdict.kind.rawValue) "
        + "| \(reported.also.map(\.inCell).joined(separator: ", ")) | \(what.escapedInCell) |"
    }
    return ["| system | law | also breaks | what |", "|---|---|---|---|"] + rows + [""]
  }

  /// Returns the cases of the mistakes, each folded up, with a sentence about those that are left out.
  fileprivate func cases(replayedBy command: String) -> [String] {
    let stories = compactMap { $0.story(replayedBy: command) }
    let folded = stories.prefix(mostCases).flatMap { story in
      [
        "<details><summary>\(story.title.escapedForXML)</summary>", "", story.markdown,
        "</details>", "",
      ]
    }
    let leftOut = stories.count - mostCases
    return folded + (leftOut > 0 ? ["\(leftOut.counted("more case")) not shown here.", ""] : [])
  }
}
