import BindingGenerators
import BindingLaws

// `EndedCases` says what is left out, and when a law gives up.
// `Verdict.deathOfModel` takes a death without an operation and with 0 runs for a death of the model.
extension ChildCheck {
  /// Returns the verdict on the cases that end.
  ///
  /// A child leaves out the cases that ended earlier children. Cases are drawn as before, so the next child
  /// comes to where the last one died. What kills again and again is left out altogether. If that does not
  /// help, the law is given up.
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

  /// Returns what all laws leave out, because cases of `total` show that it ends the process.
  ///
  /// It is found before any law is judged. So a law alone is judged as among others, and no other law finds
  /// the same ends again.
  private func leftOutByAll() throws -> EndedCases {
    if let known = checker.leftOut { return known }
    let scout = try ChildCheck(checker, Law.total)
    var ended = EndedCases()
    while !ended.areTooMany && !scout.isBudgetUsedUp && !scout.leavesNothingOut
      && !hasQuicklySeenEnough(ended)
    {
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
    let isGivenUp = scout.leavesNothingOut || hasQuicklySeenEnough(ended)
    let leftOut = ended.withoutCases(isSearchGivenUp: isGivenUp)
    checker.leftOut = leftOut
    return leftOut
  }

  /// Whether a quick try looks for no more cases that kill.
  ///
  /// `EndedCases` leaves out what such cases do from the second on.
  private func hasQuicklySeenEnough(_ ended: EndedCases) -> Bool {
    checker.options.effort == .quick && ended.cases.count >= 2
  }

  /// Leaves out what the system was doing when a case killed.
  ///
  /// If each case crashes by itself, nothing can be left out. After some such cases it is no longer tried,
  /// since each try takes a child.
  private func leaveOut(from ended: inout EndedCases, doneIn testCase: Case) throws {
    if leavesNothingOut { return }
    let report = try run(.watch(testCase))
    let place = report.diagnosis.isDeath ? report.place : nil
    let leavesMoreOut = place.map { ended.leaveOut($0) } ?? false
    casesWithoutPlace = leavesMoreOut ? 0 : casesWithoutPlace + 1
  }

  /// Whether the last cases have shown nothing to leave out.
  private var leavesNothingOut: Bool { casesWithoutPlace == Self.mostCasesWithoutPlace }

  /// The number of cases in a row with nothing to leave out after which nothing more is left out.
  ///
  /// Two such cases may be chance. Each further one costs a child, of which a check has a hundred.
  private static let mostCasesWithoutPlace = 3

  /// Returns the verdict of a child, with the cases that crashed before.
  private func judged(_ found: Verdict?, _ ended: EndedCases) -> Verdict? {
    guard let found else {
      return ended.cases.isEmpty
        ? nil : givenUp(ended, "no case that comes to an end meets the premise")
    }
    if !ended.isEmpty && (found.isGivenUpForPremise || found.kind == .noEvidence) {
      return givenUp(ended, "too few cases that come to an end show what it speaks about")
    }
    return adding(ended, to: found)
  }

  /// Returns the verdict that the law was given up: nothing was found, perhaps because of what crashed.
  private func givenUp(_ ended: EndedCases, _ reason: String) -> Verdict {
    adding(ended, to: verdict(.gaveUp), givenUpBecause: reason)
  }

  /// Returns a verdict with the cases that crashed, and with the reason if the law was given up.
  private func adding(
    _ ended: EndedCases, to found: Verdict, givenUpBecause reason: String? = nil
  ) -> Verdict {
    var verdict = found
    var endings = Verdict.Endings()
    endings.cases = ended.cases.count
    endings.leftOut = ended.words
    endings.givenUp = reason
    endings.withoutProof = checker.deathOfProof != nil && ended.cases.isEmpty
    verdict.endings = endings
    return verdict
  }

  /// Returns a verdict without a counterexample.
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
