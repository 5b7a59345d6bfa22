import BindingGenerators
import BindingLaws

/// How a case of several tasks is run where nobody sees the accesses of a store: on real threads.
///
/// `Runner.concurrent` leads here, because the order of accesses cannot be chosen. So what is seen
/// may differ from run to run under one seed, and a counterexample gets no token.
extension Runner {
  /// How often a program of tasks is run on real threads.
  ///
  /// `TaskCrew.race` reads the pause of each task from three bits: these are all pairs of two tasks.
  private static var races: Int { 64 }

  /// What tasks lead to on real threads, their operations lead to in some order.
  ///
  /// That is tried again and again. What was seen once is enough: no order leads there.
  func raced(_ given: Case, _ expected: [TaskOutcome]) -> Run {
    for number in 0..<Self.races {
      notes.runs += 1
      let side = side(of: given)
      let seen = side.race(given.operations, by: notes.crew, shifted: number)
      look(at: side)
      sides.giveBack(side)
      if expected.contains(where: { subject.fulfils(seen, $0) }) { continue }
      let start = subject.text(met: subject.start(of: given))
      let discrepancy = Discrepancy(
        at: "tasks(at once, \(start))", found: subject.text(of: seen, given.operations),
        expectedOneOf: expected.map { subject.text(of: $0, given.operations) })
      return Run(ending: .broken(discrepancy), given: given)
    }
    return Run(ending: .upheld)
  }
}
