import BindingGenerators
import BindingLaws
import LawfulBindings

extension Subject {
  /// The derivation that a failing binding is nearest to, of those that obey the law at its port beside
  /// the model, and that conform to the model where it was not learned.
  ///
  /// Of several ports the first counts whose new binding differs from its derivation. Where none does,
  /// the binding remembers something, unless an action or a store may; that is said of the law's own port,
  /// or of the only one.
  ///
  /// - Parameters:
  ///   - given: The failing case.
  ///   - law: The law that it breaks.
  ///   - seed: Where the cases begin by which the derivation is tried.
  func nearest(in given: Case, obeying law: Law, _ seed: Seed) -> NearestDerivation? {
    let own = [VariableNames.p, .q].compactMap { given.place($0)?.port }
    let used = given.operations.reversed().filter(\.kind.hasPort).map(\.port)
    let programs = programs(given.variables)
    let steps = given.operations + programs.own + programs.other
    let mayRemember = traits.keeper == .source && !steps.contains { $0.kind == .act }
    let remembering = own.first ?? (transitions.ports == 1 ? 0 : nil)
    var alike: NearestDerivation?
    for port in (own + used + Array(0..<transitions.ports)).unique.prefix(Self.mostPorts) {
      guard let found = nearest(to: port, obeying: law, seed) else { continue }
      if !found.differing.isEmpty { return found }
      if port == remembering && mayRemember { alike = found }
    }
    return alike
  }

  private func nearest(to port: Int, obeying law: Law, _ seed: Seed) -> NearestDerivation? {
    let size = transitions.listedBases * (transitions.listedValues + 1)
    guard looks, isFinite, size <= Self.mostCells else { return nil }
    let bases = (0..<transitions.listedBases).filter {
      Model.permits(space.table.base(of: $0)) && isPresent(port, in: $0)
    }
    let own = bases.map { outcomes(port, in: $0) }
    let cells = own.reduce(0) { $0 + $1.count }
    let near = Derivation<Model.Base, Model.Value>.all(among: bases.map(space.table.base(of:)))
      .compactMap {
        derivation -> (Derivation<Model.Base, Model.Value>, [NearestDerivation.Cell])? in
        let derived = bases.map { outcomes(of: derivation, in: $0) }
        if !Model.isLearned && !zip(bases, derived).allSatisfy({ isAsModelled(port, $0, $1) }) {
          return nil
        }
        let differing = differences(bases, own, derived)
        return Model.isLearned && differing.count * 2 > cells ? nil : (derivation, differing)
      }
    let ranked = near.enumerated().sorted {
      ($0.element.1.count, $0.offset) < ($1.element.1.count, $1.offset)
    }.map(\.element)
    return ranked.prefix(Self.mostTried).first { isSilent($0.0, at: port, law, seed) }.map {
      NearestDerivation(
        port: traceText(space.world.handles[port]), swift: $0.swift, cells: cells, differing: $1)
    }
  }

  private static var mostCells: Int { 400 }
  private static var mostPorts: Int { 8 }
  private static var mostTried: Int { 4 }
  private static var fewCases: Int { 30 }

  /// What a new binding reads in a state, and then what each set leads to.
  private func outcomes(_ port: Int, in state: Int) -> [Outcome<Model>] {
    let make = { side(in: state, inTransaction: false, restsAlways: true) }
    let read = Outcome<Model>.reads(
      make().value(port, isHeld: false).map { space.table.values[$0] })
    return [read]
      + (0..<transitions.listedValues).map { value in
        let side = make()
        side.perform(OperationCode(.set, port: port, value: value))
        return .leads(space.table.base(met: side.met))
      }
  }

  /// What a new derivation reads, and then what each set leads to.
  private func outcomes(
    of derivation: Derivation<Model.Base, Model.Value>, in state: Int
  ) -> [Outcome<Model>] {
    let base = space.table.base(of: state)
    return [derivation.outcome(of: nil, in: base)]
      + (0..<transitions.listedValues).map {
        derivation.outcome(of: space.table.values[$0], in: base)
      }
  }

