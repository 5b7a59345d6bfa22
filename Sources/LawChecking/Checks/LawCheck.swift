import BindingGenerators
import BindingLaws

/// The check of one system by one law: prove, or search; simplify, certify, run again.
struct LawCheck {
  var runner: Runner
  let law: Law
  let checker: LocalChecker
  /// The count that shows at which ports no system can obey the law.
  ///
  /// Nil unless these ports are judged.
  var impossible: FibreCount?

  var options: CheckOptions { checker.options }
  var memory: SystemMemory {
    runner.subject.isAboutTransactions ? checker.memoryInTransaction : checker.memory
  }

  /// Returns the verdict.
  ///
  /// Ports at which no system can obey the law are judged last, so that they hide nothing.
  func verdict() -> Verdict {
    let impossible = law == .setSet ? checker.fibres : nil
    guard let impossible, !impossible.unevenPorts.isEmpty else { return judged() }
    var others = self
    others.runner.subject.exemptPorts.formUnion(impossible.unevenPorts)
    let found = others.judged()
    if found.kind == .broken || found.kind == .flaky { return found }
    var all = self
    all.impossible = impossible
    return all.judged()
  }

  /// Runs the phases of the check, and returns their verdict.
  ///
  /// Runs at each time within a case count as executions, too.
  private func judged() -> Verdict {
    var phases = CheckPhases(self)
    var verdict = phases.run()
    verdict.executions += runner.notes.runs
    return verdict
  }
}
