import BindingLaws
import LawChecking
import LawTelling
import Testing

/// What an expectation makes of a verdict.
struct Outcome {
  let verdict: Verdict
  private let expected: ExpectedVerdict?
  private let requiresJudgement: Bool
  private let leftover: Flight?
  private let sourceLocation: SourceLocation

  init(
    _ verdict: Verdict, _ settings: CheckSettings, after leftover: Flight?,
    _ sourceLocation: SourceLocation
  ) {
    (self.verdict, self.leftover) = (verdict, leftover)
    expected = settings.expected[verdict.law.id]
    requiresJudgement = settings.requiresJudgement
    self.sourceLocation = sourceLocation
  }

  /// Whether something is wrong of which nobody said that it is expected.
  var isFailure: Bool { expected == nil && verdict.isFinding }

  /// Whether nothing spoke for the law, which is a warning.
  var isDoubt: Bool {
    expected == nil && !requiresJudgement && leftover == nil
      && (verdict.kind == .gaveUp || verdict.kind == .noEvidence)
  }

  /// Records one warning for all laws that nothing spoke for.
  func record(together doubts: [Outcome]) {
    let lines = doubts.map(\.verdict.headline)
    record(lines.joined(separator: "\n") + "\n", isWarning: true)
    for doubt in doubts { MixAttachment(doubt.verdict)?.record(sourceLocation) }
  }

  /// Records an issue where the verdict is not the one that was expected.
  func record() {
    if isFailure { return record(of: Cause(verdict)) }
    if let leftover { tell(of: leftover) }
    if let expected {
      expected.markUsed()
      return verdict.kind.fulfils(expected.kind) ? keep(expected.kind) : recordUnexpected(expected)
    }
    switch verdict.kind {
    case .upheld, .proved, .impossible, .notOwed: break
    case .gaveUp, .noEvidence:
      record(verdict.report, isWarning: !requiresJudgement)
      MixAttachment(verdict)?.record(sourceLocation)
    case .broken, .flaky, .crashed, .hung, .notJudged: record(of: Cause(verdict))
    }
  }

  /// Records what is wrong, and what that breaks beside.
  func record(of cause: Cause) {
    if let leftover { tell(of: leftover) }
    record(Report(cause, replayedBy: Self.command).text)
    keep()
  }

  /// Records that it is wrong as another verdict told already.
  func record(after told: Verdict) {
    if let leftover { tell(of: leftover) }
    let relation =
      switch told.relation(of: verdict) {
      case .sameCase: "same case as \(told.law.id)"
      case .longerCase: "a case that begins with that of \(told.law.id)"
      case .alike: "goes wrong as \(told.law.id) does"
      }
    let replay = verdict.counterexample?.token.map {
      "\n  replay    \(Self.command) replay \($0.shellWord)"
    }
    record("\(verdict.system) breaks \(verdict.law.id): \(relation)" + (replay ?? ""))
    keep()
  }

  /// What stands before `replay` in the lines to copy.
  private static let command = "swift package binding-laws"

  /// Attaches all that is known, and writes it down where that is wished for.
  func keep() {
    FailureAttachment(verdict).record(sourceLocation)
    MixAttachment(verdict)?.record(sourceLocation)
    keep(.upheld)
  }

  /// Writes the counterexample to a file, if that is wished for.
  private func keep(_ kind: Verdict.Kind) {
    let writer = FixtureWriter(besides: sourceLocation.filePath)
    if let fault = writer?.write(verdict, expecting: kind) { record(fault) }
  }

  private func recordUnexpected(_ expected: ExpectedVerdict) {
    record(
      """
      \(verdict.system) was expected to be \(expected.kind.rawValue) on \(verdict.law.id) \
      (\(expected.reason)), but is \(verdict.kind.rawValue): change or remove the trait .expecting

      \(verdict.report)
      """)
  }

  /// Says what became of the case that killed the last run.
  private func tell(of flight: Flight) {
    let place = flight.isRunning ? "in case \(flight.number)" : "between cases"
    let origin = "\(verdict.law.id) on \(verdict.system), in \(flight.test)"
    if verdict.endings.wasPassedOver {
      // Nobody knows whether it would kill again, and nobody can try.
      return record("an earlier run ended \(place) of \(origin), which is not run again")
    }
    let fate = verdict.kind.isDeath || verdict.showsEnd ? "kills again" : "survives"
    record("the last run ended \(place) of \(origin); in isolation it \(fate)", isWarning: true)
  }

  private func record(_ text: String, isWarning: Bool = false) {
    let comment = Comment(rawValue: text)
    #if compiler(>=6.3)
      let severity = isWarning ? Issue.Severity.warning : .error
      Issue.record(comment, severity: severity, sourceLocation: sourceLocation)
    #else
      // Swift Testing knows no warnings before Swift 6.3.
      if isWarning { return print(text) }
      Issue.record(comment, sourceLocation: sourceLocation)
    #endif
  }
}
