import BindingGenerators
import BindingLaws

extension Subject {
  /// Cases that show whether a system keeps what variants of bases vary.
  ///
  /// Each has one set: in a variant, or through a binding that was held before the variant was written. They
  /// are for laws about one set, and for laws that judge each operation.
  var casesOfVariants: [Case] {
    let pairs = space.table.variants
    let fresh = pairs.flatMap { pair in sets(in: pair.variant).map { cases(pair, $0).fresh } }
    let held = pairs.flatMap { pair in sets(in: pair.variant).compactMap { cases(pair, $0).held } }
    return Array(fresh.prefix(Self.mostSets) + held.prefix(Self.mostSets))
  }

  // A system that loses something by one set does so by most. So these numbers need not cover all sets.

  /// The most sets through fresh bindings, and the most through held ones.
  ///
  /// `Beyond` makes variants of at most four bases. So these are all sets of eight flags: 4 × 8 × 2.
  private static var mostSets: Int { 64 }
  /// The most ports of a base, as many as `Beyond` asks the model about.
  private static var mostPorts: Int { 8 }
  /// The most values of a port.
  ///
  /// A set of the value that the port reads may change nothing, and so lose nothing. Two others remain.
  private static var mostValues: Int { 3 }

  /// Returns some sets that the model accepts in a state.
  private func sets(in state: Int) -> [OperationCode] {
    let base = base(listed: state)
    let ports = (0..<transitions.ports).filter { isPresent($0, inListed: state) }
    return ports.prefix(Self.mostPorts).flatMap { port in
      (0..<transitions.listedValues).lazy
        .filter { model.accepts(value(listed: $0), at: space.table.ports[port], in: base) }
        .prefix(Self.mostValues).map { OperationCode(.set, port: port, value: $0) }
    }
  }

  /// Returns the two cases of a set: in a variant, and through a binding that was held before the variant was
  /// written.
  ///
  /// The second is nil if the law has no external writes, or no holds, in its cases.
  private func cases(
    _ pair: (original: Int, variant: Int, second: Int), _ set: OperationCode
  ) -> (fresh: Case, held: Case?) {
    let write = OperationCode(.write, value: pair.variant)
    var fresh = Case(start: pair.variant)
    var held = Case(start: pair.original)
    if variables.isEmpty {
      fresh.operations = [set]
      held.operations = [OperationCode(.hold, port: set.port), write, set.usingHeld]
      // This law makes its own comparison with held bindings.
      if variation == .throughHeld { held.operations = [write, set] }
    } else {
      fresh.variables[.p] = set.place.number
      fresh.variables[.a] = set.value
      held.variables[.p] = set.usingHeld.place.number
      held.variables[.a] = set.value
      held.operations = [write]
    }
    let mayRun = held.operations.allSatisfy { transitions.kinds.contains($0.kind) }
    return (fresh, mayRun ? held : nil)
  }
}
