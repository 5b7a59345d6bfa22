import BindingGenerators
import BindingLaws

// Values and bases beyond the lists of the model. `Beyond` says what they are.
extension Subject {
  /// Whether cases beyond the lists can be judged: the model is asked whether it obeys the law in them.
  var isJudgedBeyond: Bool {
    isFinite && model.learned == nil && !isConcurrent && !isTimed && needs.isSubset(of: [.writes])
  }

  /// Whether there are values that are not listed.
  var hasOtherValues: Bool { space.world.beyond.hasValues }
  /// The number of listed values of a type that has others.
  var valuesOfOpenType: Int? { space.world.valuesOfOpenType }
  /// The stored properties of the base that never differ.
  var unvariedParts: [String] { space.world.beyond.unvaried }

  /// Draws unlisted values, too, from now on.
  mutating func goToOtherValues() { restrict { $0.goBeyond(to: .values) } }
  /// Starts in variants of bases and writes them, from now on.
  mutating func goToVariants() { restrict { $0.goBeyond(to: .variants) } }

  /// Numbers what lies beyond the lists, so that a case can name it.
  func reachBeyond() {
    if isFinite { space.table.reachBeyond() }
  }

  /// Goes beyond the lists as far as a case does.
  mutating func goBeyond(for testCase: Case) {
    reachBeyond()
    if !isFinite { return }
    if space.goes(to: .values, in: testCase) { goToOtherValues() }
    if space.goes(to: .variants, in: testCase) { goToVariants() }
  }

  /// Whether the failure of a case counts.
  ///
  /// A case beyond the lists does not count if the model breaks the law, too. A case with a variant of a base
  /// counts only if the system loses what is varied. Any other difference there may be right: nobody has
  /// listed such a base.
  func counts(_ testCase: LoadedCase) -> Bool {
    let hasVariants = space.goes(to: .variants, in: testCase.spelling)
    if !hasVariants && !space.goes(to: .values, in: testCase.spelling) { return true }
    return !modelBreaks(testCase) && (!hasVariants || losesVariedPart(in: testCase))
  }
}

extension SystemSubject {
  func losesVariedPart(in testCase: LoadedCase) -> Bool {
    let start = space.start(of: testCase)
    let holds = heldPorts(of: testCase).map { OperationCode(.hold, port: $0) }
    let own = holds + testCase.operations + space.programs(of: testCase).own
    let held = [OperationCode(.holdAll)] + own.map(\.throughHeld)
    return [own, held].contains { codes in
      losesVariedPart(by: codes, from: start)
        && losesVariedPart(by: codes.map(withSecond), from: second(of: start))
    }
  }

  /// Returns the operation with the second variant of the base.
  ///
  /// If code restores only one value, it may be bringing that value into its bounds.
  private func withSecond(_ code: OperationCode) -> OperationCode {
    if code.kind != .write { return code }
    var other = code
    other.value = second(of: code.value)
    return other
  }

  private func second(of state: Int) -> Int {
    table.variants.first { $0.variant == state }?.second ?? state
  }

  private func losesVariedPart(by codes: [OperationCode], from start: Int) -> Bool {
    let machine = SystemMachine(table, in: start, isLogging: false, make: make)
    machine.begin(in: start)
    func isAsPredicted() -> Bool {
      model.areEquivalent(bases: machine.base, machine.predicted)
    }
    // A store may not be able to hold it.
    if !isAsPredicted() { return false }
    for code in codes {
      machine.perform(code)
      if isAsPredicted() { continue }
      if code.kind == .write { return false }
      let beyond = world.beyond
      return model.areEquivalent(
        bases: beyond.restored(machine.base), beyond.restored(machine.predicted))
    }
    return false
  }
}

extension OperationCode {
  /// The operation through a held binding, if it uses a binding.
  fileprivate var throughHeld: OperationCode {
    var code = self
    code.isHeld = isHeld || kind.usesBinding
    return code
  }
}

// MARK: - Cases

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

  // A system that loses something by one set does so by most.

  /// The most sets through fresh bindings, and the most through held ones.
  private static var mostSets: Int { 64 }
  /// The most ports of a base.
  private static var mostPorts: Int { 8 }
  /// The most values of a port.
  private static var mostValues: Int { 3 }

  /// Returns some sets that the model accepts in a state.
  private func sets(in state: Int) -> [OperationCode] {
    let base = base(listed: state)
    let ports = (0..<transitions.ports).filter { isPresent($0, inListed: state) }.prefix(
      Self.mostPorts)
    return ports.flatMap { port in
      (0..<transitions.listedValues).lazy
        .filter { model.accepts(value(listed: $0), at: space.table.ports[port], in: base) }
        .prefix(Self.mostValues).map { OperationCode(.set, port: port, value: $0) }
    }
  }

  private func cases(
    _ pair: (original: Int, variant: Int, second: Int), _ set: OperationCode
  ) -> (fresh: Case, held: Case?) {
    let write = OperationCode(.write, value: pair.variant)
    var fresh = Case(start: pair.variant)
    var held = Case(start: pair.original)
    if variables.isEmpty {
      fresh.operations = [set]
      held.operations = [OperationCode(.hold, port: set.port), write, set.throughHeld]
      // This law makes its own comparison with held bindings.
      if variation == .throughHeld { held.operations = [write, set] }
    } else {
      fresh.variables[.p] = set.place.number
      fresh.variables[.a] = set.value
      held.variables[.p] = set.throughHeld.place.number
      held.variables[.a] = set.value
      held.operations = [write]
    }
    let isWritten = held.operations.allSatisfy(transitions.kinds.lists)
    return (fresh, isWritten ? held : nil)
  }
}

extension [OperationKind] {
  fileprivate func lists(_ code: OperationCode) -> Bool { contains(code.kind) }
}
