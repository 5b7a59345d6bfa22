import BindingLaws
package import LawChecking

/// A run in Markdown, as it stands in the summary of a job: the mistakes that are not as declared, each
/// once, with its case folded up.
package struct RunSummary {
  private let reported: [ReportedJudgement]
  private let command: String

  /// How many cases are shown; a summary has to stay below a megabyte.
  private static let most = 20

  /// - Parameters:
  ///   - judgements: The results.
  ///   - command: What stands before `replay` in the lines to copy.
  package init(_ judgements: [Judgement], replayedBy command: String) {
    (reported, self.command) = (judgements.reported, command)
  }

  /// The summary.
  ///
  /// - Parameters:
  ///   - pages: The directory that holds the run as pages, if there is one.
  ///   - address: Where such files can be fetched, if that is known.
  package func markdown(pages: String? = nil, at address: String? = nil) -> String {
    let judgements = reported.map(\.judgement)
    let surprises = judgements.count { !$0.isAsDeclared }
    let systems = Set(judgements.map(\.verdict.system)).count
    let open = judgements.count(where: \.isOpen)
    let outcome =
      (surprises == 0 ? "all as declared" : "\(surprises) not as declared")
      + (open == 0 ? "" : ", \(open) without a verdict")
      + (warnings.isEmpty ? "" : ", but a process crashed")
    let link = pages.map { pages in
      let words = address.map { "[Pages of the whole run](\($0))" } ?? "Pages of the whole run"
      return " \(words) are in \(pages.inCode)."
    }
    let counts = "\(systems.counted("system")), \(judgements.count.counted("verdict"))."
    let head = ["### Binding laws: \(outcome)", "", counts + (link ?? ""), ""]
    return (head + warnings.flatMap { [$0 + ".", ""] } + table + cases)
      .joined(separator: "\n") + "\n"
  }

  private var warnings: [String] { reported.compactMap(\.warning) }

  /// The mistakes that are not as declared.
  private var mistakes: [ReportedJudgement] {
    reported.filter { $0.isReported && !$0.judgement.isAsDeclared }
  }

  private var table: [String] {
    if mistakes.isEmpty { return [] }
    let rows = mistakes.map { reported in
      let verdict = reported.judgement.verdict
      let mistake = reported.cause?.likeness?.mistake.what ?? ""
      return "| \(verdict.system.inCell) | \(verdict.law.id.inCell): \(verdict.kind.rawValue) "
        + "| \(reported.also.map(\.inCell).joined(separator: ", ")) | \(mistake) |"
    }
    return ["| system | law | also breaks | like |", "|---|---|---|---|"] + rows + [""]
  }

  private var cases: [String] {
    let stories = mistakes.compactMap { $0.story(replayedBy: command) }
    let reported = stories.prefix(Self.most).flatMap { story in
      [
        "<details><summary>\(story.title.escapedForXML)</summary>", "", story.markdown,
        "</details>", "",
      ]
    }
    let rest = stories.count - Self.most
    return reported + (rest > 0 ? ["\(rest.counted("more case")) not shown here.", ""] : [])
  }
}
