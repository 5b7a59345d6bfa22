import BindingGenerators
import BindingLaws

extension ChildCheck {
  /// Returns the verdict on the death of a child: the smallest case that kills in the same way.
  ///
  /// If no case was running, there is none to report.
  func death(_ report: ChildReport) throws -> Verdict {
    guard let testCase = report.testCase else { return verdictOutsideCases(report) }
    var found = FoundDeath(report: report, firstCase: testCase, testCase: testCase)
    try certify(&found)
    if found.certified == nil {
      try simplify(&found)
      try certify(&found)
    }
    return try examined(found).verdict ?? examined(report)
  }

  /// Returns the verdict on the death of a child without simplifying its case.
  ///
  /// If the case kills no more, or in another way, it is flaky.
  func examined(_ report: ChildReport) throws -> Verdict {
    guard let testCase = report.testCase else { return verdictOutsideCases(report) }
    let found = FoundDeath(report: report, firstCase: testCase, testCase: testCase)
    let alone = try examined(found)
    if let verdict = alone.verdict { return verdict }
    let end = alone.report.diagnosis.isDeath ? alone.report.words(limits) : nil
    let survival = Verdict.Grounds.Survival(diagnosis: report.diagnosis.words(limits), alone: end)
    return verdict(.flaky, .survival(survival), runs: report.runs)
  }

  /// Returns the verdict on a death outside of cases, or by a case that writes over the notes of the child.
  ///
  /// `Verdict.deathOfModel` takes no operation and 0 runs for a model that crashes.
  ///
  /// - Parameter operation: The operation that was running. Nil if it is not known.
  func verdictOutsideCases(_ report: ChildReport, _ operation: String? = nil) -> Verdict {
    // A child that finished comes here only if its answer is not legible.
    let isGarbled = [.finished, .garbled].contains(report.diagnosis)
    let death = Verdict.Grounds.Death(
      operation: operation, diagnosis: report.diagnosis.words(limits), says: report.sentence,
      runs: operation == nil ? report.runs : nil)
    return verdict(report.kind, isGarbled ? .garbling : .death(death), runs: report.runs)
  }

  /// Edits the case until no edit kills any more.
  ///
  /// The next child begins with the edit that killed.
  private func simplify(_ found: inout FoundDeath) throws {
    var others = EndedCases()
    while !isBudgetUsedUp {
      let report = try run(.edits(of: found.testCase), without: others)
      found.simplifications += report.runs
      guard let testCase = report.testCase else { return }
      if report.diagnosis == found.report.diagnosis {
        found.testCase = testCase
        others = EndedCases()
      } else {
        others.note(testCase)
      }
    }
  }

  /// Runs all smaller cases in order of size, if there is budget left.
  ///
  /// The first that kills is the smallest that kills, if no case was left out.
  private func certify(_ found: inout FoundDeath) throws {
    if isBudgetUsedUp { return }
    let report = try run(.smaller(than: found.testCase))
    if report.diagnosis == .finished {
      found.certified = report.answer(Int.self)
    } else if report.diagnosis == found.report.diagnosis, let testCase = report.testCase {
      found.simplifications += report.runs
      found.testCase = testCase
      found.certified = report.isPartial ? nil : report.runs - 1
    }
  }

  /// Runs the smallest case alone once more, and returns the verdict on it, and the report on that run.
  ///
  /// The verdict is nil if the case does not kill in the same way. A death before the system is made, while
  /// the model predicts the case, is not the fault of the case. A case that only takes long ends, because
  /// now it has its full time.
  private func examined(_ found: FoundDeath) throws -> (verdict: Verdict?, report: ChildReport) {
    let report = try run(.show(found.testCase, madeFrom: found.firstCase))
    guard report.diagnosis == found.report.diagnosis else { return (nil, report) }
    if report.findings.isEmpty { return (verdictOutsideCases(found.report), report) }
    guard case var shown?? = report.found(Counterexample.self).first else { return (nil, report) }
    shown.show(report, limits)
    shown.foundAtCase = isNamed ? nil : found.report.runs
    shown.simplifications = found.simplifications
    shown.certified = found.certified
    let death = Verdict.Grounds.Death(
      operation: report.operation, isStep: report.isInStep,
      diagnosis: report.diagnosis.words(limits), says: report.sentence,
      stoppedAfter: isBudgetUsedUp ? children : nil)
    var verdict = verdict(report.kind, .death(death), runs: found.report.runs)
    verdict.counterexample = shown
    return (verdict, report)
  }
}

/// A case that kills, and how it was found.
private struct FoundDeath {
  /// The report on the first child that died.
  let report: ChildReport
  /// The case that killed it.
  let firstCase: Case
  /// The smallest case so far.
  var testCase: Case
  /// The number of runs that simplifying took.
  var simplifications = 0
  /// The number of smaller cases that were run.
  ///
  /// Nil unless all were.
  var certified: Int?
}

extension Counterexample {
  /// Adds how the case crashes: system and model side by side as far as the system came.
  ///
  /// After the end the system reads nothing. It closes the test, which `StandAloneTest.opening` leaves open.
  fileprivate mutating func show(_ report: ChildReport, _ limits: ChildLimits) {
    let words = report.words(limits)
    place = .words(text: report.operation)
    found = TraceValue(words: words)
    test = test.map { $0 + "  // \(words) in: \(report.operation)\n}\n" }
    let shown = report.found(Row.self).compactMap(\.self)
    let end = min(shown.count, rows.count - 1)
    rows.replaceSubrange(..<end, with: shown.prefix(end))
    rows[end].end = report.end(limits)
  }
}
