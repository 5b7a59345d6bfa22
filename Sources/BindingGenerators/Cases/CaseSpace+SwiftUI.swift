import BindingLaws

extension CaseSpace {
  /// The first pattern whose operations come right after each other in what happens in a case, which is
  /// in the table; nothing but a hold may come between.
  ///
  /// The law may read a held binding at the end, which is one more operation.
  package func pattern(in given: Case) -> SwiftUIPattern? {
    if statement.isConcurrent { return nil }
    let moments = moments(of: given)
    return SwiftUIPattern.all.first { pattern in
      let last = moments.count - pattern.steps.count
      return last >= 0
        && (0...last).contains { first in
          let window = moments[first..<(first + pattern.steps.count)]
          return world.handles.indices.contains { fits(pattern, window, at: $0) }
        }
    }
  }

  private func moments(of given: Case) -> [Moment] {
    var (moments, held, state): ([Moment], [Int: Int], Int) = ([], [:], start(of: given))
    var tasks = TaskList()
    for operation in trace(of: given).operations {
      let code = table.code(operation)
      let next = table.next(state, operation, &tasks)
      switch code.kind {
      case .hold: held[code.port] = moments.count
      case .holdAll: for port in portsPresent(in: state) { held[port] = moments.count }
      case .derive, .settle: break
      default:
        moments.append(
          Moment(
            code: code, set: set(by: code, in: state), before: state, after: next,
            heldSince: code.isHeld ? held[code.port] : nil, isNested: operation.kind == nil))
      }
      state = next
    }
    for name in VariableNames.all {
      guard let place = given.place(name), name.field == .handle, place.isHeld else { continue }
      let code = OperationCode(.get, port: place.port, isHeld: true)
      moments.append(
        Moment(code: code, before: state, after: state, heldSince: held[place.port]))
    }
    return moments
  }

  private func fits(
    _ pattern: SwiftUIPattern, _ window: ArraySlice<Moment>, at port: Int
  ) -> Bool {
    zip(pattern.steps, window.indices).allSatisfy { step, place in
      let former = place > window.startIndex ? window[place - 1].before : nil
      return fits(step, window[place], at: port, after: former, since: window.startIndex)
    }
  }

  /// - Parameters:
  ///   - former: The state before the operation that came before.
  ///   - first: The place of the first operation, before which a held binding has to be held.
  private func fits(
    _ step: SwiftUIPattern.Step, _ moment: Moment, at port: Int, after former: Int?,
    since first: Int = .max
  ) -> Bool {
    if moment.isNested || !step.kinds.contains(moment.code.kind) { return false }
    if step.isAtPort && moment.code.port != port { return false }
    if step.isHeld {
      guard let since = moment.heldSince, since <= first else { return false }
    }
    return step.facts.allSatisfy { holds($0, moment, at: port, after: former) }
  }

  private func holds(
    _ fact: SwiftUIPattern.Fact, _ moment: Moment, at port: Int, after former: Int?
  ) -> Bool {
    let (before, after) = (reading(port, moment.before), reading(port, moment.after))
    let set = moment.set.map { table.values[$0] }
    switch fact {
    case .setsNone: return set.map(isNone) == true
    case .setsSome: return set.map(isNone) == false
    case .setsSame: return areAlike(set, before) == true
    case .setsOther: return areAlike(set, before) == false
    case .setsFormer:
      return areAlike(set, before) == false
        && areAlike(set, former.flatMap { reading(port, $0) }) == true
    case .setsShorter:
      guard let list = set as? [AnyHashable], let all = before as? [AnyHashable] else { return false }
      return list.count < all.count && all.starts(with: list)
    case .setsAmount: return set is any BinaryFloatingPoint
    case .setsTyped: return set is any Numeric || set is String
    case .clears: return before.map(isNone) == false && after.map(isNone) == true
    case .replaces:
      return areAlike(before, after) == false && before.map(isNone) == false
        && after.map(isNone) == false
    case .changes: return areAlike(before, after) == false
    case .removes: return before != nil && after == nil
    case .isGone: return before == nil
    }
  }

  /// What a port reads, where it is there.
  private func reading(_ port: Int, _ state: Int) -> Model.Value? {
    table.isPresent(port, in: state) ? table.readings[state * table.transitions.ports + port] : nil
  }

