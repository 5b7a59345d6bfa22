import BindingLaws
import LawChecking
import LawTelling
import Testing

/// The result of a verdict for an expectation.
struct ExpectationResult {
  /// What a result means, by which `Findings` sorts it.
  enum Sort {
    /// Something is wrong that no trait expects.
    case failure
    /// An end of the process explains it, if one is reported.
    ///
    /// Such an end explains why there is no verdict, or what became of the case that killed an earlier run.
    case explainedByEnd
    /// The model breaks the law as the system does.
    case alike
    /// There was no evidence for the law, which is a warning.
    case doubt
    /// Anything else, such as a verdict on a law that a trait is about.
    case other
  }

  let verdict: Verdict
  /// The verdict that a trait expects.
  ///
  /// Nil if none does.
  let expected: ExpectedVerdict?
  /// Whether a law that was hardly judged is an issue.
  let requiresJudgement: Bool
  /// Whether the test names the law.
  let isAsked: Bool
  /// The check of an earlier run that died of the law.
  ///
  /// Nil if none did.
  let leftover: Leftover?
  /// The place at which to report the result.
  let sourceLocation: SourceLocation
  /// The arguments by which the test could allow what a case shows.
  let allowances: Allowances
  /// Whether the name of the system is that of a type, by which a fixture finds it.
  ///
  /// No file can name a closure, and two closures may have one name.
  let hasOwnName: Bool

  /// What the result means: the first sort that it fits.
  var sort: Sort {
    if expected != nil { return .other }
    if verdict.isFinding && !verdict.isWarning { return .failure }
    if isExplainedByEnd { return .explainedByEnd }
    if verdict.kind == .broken && verdict.grounds == .modelAlike { return .alike }
    return isDoubt ? .doubt : .other
  }

  /// Whether no system can obey the law over these bases.
  private var isImpossible: Bool { verdict.kind == .impossible }

  /// The line about a law that the test names, and that nobody can obey.
  ///
  /// Nil if it is an issue, or expected.
  var lineOnImpossible: String? {
    isImpossible && isAsked && !requiresJudgement && expected == nil ? verdict.headline : nil
  }

  /// Whether there was no evidence for the law, which is a warning.
  ///
  /// A result that an end explains may be a doubt, too, if no end is reported.
  var isDoubt: Bool {
    expected == nil && !requiresJudgement && leftover == nil
      && (verdict.kind == .gaveUp || verdict.kind == .noEvidence)
  }

  /// Whether an end of the process explains the result, if one is reported.
  private var isExplainedByEnd: Bool {
    if requiresJudgement { return false }
    return verdict.isGivenUp || leftover != nil && verdict.showsEnd && !verdict.isFinding
  }

  /// The fact about the end of an earlier run, beside a reported end of the process.
  ///
  /// Empty if no earlier run ended. `CI/full.d/walk` looks for the words.
  var factBesideEnd: [Fact] {
    guard let leftover else { return [] }
    return [
      Fact(.earlier, "a run ended \(leftover.place) of \(verdict.law.id), in \(leftover.test)")
    ]
  }

  /// Records an issue if the verdict is not the expected one.
  func record() {
    if sort == .failure { return record(of: Cause(verdict)) }
    if let leftover { recordFate(of: leftover) }
    if let expected {
      expected.isUsed.value = true
      if meets(expected) {
        keep(expected.kind)
      } else {
        recordUnexpected(expected)
      }
      return
    }
    switch verdict.kind {
    case .impossible where isAsked && requiresJudgement: record(report)
    case .upheld, .proved, .impossible, .skipped: break
    case .gaveUp, .noEvidence:
      if requiresJudgement { record(report) } else { recordWarning(report, at: sourceLocation) }
      verdict.attachDistribution(at: sourceLocation)
    case .broken, .flaky:
      // The law is new: a finding by another law is a failure, or one that the model shows, too.
      let text = Report(
        Cause(verdict), replayedBy: ReplayReport.command, isBrief: true, facts: [reasonToWarn]
      ).text
      recordWarning(text, at: sourceLocation)
    case .crashed, .timedOut, .notJudged: record(of: Cause(verdict))
    }
  }

  /// Returns whether the verdict is as the trait expects.
  ///
  /// `Verdict.fulfils` is more generous in two cases, in which the law has not judged the system.
  private func meets(_ expected: ExpectedVerdict) -> Bool {
    if verdict.kind == .noEvidence && requiresJudgement && expected.kind != .noEvidence {
      return false
    }
    if isImpossible && expected.kind == .upheld { return false }
    return verdict.fulfils(expected.kind)
  }

