import BindingLaws

/// The patterns of SwiftUI in a case, and random cases that begin with one.
extension CaseSpace {
  /// Returns the patterns that the operations of a case are, the law's program included.
  ///
  /// Nothing else but a hold may happen in the case, and the port has to hold a value of the kind that the
  /// control is bound to. The law may read a held binding after the operations.
  package func patterns(in testCase: LoadedCase) -> [SwiftUIPattern] {
    if isConcurrent { return [] }
    let (occurrences, reads) = occurrences(in: testCase)
    let ends = [occurrences] + reads.map { occurrences + [$0] }
    return SwiftUIPattern.all.filter { pattern in
      pattern.content.fits(Model.Value.self)
        && ends.contains { end in
          end.count == pattern.steps.count
            && world.handles.indices.contains { fits(pattern, end, at: $0) }
        }
    }
  }

  /// Returns the operations of a case, and the reads that the law may add to them.
  private func occurrences(
    in testCase: LoadedCase
  ) -> (operations: [Occurrence], reads: [Occurrence]) {
    var occurrences: [Occurrence] = []
    var held: [Int: Int] = [:]
    var state: Int = start(of: testCase)
    var tasks: [OperationCode] = []
    for operation in trace(of: testCase).operations {
      let code = table.code(operation)
      let before = state
      state = table.next(before, operation, &tasks)
      if code.kind == .hold || code.kind == .holdAll {
        let ports = code.kind == .hold ? [code.port] : portsPresent(in: before)
        for port in ports { held[port] = occurrences.count }
      } else if !code.kind.isInert || code.kind == .get {
        occurrences.append(
          Occurrence(
            code: code, before: before, after: state,
            heldSince: code.isHeld ? held[code.port] : nil, isNested: operation.kind == nil))
      }
    }
    var ports = [Law.VariableNames.p, .q].compactMap(testCase.place).filter(\.isHeld).map(\.port)
    switch statement.shape {
    // These laws judge every operation, and may read every held binding after it.
    case .always, .readers, .conforms: ports = held.keys.sorted()
    default: break
    }
    let reads = ports.map { port in
      Occurrence(
        code: OperationCode(.get, port: port, isHeld: true), before: state, after: state,
        heldSince: held[port])
    }
    return (occurrences, reads)
  }

  /// Returns whether operations match the steps of a pattern, one by one.
  private func fits(
    _ pattern: SwiftUIPattern, _ occurrences: [Occurrence], at port: Int
  ) -> Bool {
    zip(pattern.steps, occurrences.indices).allSatisfy { step, place in
      let former = place > 0 ? occurrences[place - 1].before : nil
      return fits(step, occurrences[place], at: port, after: former)
    }
  }

  /// Returns whether an operation matches a step of a pattern.
  ///
  /// A held binding has to be held before the first operation.
  ///
  /// - Parameter former: The state before the previous operation, in which the port may have read what is set.
  private func fits(
    _ step: SwiftUIPattern.Step, _ occurrence: Occurrence, at port: Int, after former: Int?
  ) -> Bool {
    if occurrence.isNested || !step.kinds.contains(occurrence.code.kind) { return false }
    let isAtTarget =
      switch step.target {
      case .port: occurrence.code.port == port
      case .held: occurrence.code.port == port && occurrence.heldSince == 0
      case .elsewhere: !occurrence.code.isHeld
      case .any: true
      }
    let code = table.carriedOut(occurrence.code, in: occurrence.before)
    let set = code.kind == .set ? table.values[code.value] : nil
    return isAtTarget
      && step.premises.allSatisfy { premise in
        holds(premise, of: occurrence, setting: set, at: port, after: former)
      }
  }

  private func holds(
    _ premise: SwiftUIPattern.Premise, of occurrence: Occurrence, setting set: Model.Value?,
    at port: Int, after former: Int?
  ) -> Bool {
    let before = reading(port, occurrence.before)
    let after = reading(port, occurrence.after)
    return switch premise {
    case .setsNilOrOff: isNone(set) == true
    case .setsNil: isNone(set) == true && !(set is Bool)
    case .setsNonNil: isNone(set) == false && !(set is Bool)
    case .setsWhatIsRead: areEquivalent(set, before) == true
    case .setsSomethingElse: areEquivalent(set, before) == false
    case .setsEarlierReading:
      areEquivalent(set, former.flatMap { reading(port, $0) }) == true
    case .setsPrefix: isBeginning(set, of: before)
    case .setsNumber: set is any Numeric
    case .setsFraction: set is any BinaryFloatingPoint
    case .clears: isNone(before) == false && isNone(after) == true
    case .replaces: isNone(before) == false && isNone(after) == false
    case .changes: areEquivalent(before, after) == false
    case .removesPort: before != nil && after == nil
    case .portIsAbsent: before == nil
    }
  }

  /// Returns the reading of a port.
  ///
  /// Nil if it is not present.
  private func reading(_ port: Int, _ state: Int) -> Model.Value? {
    table.isPresent(port, in: state) ? table.readings[state * table.transitions.ports + port] : nil
  }

