import BindingGenerators
import BindingLaws

/// The check of one system by one law: prove, or search; simplify, certify, run again.
struct LawCheck {
  var runner: Runner
  let law: Law
  let checker: LocalChecker
  /// The fibres that show at which ports no system can obey the law.
  ///
  /// Nil unless these ports are judged.
  var unevenFibres: FibreCount?

  var options: CheckOptions { checker.options }
  var memory: SystemMemory {
    runner.subject.isAboutTransactions ? checker.memoryInTransaction : checker.memory
  }

  /// Returns the verdict.
  ///
  /// Ports at which no system can obey the law are judged last, so that they hide nothing.
  func verdict() -> Verdict {
    // Uneven fibres make set-set impossible, and no other law.
    let fibres = law == .setSet ? checker.fibres : nil
    guard let fibres, !fibres.unevenPorts.isEmpty else { return judged() }
    var others = self
    others.runner.subject.exemptPorts.formUnion(fibres.unevenPorts)
    let found = others.judged()
    if found.kind == .broken || found.kind == .flaky { return found }
    var all = self
    all.unevenFibres = fibres
    return all.judged()
  }

  /// Runs the phases of the check, and returns their verdict.
  ///
  /// A law about time may run one case at several times, or in several orders. Each of these runs counts as
  /// an execution.
  private func judged() -> Verdict {
    var phases = CheckPhases(self)
    var verdict = phases.run()
    verdict.executions += runner.notes.runs
    return verdict
  }
}