  /// The reason why a broken law is no failure.
  private var reasonToWarn: Fact {
    Fact(.proposed, "the law is new: it warns, and fails tests from a later version on")
  }

  /// The trait that skips the law.
  var skip: String { ".skipping(.\(verdict.law.id.memberName), because: \"…\")" }

  /// The fact that an app may choose to break a law of policy.
  ///
  /// Nil for other laws.
  private var policy: Fact? {
    verdict.kind == .broken && verdict.law.tier == .policy
      ? Fact(.policy, "if your app chooses otherwise: \(skip)") : nil
  }

  /// Records a cause, with the other broken laws.
  func record(of cause: Cause) {
    if let leftover { recordFate(of: leftover) }
    recordReport(on: cause, facts: [])
  }

  /// Records a cause that ended a process, with facts about other ends.
  ///
  /// The end of an earlier run is a fact of the report here. Other causes tell it before their report.
  func recordEnd(by cause: Cause, beside facts: [Fact]) {
    recordReport(on: cause, facts: facts + factBesideEnd)
  }

  /// Records the report on a cause.
  ///
  /// - Parameter facts: What the report says beside the cause, before its advice.
  private func recordReport(on cause: Cause, facts: [Fact]) {
    let hint = cause.hint(allowing: allowances)
    let advice = [hint.map { Fact(.meant, $0) }, policy].compactMap(\.self)
    // A named case is replayed to show all of it.
    let isBrief = verdict.counterexample?.foundAtCase != nil
    let report = Report(
      cause, replayedBy: ReplayReport.command, isBrief: isBrief,
      assuming: cause.assumption(allowing: allowances), facts: facts + advice)
    record(report.text)
    keep()
  }

  /// Records that the law shows the same mistake as an earlier verdict.
  ///
  /// The line to copy stands as in a `Report`: `CI/full.d/walk` looks for it.
  func record(after reported: Verdict) {
    if let leftover { recordFate(of: leftover) }
    let replay = verdict.counterexample?.token.map {
      "\n  replay    \(ReplayReport.command) replay \($0.shellWord)"
    }
    record(reported.sentence(on: verdict) + (replay ?? ""))
    keep()
  }

  /// The whole report of the verdict.
  private var report: String { verdict.report(replayedBy: ReplayReport.command) }

  /// Attaches the verdict, and writes a fixture if the environment asks for it.
  ///
  /// The fixture expects `upheld`, the kind of verdict once the mistake is corrected.
  func keep() {
    verdict.attach(at: sourceLocation)
    keep(.upheld)
  }

  /// Writes the counterexample to a file, if the environment asks for it.
  ///
  /// `CI/full.d/walk` looks for the words about a closure.
  private func keep(_ kind: Verdict.Kind) {
    guard let writer = FixtureWriter(besides: sourceLocation.filePath) else { return }
    if verdict.kind == .flaky {
      print(
        "no fixture of \(verdict.system) is written: a case that does not always fail is no test")
    } else if hasOwnName {
      switch writer.write(verdict, expecting: kind) {
      case .kept(let path): print("recorded \(path)")
      case .refused(let complaint): record(complaint)
      case .nothing: break
      }
    } else {
      print(
        "no fixture of \(verdict.system) is written: a file cannot name a closure; make it a type")
    }
  }

  /// Records that the verdict is not the one that a trait expects.
  private func recordUnexpected(_ expected: ExpectedVerdict) {
    record(
      """
      \(verdict.system) was expected to be \(expected.kind.rawValue) on \(verdict.law.id) \
      (\(expected.reason)), but the verdict is \(verdict.outcome): change or remove the trait .expecting

      \(report)
      """)
  }

  /// Records what became of the case that killed an earlier run.
  private func recordFate(of leftover: Leftover) {
    let origin = "\(verdict.law.id) on \(verdict.system), in \(leftover.test)"
    if verdict.endings.wasPassedOver {
      // Nobody knows whether it would kill again, and nobody can try.
      return record("an earlier run ended \(leftover.place) of \(origin), which is not run again")
    }
    let fate = verdict.killsAgain ? "kills again" : "survives"
    let text = "an earlier run ended \(leftover.place) of \(origin); in a child process it \(fate)"
    recordWarning(text, at: sourceLocation)
  }

  private func record(_ text: String) { recordIssue(text, at: sourceLocation) }
}

extension Leftover {
  /// The place at which the run ended.
  fileprivate var place: String { isRunning ? "in case \(number)" : "between cases" }
}

extension Verdict {
  /// Whether some case ended its child, under any law.
  var killsAgain: Bool { kind.isDeath || showsEnd }
}
