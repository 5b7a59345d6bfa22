import BindingGenerators
import BindingLaws

// `ChildProcesses.md` says what is left out, and when a law gives up; `EndedCases` has the limits.
// `Verdict.deathOfModel` takes a death of no operation and 0 runs for one of the model.
extension ChildCheck {
  /// Judges on the cases that end: after each that does not, a child goes on without it.
  ///
  /// Cases are drawn as before, so that the next child comes to where the last one died. What kills
  /// again and again is left out altogether, and where that does not help the law is given up.
  func verdictOnTheRest() throws -> Verdict? {
    var ended = try leftOutByAll()
    while true {
      let report = try checked(without: ended)
      if let found = report.answer(Verdict?.self) { return judged(found, ended) }
      if report.diagnosis == .finished { return givenUp(ended, "it \(Diagnosis.garbled)") }
      guard let testCase = report.testCase else {
        let words = report.words(limits)
        if report.runs == 0 && report.diagnosis != .garbled {
          return verdict(.gaveUp, .death(.init(operation: nil, diagnosis: words, runs: 0)))
        }
        return givenUp(ended, "\(words) \(Verdict.Grounds.Death.outside(report.runs))")
      }
      ended.note(testCase, isHang: report.diagnosis == .timedOut)
      if ended.areTooMany || isBudgetUsedUp { return givenUp(ended, "too many cases end it") }
      try leaveOut(from: &ended, doneIn: testCase)
    }
  }

  /// What no law is judged on: what ends the process, as cases of `total` show.
  ///
  /// It is known before any law is judged, so that a law alone is judged as among others, and none finds the
  /// same ends again.
  private func leftOutByAll() throws -> EndedCases {
    if let known = checker.leftOut { return known }
    let scout = try ChildCheck(checker, Law.total)
    var ended = EndedCases()
    while !ended.areTooMany && !scout.isBudgetUsedUp && !scout.leavesNothingOut {
      let report =
        try ended.isEmpty
        ? scout.scouted().first : scout.run(.check(proving: false), without: ended)
      guard let testCase = report.testCase else {
        if report.isDeathOutside && ended.leaveOutLargeNumbers() { continue }
        break
      }
      ended.note(testCase, isHang: report.diagnosis == .timedOut)
      try scout.leaveOut(from: &ended, doneIn: testCase)
    }
    let leftOut = ended.withoutCases(isSearchGivenUp: scout.leavesNothingOut)
    checker.leftOut = leftOut
    return leftOut
  }

  /// Leaves out what was being done when a case killed.
  ///
  /// Where each case crashes by itself nothing can be left out: after some such cases it is no longer tried, since
  /// each try takes a child.
  private func leaveOut(from ended: inout EndedCases, doneIn testCase: Case) throws {
    if leavesNothingOut { return }
    let report = try run(.watch(testCase, from: nil))
    let place = report.diagnosis.isDeath ? report.place : nil
    let leavesMoreOut = place.map { ended.leaveOut($0) } ?? false
    casesWithoutPlace = leavesMoreOut ? 0 : casesWithoutPlace + 1
  }

  /// Whether the last cases have shown nothing to leave out.
  private var leavesNothingOut: Bool { casesWithoutPlace == Self.mostCasesWithoutPlace }

  /// Two may be chance; each further one costs a child, of which a check has a hundred.
  private static let mostCasesWithoutPlace = 3

  private func judged(_ found: Verdict?, _ ended: EndedCases) -> Verdict? {
    guard let found else {
      return ended.cases.isEmpty
        ? nil : givenUp(ended, "no case that comes to an end meets the premise")
    }
    if !ended.isEmpty && (found.isPremiseRare || found.kind == .noEvidence) {
      return givenUp(ended, "too few cases that come to an end show what it speaks about")
    }
    return beside(ended, found)
  }

  /// No verdict: that nothing was seen may well be because of what crashed.
  private func givenUp(_ ended: EndedCases, _ reason: String) -> Verdict {
    beside(ended, verdict(.gaveUp), reason)
  }

  /// A verdict, with the cases that crashed, and why the law was given up, if it was.
  private func beside(_ ended: EndedCases, _ found: Verdict, _ reason: String? = nil) -> Verdict {
    var verdict = found
    var endings = Verdict.Endings()
    endings.cases = ended.cases.count
    endings.leftOut = ended.words
    endings.givenUp = reason
    endings.withoutProof = checker.deathOfProof != nil && ended.cases.isEmpty
    verdict.endings = endings
    return verdict
  }

  func verdict(
    _ kind: Verdict.Kind, _ grounds: Verdict.Grounds? = nil, runs: Int = 0
  ) -> Verdict {
    var verdict = Verdict(
      system: checker.name, law: LawDescription(law), kind: kind, seed: checker.options.seed)
    verdict.grounds = grounds
    verdict.cases = runs
    verdict.executions = runs
    return verdict
  }
}
