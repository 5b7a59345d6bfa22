import BindingGenerators
import BindingLaws

extension Subject {
  /// Returns the lawful derivation to write instead of a failing binding.
  ///
  /// A report prints it as `write`, as `ReadingAFailure.md` says.
  ///
  /// Ports are tried in this order: the law's own, those of the operations from the last, then all. At each
  /// port some derivations qualify, as `near` says. They are tried in turn, the nearest to the new binding
  /// first. The first that obeys the law, with the model at the other ports, is the one for that port.
  ///
  /// The answer is the first of these that differs from the new binding at its port. If none does, all new
  /// bindings are right, and the failing one must remember something. Then the answer is the derivation for
  /// the law's own port, or for the only port. There is no answer if an action or a store may remember it
  /// instead.
  ///
  /// - Parameters:
  ///   - testCase: The failing case.
  ///   - law: The law that it breaks.
  ///   - seed: The seed of the cases that try the derivation.
  ///   - known: What was found for other laws.
  func nearest(
    in testCase: LoadedCase, obeying law: Law, _ seed: Seed, _ known: NearDerivations
  ) -> NearestDerivation? {
    let ownPorts = [Law.VariableNames.p, .q].compactMap { testCase.place($0)?.port }
    let usedPorts = testCase.operations.reversed().filter(\.kind.hasPort).map(\.port)
    let ports = (ownPorts + usedPorts + Array(0..<transitions.ports)).unique
    let rememberingPort = portOfMemory(in: testCase, ownPorts)
    let atOtherPorts = derivationsAtOtherPorts(known)
    var alike: NearestDerivation?
    for port in ports.prefix(Self.mostPorts) {
      let lawful = derivations(near: port, known).prefix(Self.mostTried).first { candidate in
        var replaced = atOtherPorts
        replaced[port] = candidate.derivation
        return obeys(law, with: replaced, seed)
      }
      guard let found = lawful?.finding else { continue }
      if !found.differing.isEmpty { return found }
      if port == rememberingPort { alike = found }
    }
    return alike
  }

  /// Returns the port whose binding must remember something if all new bindings are right.
  ///
  /// Nil if that may be any of several, or an action or a store.
  private func portOfMemory(in testCase: LoadedCase, _ ownPorts: [Int]) -> Int? {
    let programs = programs(of: testCase)
    let steps = testCase.operations + programs.own + programs.other
    let mayRememberElsewhere = traits.keeper != .source || steps.contains { $0.kind == .act }
    if mayRememberElsewhere { return nil }
    return ownPorts.first ?? (transitions.ports == 1 ? 0 : nil)
  }

  /// Returns what replaces the model while a derivation at another port is tried.
  ///
  /// Nothing does, unless the model was learned. What was learned at a port may be as wrong as the binding
  /// there, so the port gets its nearest derivation.
  private func derivationsAtOtherPorts(
    _ known: NearDerivations
  ) -> [Int: Derivation<Model.Base, Model.Value>] {
    if model.learned == nil { return [:] }
    var nearest: [Int: Derivation<Model.Base, Model.Value>] = [:]
    for port in 0..<min(transitions.ports, Self.mostPorts) {
      nearest[port] = derivations(near: port, known).first?.derivation
    }
    return nearest
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
    let own = bases.map { outcomesOfNewBinding(port, in: $0) }
    let all = Derivation<Model.Base, Model.Value>.all(among: bases.map(base(listed:)))
    let qualifying = all.compactMap { derivation in
      near(derivation, port, outcomes: own, by: meaning)
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
  /// A derivation qualifies if it does what the model does in every base, and leads to no base that is not
  /// listed. If the model was learned, `canStandIn` decides.
  ///
  /// - Parameter own: The outcomes of the binding in each permitted base.
  /// - Returns: Nil if the derivation does not qualify.
  private func near(
    _ derivation: Derivation<Model.Base, Model.Value>, _ port: Int,
    outcomes own: [BindingOutcomes], by meaning: Meaning
  ) -> Near<Model>? {
    // A class may be wrong in the very property that a plain key path leads to.
    if traits.keeper != .source && derivation.library == .nothing { return nil }
    let missedBefore = derivation.missedSets
    let derived = own.map { outcomes(of: derivation, in: $0.base, by: meaning) }
    if model.learned != nil {
      if !canStandIn(derived, for: own, by: meaning) { return nil }
    } else {
      // `outcomes` makes the derivation count sets that lead to no listed base. They change nothing here,
      // but the printed Swift carries them out, and so does something else than what was compared.
      if derivation.missedSets != missedBefore { return nil }
      let isModelled = derived.allSatisfy { areModelled($0, at: port, by: meaning) }
      if !isModelled { return nil }
    }
    let finding = NearestDerivation(
      port: traceText(space.world.handles[port]), swift: derivation.swift,
      needsLibrary: derivation.library != .nothing, parts: derivation.library.parts,
      cells: own.count * (1 + transitions.listedValues),
      differing: differences(of: own, from: derived, by: meaning))
    return Near(derivation: derivation, finding: finding)
  }

  // Other limits find other derivations: recorded outputs show which.

  /// The most cells of a port to compare.
  ///
  /// A cell is the reading in one base, or where one set leads from it. Each derivation makes a new state for
  /// each cell. So 20 bases with 19 values still fit: 20 × (1 + 19) = 400.
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

  /// Whether the model with derivations at some ports obeys a law, as far as few cases tell.
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

/// The derivations near the ports of one system that have been found so far.
///
/// All laws share them, so nothing in them may depend on a law, a case or a seed.
final class NearDerivations {
  /// The derivations near each port, the nearest first, as `[Near<Model>]`.
  fileprivate var byPort: [Int: Any] = [:]
}
