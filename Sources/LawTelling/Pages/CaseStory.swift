package import LawChecking

/// The story of a case for people: what the law says, and what happened step by step.
package struct CaseStory {
  /// The finding, with the other laws that it breaks.
  let cause: Cause
  /// The two runs.
  let comparison: Comparison
  /// The sentence about a case that breaks no law.
  private let result: String
  /// The text before `replay` in the line to copy.
  private let replayer: String

  /// Tells a case that was run, whether it fails or not.
  package init(_ replayed: ReplayedCase, replayedBy command: String) {
    cause = Cause(replayed.verdict)
    comparison =
      replayed.verdict.counterexample.map { Comparison($0) }
      ?? Comparison(replayed.rows, of: replayed.ports)
    result = replayed.explanation()
    replayer = command
  }

  /// Tells a finding.
  ///
  /// Nil if no case shows it.
  init?(_ cause: Cause, replayedBy command: String) {
    guard let found = cause.reported.counterexample else { return nil }
    self.cause = cause
    comparison = Comparison(found)
    result = cause.reported.headline
    replayer = command
  }

  var verdict: Verdict { cause.reported }

  /// The story in a line.
  var title: String { title(calling: verdict.system) }

  /// Returns the title with another name for the system.
  func title(calling name: String) -> String { "\(name) \(kind.verb) \(verdict.law.id)" }

  /// The verb for what the system does to the law, and the name of the kind.
  ///
  /// `Verdict.headline` has the same verbs for some.
  var kind: (verb: String, name: String) {
    switch verdict.kind {
    case .broken: ("breaks", "Law broken")
    case .crashed: ("crashes on", "Crashed")
    case .timedOut: ("times out on", "Timed out")
    case .flaky: ("is flaky on", "Flaky")
    case .impossible: ("cannot obey", "Impossible")
    case .upheld, .proved, .gaveUp, .noEvidence, .skipped, .notJudged:
      ("upholds", "Not reproduced")
    }
  }

  /// The facts that are known about the case.
  var facts: [Fact] {
    guard let found = verdict.counterexample else {
      return [Fact(.law, verdict.law.maths), Fact(.result, result)]
    }
    return [
      Fact(.law, verdict.law.maths), Fact(.variables, found.valuesOfVariables),
      Fact(.found, found.equation + (verdict.kind.isDeath ? ": " : " = ") + found.system),
      Fact(.required, (found.otherSide.map { "\($0) = " } ?? "") + found.model),
    ] + [verdict.advice].compactMap(\.self) + cause.facts
  }

  /// Returns a page of this case alone, which needs no network.
  ///
  /// `report` writes it.
  package func page(_ provenance: Provenance) -> String {
    htmlPage(
      title: title, script: pageScript, provenance: provenance,
      body: [CaseArticle(story: self, place: .alone).html])
  }

  /// The steps in the trace language.
  var steps: [String] { comparison.pairs.map(\.line) }

  /// The step after which the two runs differ, or the last one, after which the law looks.
  ///
  /// Nil if they agree.
  var firstDifference: Int? {
    switch comparison.difference {
    case .row(let index): index
    case .look: steps.count - 1
    case nil: nil
    }
  }

  /// The sentence about where the two runs first differ.
  var difference: String {
    let names = comparison.names.joined(separator: " and ")
    switch comparison.difference {
    case nil: return "\(names) agree after every step"
    case .look(let subject, _, _):
      return "\(names) agree after every step; they part in \(subject)"
    case .row(let first):
      return comparison.pairs[first].differs
        ? "\(names) first differ after step \(first)"
        : "a held binding first reads something else than the present after step \(first)"
    }
  }

  /// The table of what tasks do, a column for each.
  ///
  /// Empty if there are none.
  var taskTable: [String] { verdict.counterexample?.taskTable ?? [] }

  /// The line to copy that runs the case again, and the token in it.
  var replay: (command: String, token: String)? {
    verdict.counterexample?.token.map { ("\(replayer) replay \($0.shellWord)", $0) }
  }
}

extension ReportedJudgement {
  /// Returns the story of the case that shows the finding, or nil if there is none.
  package func story(replayedBy command: String) -> CaseStory? {
    CaseStory(cause ?? Cause(judgement.verdict), replayedBy: command)
  }
}
