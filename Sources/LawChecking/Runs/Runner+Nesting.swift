import BindingGenerators
import BindingLaws

extension Runner {
  /// How many writes of one set are looked at.
  private static var mostWrites: Int { 16 }

  /// The second program, at each write of the first, counts as carried out after or before it.
  ///
  /// Where the case says at which write, that one alone is tried. Each is a run of its own; the other
  /// order is run where the first one is not what came of it.
  func nested(
    _ outer: Statement<Model>.Program, _ inner: Statement<Model>.Program, _ given: Case
  ) -> Run {
    let variables = space.variables(of: given)
    guard let (first, last) = zip(outer(variables), inner(variables)).first(where: { _ in true }),
      let after = lead(given, variables)?.trial
    else { return Run(ending: .refused) }
    let writes = after.performCountingWrites(first)
    let count = min(writes, Self.mostWrites)
    if count == 0 { return Run(ending: .refused) }
    if writes > count { notes.noteCut(given) }
    after.perform(last)
    noteOwnUse(on: after, in: given)
    var orders = [after]
    for write in given.timing.isEmpty ? Array(1...count) : given.timing {
      guard let trial = lead(given, variables)?.trial else { return Run(ending: .refused) }
      notes.runs += 1
      guard trial.nest(last, at: write, of: first) else { return Run(ending: .refused) }
      noteOwnUse(on: trial, in: given)
      let isTolerant = space.pattern != nil && orders.allSatisfy { $0.base != trial.base }
      var discrepancy = trial.difference(from: orders)
      if discrepancy != nil, orders.count == 1,
        let before = ordered([last, first], given, variables)
      {
        orders.append(before)
        discrepancy = trial.difference(from: orders)
      }
      if let discrepancy {
        var timed = given
        timed.timing = [write]
        return Run(ending: trial.ending(of: discrepancy), given: timed)
      }
      notes.noteComparison(
        isTolerant: isTolerant, usesGone: ([trial] + orders).contains { $0.hasUsedGone })
      look(at: trial, variables)
    }
    return Run(ending: .upheld)
  }

  /// A system that was led through operations one after the other.
  private func ordered(
    _ operations: [Operation<Model>], _ given: Case, _ variables: Variables<Model>
  ) -> Trial<System>? {
    let trial = lead(given, variables)?.trial
    operations.forEach { trial?.perform($0) }
    return trial
  }
}

extension Trial {
  /// What is wrong where none of several trials shows the same as this one.
  fileprivate func difference(from orders: [Trial]) -> Discrepancy? {
    var first: Discrepancy?
    for order in orders {
      guard let difference = difference(from: order) else { return nil }
      first = first ?? difference
    }
    guard let first, first.place == "…" else { return first }
    return Discrepancy(
      at: "…", found: first.found, expectedOneOf: orders.map { traceText($0.base) })
  }
}
