import BindingGenerators
import BindingLaws

/// A case that breaks a law, found without a search: by a failed proof or along a memory.
///
/// `LawCheck` asks `reached` and `sequel` for one, and reports it like any other; `LocalChecker.memoryBreaksALaw`
/// asks `sequel`, too.
/// The first case that breaks the law is taken. So the order of cases decides what is reported.
struct FoundCase {
  /// What reports it; its cases may be longer than those that are searched for.
  let check: LawCheck
  /// The case; its number is its place among those that were tried.
  let finding: Search.Finding
}

extension LawCheck {
  /// The same check of cases of up to so many operations.
  func reaching(_ length: Int) -> LawCheck? {
    guard let longer = checker.runner(of: law, reaching: length) else { return nil }
    var check = self
    check.runner = longer
    check.runner.subject.exemptPorts = runner.subject.exemptPorts
    return check
  }

  /// The first of some cases that breaks the law; `nil` where none does.
  func first(of cases: some Sequence<Case>) -> FoundCase? {
    for (place, testCase) in cases.enumerated() {
      if runner.isOutOfTime { return nil }
      if let finding = runner.finding(of: testCase, number: place + 1) {
        return FoundCase(check: self, finding: finding)
      }
    }
    return nil
  }

  /// A case by which a proof failed, and which no search met.
  ///
  /// A proof begins in any listed base, a case only where the model lets it start. So the case is led to
  /// its base first. `ways` adds at most a write and two holds, hence the 3.
  func reached(by failing: Case?) -> FoundCase? {
    guard let failing, let longer = reaching(failing.operations.count + 3) else { return nil }
    return longer.first(of: longer.runner.ways(to: failing))
  }
}

extension Runner {
  /// What a case shows, if it breaks the law.
  func finding(of testCase: Case, number: Int) -> Search.Finding? {
    let run = run(testCase)
    guard let discrepancy = run.discrepancy, let choices = choices(of: testCase) else { return nil }
    return Search.Finding(
      testCase: run.testCase?.keepingFirst(run.reached) ?? testCase, choices: choices,
      discrepancy: discrepancy, number: number, isSmallest: false,
      operations: operationCount(of: run))
  }

  /// The case itself, where it may start as it does, and after a write of the base that it starts
  /// in, with what it holds since then.
  fileprivate func ways(to testCase: Case) -> [Case] {
    let held = [testCase.place(.p), testCase.place(.q)].compactMap(\.self).filter(\.isHeld)
    let way =
      [OperationCode(.write, value: testCase.start)]
      + held.map { OperationCode(.hold, port: $0.port) }
    let isStart = subject.starts?.contains(testCase.start) ?? true
    return (isStart ? [testCase] : [])
      + (subject.starts ?? []).map { start in
        var longer = testCase
        longer.start = start
        longer.operations = way + testCase.operations
        return longer
      }
  }
}
