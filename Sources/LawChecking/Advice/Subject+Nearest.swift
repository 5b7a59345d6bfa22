import BindingGenerators
import BindingLaws
import LawfulBindings

extension Subject {
  /// The lawful derivation that a failing binding is nearest to; a report advises it as `write`.
  ///
  /// `ReadingAFailure.md` says so, too.
  /// A derivation qualifies if it does what the model does, in every permitted base, and leads to no other.
  /// Where the model was learned, it only has to read as the new binding does.
  /// It also obeys the law, with the model at the other ports.
  ///
  /// Ports come in this order: the law's own, those of the operations from the last, then all.
  /// The first port counts whose new binding differs from its derivation.
  /// If no new binding differs, a binding must remember something.
  /// Then the law's own port, or the only one, gets one where no cell differs.
  /// There is none where an action or a store may remember it instead.
  ///
  /// - Parameters:
  ///   - given: The failing case.
  ///   - law: The law that it breaks.
  ///   - seed: Where the cases begin by which the derivation is tried.
  ///   - known: What was found for other laws.
  func nearest(
    in given: Case, obeying law: Law, _ seed: Seed, _ known: NearDerivations
  ) -> NearestDerivation? {
    let own = [Law.VariableNames.p, .q].compactMap { given.place($0)?.port }
    let used = given.operations.reversed().filter(\.kind.hasPort).map(\.port)
    let programs = programs(given.variables)
    let steps = given.operations + programs.own + programs.other
    let mayRemember = traits.keeper == .source && !steps.contains { $0.kind == .act }
    let remembering = own.first ?? (transitions.ports == 1 ? 0 : nil)
    // What was learned at the other ports may be as wrong: they get derivations, too.
    let others = 0..<(model.learned != nil ? min(transitions.ports, Self.mostPorts) : 0)
    let nearest = Dictionary(
      uniqueKeysWithValues: others.map { ($0, derivations(near: $0, known)) }
    )
    .compactMapValues(\.first?.0)
    var same: NearestDerivation?
    for port in (own + used + Array(0..<transitions.ports)).unique.prefix(Self.mostPorts) {
      let silent = derivations(near: port, known).prefix(Self.mostTried).first { one in
        isSilent(nearest.merging([port: one.0]) { $1 }, law, seed)
      }
      guard let found = silent?.1 else { continue }
      if !found.differing.isEmpty { return found }
      if port == remembering && mayRemember { same = found }
    }
    return same
  }

  /// A derivation, and what is said of it.
  private typealias Near = (Derivation<Model.Base, Model.Value>, NearestDerivation)

  /// The derivations that may take the place of the binding at a port, the nearest first.
  private func derivations(near port: Int, _ known: NearDerivations) -> [Near] {
    if let near = known.byPort[port] as? [Near] { return near }
    let near = derivations(near: port)
    known.byPort[port] = near
    return near
  }

  private func derivations(near port: Int) -> [Near] {
    let size = transitions.listedBases * (transitions.listedValues + 1)
    guard looks, isFinite, size <= Self.mostCells else { return [] }
    let bases = (0..<transitions.listedBases).filter {
      model.permits(space.table.base(of: $0)) && isPresent(port, in: $0)
    }
    let own = bases.map { outcomes(port, in: $0) }
    let cells = own.reduce(0) { $0 + $1.count }
    let near = Derivation<Model.Base, Model.Value>.all(among: bases.map(space.table.base(of:)))
      .compactMap { derivation -> Near? in
        let missed = derivation.missedSets
        let derived = bases.map { outcomes(of: derivation, in: $0) }
        // In Swift the property takes what leads to no base of the model: it loses a bound that this states.
        let isBound = derivation.missedSets == missed
        let mayBe =
          model.learned != nil
          ? isLike(bases, own, derived)
          : isBound && zip(bases, derived).allSatisfy { isAsModelled(port, $0, $1) }
        if !mayBe { return nil }
        let found = NearestDerivation(
          port: traceText(space.world.handles[port]), swift: derivation.swift,
          needsLibrary: derivation.needsLibrary, cells: cells,
          differing: differences(bases, own, derived))
        return (derivation, found)
      }
    return near.enumerated().sorted {
      ($0.element.1.differing.count, $0.offset) < ($1.element.1.differing.count, $1.offset)
    }.map(\.element)
  }

  // They decide whether a derivation is found, and which: recorded outputs show it.
  private static var mostCells: Int { 400 }
  private static var mostPorts: Int { 8 }
  private static var mostTried: Int { 4 }
  private static var fewCases: Int { 30 }

  /// What a new binding reads in a state, and then what each set leads to.
  private func outcomes(_ port: Int, in state: Int) -> [ObservedValue?] {
    let make = { machine(in: state, inTransaction: false, restsAlways: true) }
    return [make().value(port, isHeld: false).map { .value($0) }]
      + (0..<transitions.listedValues).map { value in
        let machine = make()
        machine.perform(OperationCode(.set, port: port, value: value))
        return .met(machine.met)
      }
  }