  /// Returns whether two values are equivalent.
  ///
  /// Nil unless there are two.
  private func areEquivalent(_ one: Model.Value?, _ other: Model.Value?) -> Bool? {
    one.flatMap { one in other.map { model.areEquivalent(one, $0) } }
  }

  /// Returns whether a value is nil or off.
  ///
  /// Nil if there is no value, or if its type has neither.
  private func isNone(_ value: Model.Value?) -> Bool? {
    value.flatMap { ($0 as? any MaybeNone)?.isNone }
  }

  private func isBeginning(_ value: Model.Value?, of other: Model.Value?) -> Bool {
    guard let list = value as? [AnyHashable], let all = other as? [AnyHashable] else {
      return false
    }
    return list.count < all.count && all.starts(with: list)
  }
}

/// One operation of a trace, or a read of the law after it.
private struct Occurrence {
  let code: OperationCode
  /// The state of the model before it.
  let before: Int
  /// The state of the model after it.
  let after: Int
  /// The number of operations before its binding was held.
  ///
  /// Nil if it goes through no held binding.
  let heldSince: Int?
  /// Whether it is one of several operations that happen at once.
  var isNested = false
}

private protocol MaybeNone { var isNone: Bool { get } }

extension Optional: MaybeNone { fileprivate var isNone: Bool { self == nil } }

extension Bool: MaybeNone { fileprivate var isNone: Bool { !self } }

// MARK: - Drawing

extension CaseSpace {
  /// Returns whether some case may begin with a pattern, by the kinds of its operations alone.
  package func mayBegin(with pattern: SwiftUIPattern) -> Bool {
    !isConcurrent && !holdsBindings
      && pattern.steps.allSatisfy { step in step.kinds.contains(where: world.kinds.contains) }
  }

  /// Returns the draws of a case that begins with a pattern, and goes on as one that was just drawn.
  ///
  /// Call it only if `mayBegin` is true.
  ///
  /// Random cases begin like this: other picks, or picks in another order, change the cases of a seed.
  ///
  /// - Returns: The draws, or nil if the model cannot carry out a step of the pattern.
  package func draws(
    of pattern: SwiftUIPattern, before drawn: LoadedCase, from random: inout SplitMix64
  ) -> Draws? {
    table.recall(drawn.meaning)
    guard let own = operations(of: pattern, before: drawn.spelling, from: &random) else {
      return nil
    }
    var testCase = drawn
    let first = testCase.operations.first?.kind == .holdAll ? 1 : 0
    testCase.operations.insert(contentsOf: own, at: first)
    testCase = withProgram(testCase.keepingFirst(maximumLength))
    switch wayBack(from: testCase) {
    case .draws(let draws): return draws
    // Those before it are possible.
    case .impossible(let place): return draws(of: testCase.keepingFirst(place))
    case .undrawn: return nil
    }
  }

  private func operations(
    of pattern: SwiftUIPattern, before drawn: Case, from random: inout SplitMix64
  ) -> [OperationCode]? {
    let port = pick(below: table.transitions.ports, &random)
    var state: Int = start(of: drawn)
    var former: Int? = nil
    let isHeld = pattern.steps.contains { $0.target == .held }
    if isHeld && !table.isPresent(port, in: state) { return nil }
    var codes = isHeld ? [OperationCode(.hold, port: port)] : []
    for step in pattern.steps {
      var found: OperationCode?
      for _ in 0..<Self.mostTries where found == nil {
        guard let code = code(for: step, at: port, in: state, of: drawn, &random) else { continue }
        // A pattern holds its binding first.
        let tried = Occurrence(
          code: code, before: state, after: table.next(state, code), heldSince: 0)
        if fits(step, tried, at: port, after: former) { found = code }
      }
      guard let found else { return nil }
      codes.append(found)
      former = state
      state = table.next(state, found)
    }
    return codes
  }

  /// The most tries to find an operation for a step.
  ///
  /// If one of two values fits a step, all eight miss it once in 256 times.
  private static var mostTries: Int { 8 }

  /// Returns an operation of a step's kinds that the model permits in a state.
  ///
  /// Nil if the pick is not possible.
  private func code(
    for step: SwiftUIPattern.Step, at port: Int, in state: Int, of drawn: Case,
    _ random: inout SplitMix64
  ) -> OperationCode? {
    let isAnywhere = step.target == .any || step.target == .elsewhere
    let place = isAnywhere ? pick(below: table.transitions.ports, &random) : port
    let kind = step.kinds[pick(below: step.kinds.count, &random)]
    if !world.kinds.contains(kind) { return nil }
    var code = OperationCode(kind, port: kind.hasPort ? place : 0, isHeld: step.target == .held)
    if kind.hasPort && !code.isHeld && !table.isPresent(place, in: state) { return nil }
    guard let field = kind.operand else { return code }
    let first = listed(field) > 0 ? 0 : firstOwn(field)
    let count = listed(field) > 0 ? listed(field) : drawn[field].count
    if count == 0 { return nil }
    code.value = first + pick(below: count, &random)
    return code
  }

  private func pick(below count: Int, _ random: inout SplitMix64) -> Int {
    Int(truncatingIfNeeded: random.next(below: UInt64(truncatingIfNeeded: count)))
  }
}
