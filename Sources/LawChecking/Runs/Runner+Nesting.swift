import BindingGenerators
import BindingLaws

/// How a case is run by the law about an observer that sets while a set goes on.
///
/// `SystemMachine+Nesting` notes the inner set in `ownUse`, and the outer one is noted here: what is not
/// noted may make a proof false. `…` is the place that `Compare` gives a difference of bases.
extension Runner {
  /// How many writes of one set are looked at; where a set makes more, nothing is proved.
  private static var mostWrites: Int { 16 }

  /// The second program, at each write of the first, counts as carried out after or before it.
  ///
  /// Where the case says at which write, that one alone is tried. Each is a run of its own; the other
  /// order is run where the first one is not what came of it.
  func nested(_ testCase: Case) -> Run {
    let programs = subject.programs(testCase.variables)
    guard let (first, last) = zip(programs.own, programs.other).first(where: { _ in true }),
      let after = runHistory(of: testCase)?.machine
    else { return Run(ending: .refused) }
    after.ownUse.note(first, subject.transitions)
    let writes = after.performCountingWrites(first)
    let count = min(writes, Self.mostWrites)
    if count == 0 { return Run(ending: .refused) }
    if writes > count { notes.noteCut(testCase) }
    after.performOwn([last])
    noteOwnUse(on: after, in: testCase)
    var orders = [after]
    for write in testCase.timing.isEmpty ? Array(1...count) : testCase.timing {
      guard let machine = runHistory(of: testCase)?.machine else { return Run(ending: .refused) }
      notes.runs += 1
      machine.ownUse.note(first, subject.transitions)
      guard machine.nest(last, at: write, of: first) else { return Run(ending: .refused) }
      noteOwnUse(on: machine, in: testCase)
      let isTolerant =
        subject.pattern != nil && orders.allSatisfy { $0.reachedBase != machine.reachedBase }
      var discrepancy = firstDifference(of: machine, from: orders)
      if discrepancy != nil, orders.count == 1, let before = runHistory(of: testCase)?.machine {
        before.performOwn([last, first])
        orders.append(before)
        discrepancy = firstDifference(of: machine, from: orders)
      }
      if let discrepancy {
        var timed = testCase
        timed.timing = [write]
        return Run(ending: machine.ending(of: discrepancy), testCase: timed)
      }
      notes.noteComparison(
        isTolerant: isTolerant, usesGone: ([machine] + orders).contains { $0.hasUsedGone })
      noteWitness(on: machine, testCase.variables)
      machines.release(machine)
    }
    return Run(ending: .upheld)
  }

  /// What is wrong where none of several machines shows the same as this one.
  private func firstDifference(of machine: any Machine, from orders: [any Machine]) -> Discrepancy?
  {
    var first: Discrepancy?
    for order in orders {
      guard let difference = compare(machine, order) else { return nil }
      first = first ?? difference
    }
    guard let first, first.place == .base else { return first }
    return Discrepancy(
      at: .base, found: first.found,
      expectedOneOf: orders.map { subject.value(ofBase: $0.reachedBase) })
  }
}
