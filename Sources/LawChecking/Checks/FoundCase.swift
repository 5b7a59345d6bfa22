import BindingGenerators
import BindingLaws

/// A case that breaks a law, found otherwise than by a search.
protocol FoundCase {
  /// What runs it: it may be longer than what is searched for.
  var runner: any LawRunner { get }
  var finding: Search.Finding { get }
  /// How many cases were run.
  var executions: Int { get }
}

/// A case by which a proof failed, and which no search met: a proof begins in any listed base, a case
/// in one that the model lets it start from, so that it is led there first.
struct Led: FoundCase {
  let runner: any LawRunner
  let finding: Search.Finding
  let executions: Int

  /// Leads there; `nil` where nothing is wrong then.
  init?(_ shorter: any CaseRunner, _ law: Law, _ checker: any SystemChecker, to failing: Case?) {
    guard let failing,
      var runner = checker.lawRunner(of: law, reaching: failing.operations.count + 3)
    else { return nil }
    runner.exemptPorts = shorter.exemptPorts
    for (place, given) in runner.ways(to: failing).enumerated() {
      guard let finding = runner.finding(of: given, number: place + 1) else { continue }
      (self.runner, self.finding, executions) = (runner, finding, place + 1)
      return
    }
    return nil
  }
}

extension CaseRunner {
  /// What a case shows, if it breaks the law.
  func finding(of given: Case, number: Int) -> Search.Finding? {
    let run = run(given)
    guard let discrepancy = run.discrepancy, let choices = choices(of: given) else { return nil }
    return Search.Finding(
      given: run.given?.prefix(run.reached) ?? given, choices: choices,
      discrepancy: discrepancy, number: number, isSmallest: false,
      operations: operationCount(of: run))
  }

  /// The case itself, where it may start as it does, and after a write of the base that it starts
  /// in, with what it holds since then.
  fileprivate func ways(to given: Case) -> [Case] {
    let held = [given.variables.p, given.variables.q].compactMap(\.self).filter(\.isHeld)
    let way =
      [OperationCode(.write, value: given.start)]
      + held.map { OperationCode(.hold, port: $0.port) }
    let isStart = starts?.contains(given.start) ?? true
    return (isStart ? [given] : [])
      + (starts ?? []).map { start in
        var led = given
        (led.start, led.operations) = (start, way + given.operations)
        return led
      }
  }
}
