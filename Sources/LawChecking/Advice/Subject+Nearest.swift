import BindingGenerators
import BindingLaws
import LawfulBindings

extension Subject {
  /// Returns the lawful derivation that is nearest to a failing binding.
  ///
  /// A report prints it as `write`, as `ReadingAFailure.md` says.
  ///
  /// A derivation qualifies if it does what the model does in every permitted base, and leads to no other
  /// base. If the model was learned, the derivation has to read as the new binding does, and to change
  /// something by each value by which the binding does. It also has to obey the law, with the model at the
  /// other ports.
  ///
  /// Ports are tried in this order: the law's own, those of the operations from the last, then all. The answer
  /// is the first port at which the new binding differs from its derivation. If no new binding differs, a binding
  /// must remember something. Then the law's own port, or the only port, gets a derivation that differs in no
  /// cell. It gets none if an action or a store may remember it instead.
  ///
  /// - Parameters:
  ///   - testCase: The failing case.
  ///   - law: The law that it breaks.
  ///   - seed: The seed of the cases that try the derivation.
  ///   - known: What was found for other laws.
  func nearest(
    in testCase: LoadedCase, obeying law: Law, _ seed: Seed, _ known: NearDerivations
  ) -> NearestDerivation? {
    let own = [Law.VariableNames.p, .q].compactMap { testCase.place($0)?.port }
    let used = testCase.operations.reversed().filter(\.kind.hasPort).map(\.port)
    let programs = programs(of: testCase)
    let steps = testCase.operations + programs.own + programs.other
    let mayRemember = traits.keeper == .source && !steps.contains { $0.kind == .act }
    let remembering = own.first ?? (transitions.ports == 1 ? 0 : nil)
    var nearest: [Int: Derivation<Model.Base, Model.Value>] = [:]
    if model.learned != nil {
      // What was learned at the other ports may be wrong, too: they get derivations.
      for port in 0..<min(transitions.ports, Self.mostPorts) {
        nearest[port] = derivations(near: port, known).first?.derivation
      }
    }
    var same: NearestDerivation?
    for port in (own + used + Array(0..<transitions.ports)).unique.prefix(Self.mostPorts) {
      let lawful = derivations(near: port, known).prefix(Self.mostTried).first { candidate in
        var replaced = nearest
        replaced[port] = candidate.derivation
        return obeys(law, with: replaced, seed)
      }
      guard let found = lawful?.finding else { continue }
      if !found.differing.isEmpty { return found }
      if port == remembering && mayRemember { same = found }
    }
    return same
  }

  /// Returns the derivations that may replace the binding at a port, the nearest first.
  private func derivations(near port: Int, _ known: NearDerivations) -> [Near<Model>] {
    if let near = known.byPort[port] as? [Near<Model>] { return near }
    let near = newDerivations(near: port)
    known.byPort[port] = near
    return near
  }

  /// Compares all derivations with the binding at a port, and returns those that qualify, the nearest first.
  private func newDerivations(near port: Int) -> [Near<Model>] {
    let size = transitions.listedBases * (transitions.listedValues + 1)
    guard readsForReports, isFinite, size <= Self.mostCells else { return [] }
    let bases = (0..<transitions.listedBases).filter { base in
      model.permits(self.base(listed: base)) && isPresent(port, inListed: base)
    }
    let meaning = newMeaning()
    let own = bases.map { outcomes(port, in: $0) }
    let all = Derivation<Model.Base, Model.Value>.all(among: bases.map(base(listed:)))
    let qualifying = all.compactMap { derivation in
      near(derivation, port, in: bases, whereBinding: own, by: meaning)
    }
    let sorted = qualifying.enumerated().sorted { one, other in
      let count = one.element.finding.differing.count
      let otherCount = other.element.finding.differing.count
      return (count, one.offset) < (otherCount, other.offset)
    }
    return sorted.map(\.element)
  }

