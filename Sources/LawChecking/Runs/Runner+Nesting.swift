import BindingGenerators
import BindingLaws

extension Runner {
  /// How many writes of one set are looked at.
  private static var mostWrites: Int { 16 }

  /// The second program, at each write of the first, counts as carried out before or after it.
  ///
  /// Where the case says at which write, that one alone is tried. Each is a run of its own.
  func nested(
    _ outer: Statement<Model>.Program, _ inner: Statement<Model>.Program, _ given: Case
  ) -> Run {
    let variables = space.variables(of: given)
    guard let (first, last) = zip(outer(variables), inner(variables)).first(where: { _ in true })
    else { return Run(ending: .refused) }
    let writes = given.timing.isEmpty ? Array(1...Self.mostWrites) : given.timing
    var orders: [Trial<System>]?
    for write in writes {
      guard let trial = lead(given, variables)?.trial else { return Run(ending: .refused) }
      trial.mark()
      sightings.runs += 1
      guard trial.nest(last, at: write, of: first) else { break }
      orders = orders ?? ordered(first, last, given, variables)
      if let discrepancy = trial.difference(from: orders ?? []) {
        var timed = given
        timed.timing = [write]
        return Run(ending: trial.ending(of: discrepancy), given: timed)
      }
      look(at: trial, variables)
    }
    return Run(ending: orders == nil ? .refused : .upheld)
  }

  /// A system that was led through one operation after the other, and one in the other order.
  private func ordered(
    _ first: Operation<Model>, _ last: Operation<Model>, _ given: Case,
    _ variables: Variables<Model>
  ) -> [Trial<System>] {
    [[first, last], [last, first]].compactMap { operations in
      let trial = lead(given, variables)?.trial
      operations.forEach { trial?.perform($0) }
      return trial
    }
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
    return Discrepancy(at: "…", found: first.found, owedOneOf: orders.map { traceText($0.base) })
  }
}
