import BindingGenerators
import BindingLaws

/// A case that breaks a law, found without a search: by a failed proof or along a memory.
///
/// `LawCheck` asks `led` and `sequel` for one, and reports it like any other.
/// The first case that breaks the law is taken. So the order of cases decides what is reported.
struct FoundCase {
  /// What runs the case, which may be longer than what is searched for.
  let runner: Runner
  /// The case; its number is its place among those that were tried.
  let finding: Search.Finding

  /// The first that breaks the law; `nil` where none does.
  init?(_ runner: Runner, among cases: some Sequence<Case>) {
    for (place, given) in cases.enumerated() {
      guard let finding = runner.finding(of: given, number: place + 1) else { continue }
      (self.runner, self.finding) = (runner, finding)
      return
    }
    return nil
  }

  /// A case by which a proof failed, and which no search met.
  ///
  /// A proof begins in any listed base, a case only where the model lets it start. So the case is led to
  /// its base first. `ways` adds at most a write and two holds, for which `reaching` leaves room.
  static func led(
    _ shorter: Runner, _ law: Law, _ checker: LocalChecker, to failing: Case?
  ) -> FoundCase? {
    guard let failing,
      var runner = checker.runner(of: law, reaching: failing.operations.count + 3)
    else { return nil }
    runner.subject.exemptPorts = shorter.subject.exemptPorts
    return FoundCase(runner, among: runner.ways(to: failing))
  }
}

extension Runner {
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
    let held = [given.place(.p), given.place(.q)].compactMap(\.self).filter(\.isHeld)
    let way =
      [OperationCode(.write, value: given.start)]
      + held.map { OperationCode(.hold, port: $0.port) }
    let isStart = subject.starts?.contains(given.start) ?? true
    return (isStart ? [given] : [])
      + (subject.starts ?? []).map { start in
        var led = given
        (led.start, led.operations) = (start, way + given.operations)
        return led
      }
  }
}