  /// Compares a derivation with the binding at a port.
  ///
  /// - Parameter own: The outcomes of the binding in each base.
  /// - Returns: Nil if the derivation does not qualify.
  private func near(
    _ derivation: Derivation<Model.Base, Model.Value>, _ port: Int, in bases: [Int],
    whereBinding own: [Outcomes], by meaning: Meaning
  ) -> Near<Model>? {
    // A class may be wrong in the very property that a plain key path leads to.
    if traits.keeper != .source && derivation.library == .nothing { return nil }
    let missedBefore = derivation.missedSets
    let derived = bases.map { outcomes(of: derivation, in: $0, by: meaning) }
    let qualifies: Bool
    if model.learned != nil {
      qualifies = isLike(bases, own, derived, by: meaning)
    } else {
      // `outcomes` makes the derivation count sets that lead to no listed base. They change nothing here,
      // but the printed Swift carries them out, and so does something else than what was compared.
      let doesAsPrinted = derivation.missedSets == missedBefore
      qualifies =
        doesAsPrinted
        && zip(bases, derived).allSatisfy { isAsModelled(port, $0, $1, by: meaning) }
    }
    if !qualifies { return nil }
    let finding = NearestDerivation(
      port: traceText(space.world.handles[port]), swift: derivation.swift,
      needsLibrary: derivation.library != .nothing, parts: derivation.library.parts,
      cells: bases.count * (1 + transitions.listedValues),
      differing: differences(bases, own, derived, by: meaning))
    return Near(derivation: derivation, finding: finding)
  }

  // Other limits find other derivations: recorded outputs show which.

  /// The most cells of a port to compare.
  ///
  /// A cell is the reading in one base, or where one set leads from it. Each derivation makes a new state for
  /// each cell. 20 bases and 19 values have 400.
  private static var mostCells: Int { 400 }
  /// The most ports to try.
  ///
  /// A failing case uses few ports. The other ports of a long list are most often like the first ones.
  private static var mostPorts: Int { 8 }
  /// The most derivations to try at a port.
  ///
  /// A search tries each. A later derivation differs in more cells, and would be worse advice.
  private static var mostTried: Int { 4 }
  /// The number of cases in which a derivation has to obey the law.
  ///
  /// The smallest come first, and most failing cases are among the smallest.
  private static var fewCases: Int { 30 }

  /// Returns the outcomes of a new binding in a listed base.
  private func outcomes(_ port: Int, in state: Int) -> Outcomes {
    let make = { machine(in: state, inTransaction: false, settling: .afterEachOperation) }
    return Outcomes(
      reading: make().value(port, isHeld: false).map { .value($0) },
      afterSets: (0..<transitions.listedValues).map { value in
        let machine = make()
        machine.perform(OperationCode(.set, port: port, value: value))
        return .base(machine.reachedBase)
      })
  }

  /// Returns the outcomes of a new derivation in a listed base.
  private func outcomes(
    of derivation: Derivation<Model.Base, Model.Value>, in state: Int, by meaning: Meaning
  ) -> Outcomes {
    let table = space.table
    table.recall(meaning)
    let read = derivation.derive(HeadlessState(wrappedValue: table.base(of: state)).projectedValue)
    return Outcomes(
      reading: read.map { .value(table.values.number(of: $0.wrappedValue)) },
      afterSets: (0..<transitions.listedValues).map { value in
        let base = HeadlessState(wrappedValue: table.base(of: state))
        derivation.derive(base.projectedValue)?.wrappedValue = table.values[value]
        return .base(table.number(ofReached: base.wrappedValue, near: state))
      })
  }

  /// Whether the outcomes are those that the model predicts.
  private func isAsModelled(
    _ port: Int, _ state: Int, _ outcomes: Outcomes, by meaning: Meaning
  ) -> Bool {
    let expected = ObservedValue.value(reading(port, in: state, by: meaning))
    if !isEquivalent(outcomes.reading, expected, by: meaning) { return false }
    return outcomes.afterSets.enumerated().allSatisfy { value, after in
      let expected = next(state, OperationCode(.set, port: port, value: value), by: meaning)
      return isEquivalent(after, .base(expected), by: meaning)
    }
  }