  /// Whether that is what the model says.
  private func isAsModelled(_ port: Int, _ state: Int, _ outcomes: [Outcome<Model>]) -> Bool {
    outcomes.enumerated().allSatisfy { place, outcome in
      let expected: Outcome<Model> =
        place == 0
        ? .reads(space.table.values[reading(port, in: state)])
        : .leads(
          space.table.base(of: next(state, OperationCode(.set, port: port, value: place - 1))))
      return outcome.isAlike(expected)
    }
  }

  private func differences(
    _ bases: [Int], _ own: [[Outcome<Model>]], _ derived: [[Outcome<Model>]]
  ) -> [NearestDerivation.Cell] {
    bases.indices.flatMap { row in
      own[row].indices.compactMap { column -> NearestDerivation.Cell? in
        let (found, derived) = (own[row][column], derived[row][column])
        if found.isAlike(derived) { return nil }
        return NearestDerivation.Cell(
          base: traceText(space.table.base(of: bases[row])),
          set: column == 0 ? nil : text(ofValue: column - 1), found: found.text,
          derived: derived.text)
      }
    }
  }

  /// Whether a derivation at a port of the model obeys a law.
  private func isSilent(
    _ derivation: Derivation<Model.Base, Model.Value>, at port: Int, _ law: Law,
    _ seed: Seed
  ) -> Bool {
    let own = SystemSubject<DerivedSystem<Model>>(space) {
      DerivedSystem($0, space.table.ports[port], derivation)
    }
    var options = CheckOptions(seed: seed, cases: Self.fewCases)
    (options.usesProof, options.certificationLimit) = (false, 0)
    guard let subject = own.stating(law, upTo: options.maximumLength) else { return false }
    var search = Search(Runner(subject), options: options)
    return search.run() == nil && search.cases > 0
  }
}

/// What comes of a read or a set of a new binding.
private enum Outcome<Model: ReferenceModel> {
  case reads(Model.Value?)
  case leads(Model.Base)

  func isAlike(_ other: Self) -> Bool {
    switch (self, other) {
    case (.reads(let one?), .reads(let other?)): Model.areEquivalent(one, other)
    case (.reads(let one), .reads(let other)): one == nil && other == nil
    case (.leads(let one), .leads(let other)): Model.areEquivalent(bases: one, other)
    default: false
    }
  }

  var text: String? {
    switch self {
    case .reads(let value): value.map { traceText($0) }
    case .leads(let base): traceText(base)
    }
  }
}

extension Derivation {
  /// What a new binding reads, or what a set of a value leads to.
  fileprivate func outcome<Model: ReferenceModel>(
    of value: Value?, in base: Base
  ) -> Outcome<Model> where Model.Base == Base, Model.Value == Value {
    let state = HeadlessState(wrappedValue: base)
    let binding = derive(state.projectedValue)
    guard let value else { return .reads(binding?.wrappedValue) }
    binding?.wrappedValue = value
    return .leads(state.wrappedValue)
  }
}

/// The model as a system, but for one port that has a derivation.
private struct DerivedSystem<Model: ReferenceModel>: BindingSystem {
  private let source: Source<Model.Base>
  private let replaced: (port: Model.Port, derivation: Derivation<Model.Base, Model.Value>)?

  init(source: Source<Model.Base>) { (self.source, replaced) = (source, nil) }

  init(
    _ source: Source<Model.Base>, _ port: Model.Port,
    _ derivation: Derivation<Model.Base, Model.Value>
  ) {
    (self.source, replaced) = (source, (port, derivation))
  }

  func binding(_ port: Model.Port) -> DerivedBinding<Model.Value>? {
    guard let replaced, replaced.port == port else {
      return ModelSystem<Model>(source: source).binding(port).map { binding in
        DerivedBinding(
          HeadlessBinding(get: { binding.wrappedValue }, set: { binding.wrappedValue = $0 }))
      }
    }
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
