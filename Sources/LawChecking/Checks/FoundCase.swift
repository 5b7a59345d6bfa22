import BindingGenerators
import BindingLaws

/// A case that breaks a law, found without a search: by a failed proof, along a memory, or among cases that
/// were built.
///
/// `CheckPhases` asks `caseReaching`, `caseAlongMemory` and `first(of:)` for one, and reports it like a case
/// that a search found. `LocalChecker.memoryBreaksALaw` asks `caseAlongMemory`, too. The first case that
/// breaks the law is taken. So the order of cases decides what is reported.
struct FoundCase {
  /// The check that reports it.
  ///
  /// Its cases may be longer than those of a search.
  let check: LawCheck
  /// The case.
  ///
  /// Its number is its position among the cases that were tried.
  let finding: Search.Finding
}

extension LawCheck {
  /// Returns the same check, whose cases may have this many operations.
  ///
  /// Nil if the law does not apply to the system.
  func reaching(_ length: Int) -> LawCheck? {
    guard let longer = checker.runner(of: law, reaching: length) else { return nil }
    var check = self
    check.runner = longer
    check.runner.subject.exemptPorts = runner.subject.exemptPorts
    return check
  }

  /// Returns the first of some cases that breaks the law, or nil if none does.
  func first(of cases: some Sequence<Case>) -> FoundCase? {
    for (place, testCase) in cases.enumerated() {
      if runner.isOutOfTime { return nil }
      if let loaded = runner.subject.load(testCase),
        let finding = runner.finding(of: loaded, number: place + 1)
      {
        return FoundCase(check: self, finding: finding)
      }
    }
    return nil
  }

  /// Returns the case that made a proof fail, as one that a user can run.
  ///
  /// A proof begins in any listed base, a case only in a base that the model permits as a start. So
  /// operations may have to lead to the base first, which may make the case longer than those of a search.
  func caseReaching(_ failing: Case) -> FoundCase? {
    let cases = runner.casesReaching(failing)
    let length = cases.map(\.operations.count).max() ?? 0
    return reaching(length)?.first(of: cases)
  }
}

extension Runner {
  /// Runs a case, and returns the finding if it breaks the law.
  func finding(of testCase: LoadedCase, number: Int) -> Search.Finding? {
    let outcome = run(testCase)
    guard let discrepancy = outcome.discrepancy, let draws = drawsOfFailure(of: testCase) else {
      return nil
    }
    return Search.Finding(
      testCase: outcome.testCase?.keepingFirst(outcome.reached) ?? testCase, choices: draws,
      discrepancy: discrepancy, number: number, isSmallest: false,
      operations: operationCount(of: outcome))
  }

  /// Returns the case itself, if it may start in its base, and from each start the case after operations that
  /// lead to that base.
  ///
  /// These are an external write of the base, and then holds of the bindings that the case begins with.
  fileprivate func casesReaching(_ testCase: Case) -> [Case] {
    // Without a list of starts a case may start anywhere.
    guard let starts = subject.starts else { return [testCase] }
    let held = [testCase.place(.p), testCase.place(.q)].compactMap(\.self).filter(\.isHeld)
    let holds = held.map { OperationCode(.hold, port: $0.port) }
    let way = [OperationCode(.write, value: testCase.start)] + holds
    let afterWrites = starts.map { start in
      var longer = testCase
      longer.start = start
      longer.operations = way + testCase.operations
      return longer
    }
    return starts.contains(testCase.start) ? [testCase] + afterWrites : afterWrites
  }
}