  /// Whether both read the same, and each value that changes a base by the binding does so by the derivation,
  /// too.
  private func isLike(
    _ bases: [Int], _ own: [Outcomes], _ derived: [Outcomes], by meaning: Meaning
  ) -> Bool {
    let readAlike = zip(own, derived).allSatisfy { one, other in
      isEquivalent(one.reading, other.reading, by: meaning)
    }
    if !readAlike { return false }
    return (0..<transitions.listedValues).allSatisfy { value in
      !changes(bases, own, setting: value, by: meaning)
        || changes(bases, derived, setting: value, by: meaning)
    }
  }

  /// Whether a set leads to another base from some base.
  private func changes(
    _ bases: [Int], _ outcomes: [Outcomes], setting value: Int, by meaning: Meaning
  ) -> Bool {
    zip(bases, outcomes).contains { base, outcome in
      !isEquivalent(outcome.afterSets[value], .base(base), by: meaning)
    }
  }

  /// Returns the cells in which binding and derivation differ, by base: the reading first, then the sets.
  private func differences(
    _ bases: [Int], _ own: [Outcomes], _ derived: [Outcomes], by meaning: Meaning
  ) -> [NearestDerivation.Cell] {
    bases.indices.flatMap { row in
      let base = bases[row]
      let read = cell(
        base, setting: nil, own[row].reading, derived[row].reading, by: meaning)
      let afterSets = own[row].afterSets.indices.map { value in
        cell(
          base, setting: value, own[row].afterSets[value], derived[row].afterSets[value],
          by: meaning)
      }
      return ([read] + afterSets).compactMap(\.self)
    }
  }

  /// Returns the cell with what binding and derivation show, or nil if the two are equivalent.
  private func cell(
    _ base: Int, setting set: Int?, _ found: ObservedValue?, _ derived: ObservedValue?,
    by meaning: Meaning
  ) -> NearestDerivation.Cell? {
    if isEquivalent(found, derived, by: meaning) { return nil }
    return NearestDerivation.Cell(
      base: traceText(self.base(listed: base)), set: set.map { traceText(value(listed: $0)) },
      found: found.map { value(of: $0, by: meaning).text },
      derived: derived.map { value(of: $0, by: meaning).text })
  }

  /// Whether the model with derivations at some ports obeys a law.
  private func obeys(
    _ law: Law, with derivations: [Int: Derivation<Model.Base, Model.Value>], _ seed: Seed
  ) -> Bool {
    let replaced = derivations.map { port, derivation in (space.table.ports[port], derivation) }
    let own = SystemSubject<DerivedSystem<Model>>(space) { source in
      DerivedSystem(ModelSystem(source, by: space.model), replaced: replaced)
    }
    var options = CheckOptions(seed: seed, cases: Self.fewCases)
    options.usesProof = false
    options.certificationLimit = 0
    guard let subject = own.stating(law, upTo: options.maximumLength) else { return false }
    var search = Search(Runner(subject), options: options)
    return search.run() == nil && search.cases > 0
  }
}

/// A derivation that may replace a binding, and what a report says of it.
private struct Near<Model: ReferenceModel> {
  let derivation: Derivation<Model.Base, Model.Value>
  let finding: NearestDerivation
}

/// The outcomes of a new binding in one base.
private struct Outcomes {
  /// The reading, or nil if there is no binding.
  let reading: ObservedValue?
  /// The base after a set of each listed value, each from the first base.
  ///
  /// None is nil: the type is that of readings, so that both are compared alike.
  let afterSets: [ObservedValue?]
}

/// The derivations near the ports of one system that have been found so far.
///
/// All laws share them, so nothing in them may depend on a law, a case or a seed.
final class NearDerivations {
  /// The derivations near each port, the nearest first, as `[Near<Model>]`.
  fileprivate var byPort: [Int: Any] = [:]
}
