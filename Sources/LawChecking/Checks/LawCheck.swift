import BindingGenerators
import BindingLaws

/// One law being checked on one system: prove, or search; simplify, certify, run again.
struct LawCheck {
  var runner: Runner
  let law: Law
  let checker: LocalChecker
  /// What shows at which ports nobody can obey the law, when they are judged.
  var impossible: FibreCount?

  var options: CheckOptions { checker.options }
  var memory: SystemMemory {
    runner.subject.isAboutTransactions ? checker.memoryInTransaction : checker.memory
  }

  /// The verdict.
  ///
  /// Ports at which nobody can obey the law come last, so that they hide nothing.
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

  /// The verdict; times at which something may happen within a case count as executions, too.
  private func judged() -> Verdict {
    var phases = CheckPhases(self)
    var verdict = phases.run()
    verdict.executions += runner.notes.runs
    return verdict
  }
}
