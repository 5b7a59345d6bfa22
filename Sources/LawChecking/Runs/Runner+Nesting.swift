import BindingGenerators
import BindingLaws

/// The run of a case for the law about an observer that sets while a set goes on.
///
/// `SystemMachine+Nesting` notes the inner set in `ownUse`, and the outer one is noted here: a use that is
/// not noted may make a proof false. `.base` is the place that `Compare` gives a difference of bases.
extension Runner {
  /// The most writes of one set to look at.
  ///
  /// Most sets make one or two. If a set makes more than 16, nothing is proved.
  private static var mostWrites: Int { 16 }

  /// Checks that the second program, at each write of the first, has the effect of running after or before
  /// it.
  ///
  /// Each write is a run of its own. If the case names a write, only that one is tried. A run is compared
  /// with the order in which the second program comes after the first. Only if that has another effect, the
  /// other order runs, too.
  func nested(_ testCase: LoadedCase) -> Run {
    let programs = subject.programs(of: testCase)
    guard let outer = programs.own.first, let inner = programs.other.first,
      let innerLast = runHistory(of: testCase)?.machine
    else { return Run(ending: .refused) }
    innerLast.ownUse.note(outer, subject.transitions)
    let writes = innerLast.performCountingWrites(outer)
    let count = min(writes, Self.mostWrites)
    if count == 0 { return Run(ending: .refused) }
    if writes > count { notes.noteCut(testCase) }
    innerLast.performOwn([inner])
    noteOwnUse(on: innerLast, in: testCase)
    // Nil until a write needs it.
    var innerFirst: (any Machine)?
    let writesToTry = testCase.observedWrite.map { [$0] } ?? Array(1...count)
    for write in writesToTry {
      guard let machine = runHistory(of: testCase)?.machine else { return Run(ending: .refused) }
      notes.runs += 1
      machine.ownUse.note(outer, subject.transitions)
      guard machine.nest(inner, at: write, of: outer) else { return Run(ending: .refused) }
      noteOwnUse(on: machine, in: testCase)
      let orders = innerFirst.map { [innerLast, $0] } ?? [innerLast]
      var discrepancy = firstDifference(of: machine, from: orders)
      if discrepancy != nil, innerFirst == nil, let other = runHistory(of: testCase)?.machine {
        other.performOwn([inner, outer])
        innerFirst = other
        discrepancy = firstDifference(of: machine, from: [innerLast, other])
      }
      if let discrepancy {
        var timed = testCase
        timed.observedWrite = write
        return Run(ending: machine.ending(of: discrepancy), testCase: timed)
      }
      noteWitness(on: machine, testCase)
      machines.release(machine)
    }
    return Run(ending: .upheld)
  }

  /// Returns the discrepancy from the first of several machines, or nil if one of them shows the same as this
  /// one.
  ///
  /// If the bases differ, it names the bases of all of them as what is expected.
  private func firstDifference(of machine: any Machine, from orders: [any Machine]) -> Discrepancy?
  {
    var first: Discrepancy?
    for order in orders {
      // This comes before `compare`, whose reads may write.
      let isTolerant = subject.pattern != nil && machine.reachedBase != order.reachedBase
      guard let difference = compare(machine, order) else {
        notes.noteComparison(isTolerant: isTolerant)
        return nil
      }
      if first == nil { first = difference }
    }
    guard let first, first.place == .base else { return first }
    return Discrepancy(
      at: .base, found: first.found,
      expectedOneOf: orders.map { TraceValue(subject.base($0.reachedBase, by: $0.meaning)) })
  }
}
