package import LawChecking

/// A case for people: what the law says, and what happened step by step.
package struct CaseStory {
  /// What was found, and which other laws it breaks.
  let cause: Cause
  /// What happened.
  let comparison: Comparison
  /// What there is to say of a case that breaks no law.
  private let result: String
  /// What stands before `replay` in the line to copy.
  private let replayer: String

  /// The story of a case that was run, whatever came of it.
  package init(_ replayed: ReplayedCase, replayedBy command: String) {
    cause = Cause(replayed.verdict)
    comparison =
      replayed.verdict.counterexample.map { Comparison($0) }
      ?? Comparison(replayed.rows, of: replayed.ports)
    result = replayed.explanation()
    replayer = command
  }

  /// The story of what was found; `nil` where no case shows it.
  init?(_ cause: Cause, replayedBy command: String) {
    guard let found = cause.reported.counterexample else { return nil }
    self.cause = cause
    comparison = Comparison(found)
    result = cause.reported.headline
    replayer = command
  }

  var verdict: Verdict { cause.reported }

  /// What happened, in a line.
  var title: String { title(calling: verdict.system) }

  /// The same with another name for the system.
  func title(calling name: String) -> String { "\(name) \(kind.verb) \(verdict.law.id)" }

  /// What the system does to the law, and what that is called.
  ///
  /// A new kind of verdict that fails needs a row here. `Verdict.headline` has the same verbs for some.
  var kind: (verb: String, name: String) {
    switch verdict.kind {
    case .broken: ("breaks", "Law broken")
    case .crashed: ("crashes on", "Crashed")
    case .timedOut: ("times out on", "Timed out")
    case .flaky: ("is flaky on", "Flaky")
    case .impossible: ("cannot obey", "Impossible")
    default: ("upholds", "Not reproduced")
    }
  }

  /// What is known about the case.
  var facts: [Fact] {
    guard let found = verdict.counterexample else {
      return [Fact(.law, verdict.law.maths), Fact(.result, result)]
    }
    return [
      Fact(.law, verdict.law.maths), Fact(.variables, found.valuesOfVariables),
      Fact(.found, found.equation + (verdict.kind.isDeath ? ": " : " = ") + found.system),
      Fact(.required, (found.otherSide.map { "\($0) = " } ?? "") + found.model),
    ] + [verdict.advice].compactMap(\.self) + cause.facts(isBrief: false)
  }

  /// A page of this case alone, which needs no network; `report` writes it.
  package func page(_ provenance: Provenance) -> String {
    htmlPage(
      title: title, script: pageScript, provenance: provenance,
      body: [CaseArticle(story: self).html])
  }

  /// The steps in the trace language.
  var steps: [String] { comparison.pairs.map(\.line) }

  /// The step after which the two runs differ, or the last one, after which the law looks.
  var firstDifference: Int? { comparison.first.map { min($0, steps.count - 1) } }

  /// In a sentence, where the two runs first differ.
  var difference: String {
    let names = comparison.names.joined(separator: " and ")
    guard let first = comparison.first else { return "\(names) agree after every step" }
    if let last = comparison.last {
      return "\(names) agree after every step; they part in \(last.subject)"
    }
    return comparison.pairs[first].differs
      ? "\(names) first differ after step \(first)"
      : "a held binding first reads something else than the present after step \(first)"
  }

  /// What tasks do, a column for each; none where there are none.
  var taskTable: [String] { verdict.counterexample?.taskTable ?? [] }

  /// How to run the case again: a line to copy, and the token in it.
  var replay: (command: String, token: String)? {
    verdict.counterexample?.token.map { ("\(replayer) replay \($0.shellWord)", $0) }
  }
}