  /// `nil` where there are not two values.
  private func areAlike(_ one: Model.Value?, _ other: Model.Value?) -> Bool? {
    guard let one, let other else { return nil }
    return Model.areEquivalent(one, other)
  }

  /// The number of the value that is set, by a tap or an echo, too.
  private func set(by code: OperationCode, in state: Int) -> Int? {
    let code = table.carriedOut(code, in: state)
    return code.kind == .set ? code.value : nil
  }
}

/// One operation of a trace, or a read of the law after it.
private struct Moment {
  let code: OperationCode
  /// The number of the value that is set.
  var set: Int?
  /// The states of the model.
  let before, after: Int
  /// How many operations came before its binding was held.
  var heldSince: Int?
  /// Whether it is one of several operations that happen at once.
  var isNested = false
}

// MARK: - Drawing

extension CaseSpace {
  /// The draws of a case that begins with a pattern, and goes on as one that was just drawn.
  ///
  /// - Returns: `nil` where the model has nothing for a step of it.
  package func draws(
    of pattern: SwiftUIPattern, before drawn: Case, from random: inout SplitMix64
  ) -> Draws? {
    if statement.isConcurrent || holdsBindings || usesFreshBindings { return nil }
    var given = drawn
    let holdsAll = given.operations.first?.kind == .holdAll
    let rest = given.operations.dropFirst(holdsAll ? 1 : 0)
    given.operations = holdsAll ? [OperationCode(.holdAll)] : []
    guard let own = operations(of: pattern, before: drawn, from: &random) else { return nil }
    given.operations = Array((given.operations + own + rest).prefix(maximumLength))
    do throws(ImpossibleOperation) {
      return try draws(of: withProgram(given))
    } catch {
      return try? draws(of: withProgram(given.prefix(error.place)))
    }
  }

  private func operations(
    of pattern: SwiftUIPattern, before drawn: Case, from random: inout SplitMix64
  ) -> [OperationCode]? {
    let port = pick(below: table.transitions.ports, &random)
    var (state, former): (Int, Int?) = (start(of: drawn), nil)
    guard table.isPresent(port, in: state) else { return nil }
    let isHeld = pattern.steps.contains { $0.isHeld }
    var codes = isHeld ? [OperationCode(.hold, port: port)] : []
    for step in pattern.steps {
      var moment: Moment?
      for _ in 0..<Self.mostTries where moment == nil {
        guard let code = code(for: step, at: port, in: drawn, &random),
          code.isHeld || !code.kind.hasPort || table.isPresent(code.port, in: state)
        else { continue }
        let tried = Moment(
          code: code, set: set(by: code, in: state), before: state,
          after: table.next(state, code), heldSince: 0)
        if fits(step, tried, at: port, after: former) { moment = tried }
      }
      guard let moment else { return nil }
      codes.append(moment.code)
      (former, state) = (state, moment.after)
    }
    return codes
  }

  private static var mostTries: Int { 8 }

  private func code(
    for step: SwiftUIPattern.Step, at port: Int, in drawn: Case, _ random: inout SplitMix64
  ) -> OperationCode? {
    let kind = step.kinds[pick(below: step.kinds.count, &random)]
    guard world.kinds.contains(kind) else { return nil }
    var code = OperationCode(
      kind, port: step.isAtPort ? port : pick(below: table.transitions.ports, &random),
      isHeld: step.isHeld)
    guard let field = kind.operand else { return code }
    let isListed = listed(field) > 0
    let count = isListed ? listed(field) : drawn[field].count
    if count == 0 { return nil }
    let first = isListed ? 0 : firstBrought(field)
    code.value = first + pick(below: count, &random)
    return code
  }

  private func pick(below count: Int, _ random: inout SplitMix64) -> Int {
    Int(truncatingIfNeeded: random.next(below: UInt64(truncatingIfNeeded: count)))
  }
}

/// Whether a value is nil or off.
private func isNone(_ value: some Any) -> Bool { (value as? any Emptiable)?.isNone == true }

private protocol Emptiable { var isNone: Bool { get } }

extension Optional: Emptiable { fileprivate var isNone: Bool { self == nil } }

extension Bool: Emptiable { fileprivate var isNone: Bool { !self } }