  /// What a new derivation reads, and then what each set leads to.
  private func outcomes(
    of derivation: Derivation<Model.Base, Model.Value>, in state: Int
  ) -> [ObservedValue?] {
    let table = space.table
    let read = derivation.derive(HeadlessState(wrappedValue: table.base(of: state)).projectedValue)
    return [read.map { .value(table.values.number(of: $0.wrappedValue)) }]
      + (0..<transitions.listedValues).map { value in
        let base = HeadlessState(wrappedValue: table.base(of: state))
        derivation.derive(base.projectedValue)?.wrappedValue = table.values[value]
        return .met(table.number(ofMet: base.wrappedValue, near: state))
      }
  }

  /// Whether outcomes are what the model says; the first is what is read, the others follow sets.
  private func isAsModelled(_ port: Int, _ state: Int, _ outcomes: [ObservedValue?]) -> Bool {
    outcomes.enumerated().allSatisfy { place, outcome in
      let expected: ObservedValue =
        place == 0
        ? .value(reading(port, in: state))
        : .met(next(state, OperationCode(.set, port: port, value: place - 1)))
      return isEquivalent(outcome, expected)
    }
  }

  /// Whether both read the same, and whatever the binding can set changes something by the other, too.
  private func isLike(_ bases: [Int], _ own: [[ObservedValue?]], _ derived: [[ObservedValue?]])
    -> Bool
  {
    zip(own, derived).allSatisfy { isEquivalent($0[0], $1[0]) }
      && (0..<transitions.listedValues).allSatisfy { value in
        let changes = { (outcomes: [[ObservedValue?]]) in
          zip(bases, outcomes).contains { !isEquivalent($1[value + 1], .met($0)) }
        }
        return changes(derived) || !changes(own)
      }
  }

  private func differences(
    _ bases: [Int], _ own: [[ObservedValue?]], _ derived: [[ObservedValue?]]
  ) -> [NearestDerivation.Cell] {
    bases.indices.flatMap { row in
      own[row].indices.compactMap { column -> NearestDerivation.Cell? in
        let found = own[row][column]
        let derived = derived[row][column]
        if isEquivalent(found, derived) { return nil }
        return NearestDerivation.Cell(
          base: traceText(space.table.base(of: bases[row])),
          set: column == 0 ? nil : text(ofValue: column - 1),
          found: found.map { value(of: $0).text },
          derived: derived.map { value(of: $0).text })
      }
    }
  }

  /// Whether the model with derivations at some ports obeys a law.
  private func isSilent(
    _ derivations: [Int: Derivation<Model.Base, Model.Value>], _ law: Law, _ seed: Seed
  ) -> Bool {
    let replaced = derivations.map { (space.table.ports[$0], $1) }
    let own = SystemSubject<DerivedSystem<Model>>(space) {
      DerivedSystem(ModelSystem($0, by: space.model), replaced: replaced)
    }
    var options = CheckOptions(seed: seed, cases: Self.fewCases)
    options.usesProof = false
    options.certificationLimit = 0
    guard let subject = own.stating(law, upTo: options.maximumLength) else { return false }
    var search = Search(Runner(subject), options: options)
    return search.run() == nil && search.cases > 0
  }
}

/// The derivations near the ports of one system, as far as they were looked for.
///
/// All laws share them, so that nothing in them may depend on a law, a case or a seed.
final class NearDerivations {
  fileprivate var byPort: [Int: Any] = [:]
}

/// The model as a system, but for the ports that have a derivation.
private struct DerivedSystem<Model: ReferenceModel>: BindingSystem {
  typealias Replacement = (port: Model.Port, derivation: Derivation<Model.Base, Model.Value>)

  static var model: Model { preconditionFailure("each has one of its own") }

  private let modelled: ModelSystem<Model>
  private let replaced: [Replacement]

  init(source: Source<Model.Base>) { preconditionFailure("there is no model") }

  init(_ modelled: ModelSystem<Model>, replaced: [Replacement]) {
    self.modelled = modelled
    self.replaced = replaced
  }

  func perform(_ action: Model.Action, on source: Source<Model.Base>) {
    modelled.perform(action, on: source)
  }

  func binding(_ port: Model.Port) -> DerivedBinding<Model.Value>? {
    guard let replaced = replaced.first(where: { $0.port == port }) else {
      return modelled.binding(port).map { binding in
        DerivedBinding(
          HeadlessBinding(get: { binding.wrappedValue }, set: { binding.wrappedValue = $0 }))
      }
    }
    let source = modelled.source
    let base = HeadlessBinding(get: { source.value }, set: { source.value = $0 })
    return replaced.derivation.derive(base).map { DerivedBinding($0) }
  }
}

/// A binding of `LawfulBindings` as one that laws know.
private struct DerivedBinding<Value>: BindingProtocol {
  private let binding: HeadlessBinding<Value>

  init(_ binding: HeadlessBinding<Value>) { self.binding = binding }

  var wrappedValue: Value {
    get { binding.wrappedValue }
    nonmutating set { binding.wrappedValue = newValue }
  }
}
