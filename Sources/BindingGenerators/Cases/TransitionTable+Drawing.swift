import BindingLaws

/// Draws one operation, in numbers.
///
/// Zeros draw the simplest, which simplifying relies on.
///
/// `CaseSpace+Draws` finds these draws again, draw by draw. Other draws change the cases of every seed.
/// Simplifying relies on the order: the kind, then the port and the value.
extension TransitionTable {
  /// Draws the next operation, and returns it with the state after it.
  ///
  /// - Parameters:
  ///   - choices: The source of the draws.
  ///   - swarm: The indices of the kinds to draw from.
  ///   - state: The current state of the model.
  ///   - held: The held ports, in the order in which they were first held.
  ///   - throughHeld: Whether to use only held bindings.
  ///   - isBeyond: Whether values and bases may lie beyond the lists.
  ///   - retries: The most times to draw the port and the value again, if the model does not permit them, or
  ///     if a set changes nothing.
  ///   - complete: Generates the value or base that an operation lacks, and returns the state after it.
  /// - Returns: The operation and the next state, or nil if the model does not permit what was drawn.
  private func draw(
    from choices: inout Choices, swarm: [Int], in state: Int, holding held: [Int],
    throughHeld: Bool, isBeyond: Bool, retries: Int,
    completing complete: (inout OperationCode, _ state: Int, inout Choices) -> Int
  ) -> (code: OperationCode, next: Int)? {
    guard let index = choices.index(below: kinds.count, from: swarm) else { return nil }
    coverage.note(index, in: state)
    let kind = kinds[index]
    let mark = choices.count
    var retries = retries
    while true {
      if var code = draw(
        kind, from: &choices, in: state, holding: held, throughHeld: throughHeld,
        isBeyond: isBeyond)
      {
        let known = code.value < 0 ? nil : next(state, code)
        let next = known ?? complete(&code, state, &choices)
        if retries == 0 || next != state || kind != .set { return (code, next) }
      } else if retries == 0 {
        return nil
      }
      retries &-= 1
      choices.takeBack(to: mark)
    }
  }

  /// Draws an operation of a kind.
  ///
  /// If its value or base has yet to be generated, the value is -1. Nil if it is not possible.
  private func draw(
    _ kind: OperationKind, from choices: inout Choices, in state: Int, holding held: [Int],
    throughHeld: Bool, isBeyond: Bool
  ) -> OperationCode? {
    var code = OperationCode(kind)
    if kind.hasPort {
      let handles: Int
      if case .hold = kind { handles = ports } else { handles = ports &+ held.count }
      let handle: Int? =
        choices.movesOn
        ? choices.index(below: handles) { isUsable($0, in: state, held, throughHeld) }
        : choices.index(below: handles)
      guard let handle, isUsable(handle, in: state, held, throughHeld) else { return nil }
      code.isHeld = handle >= ports
      code.port = code.isHeld ? held[handle &- ports] : handle
    }
    if let count = operands(of: kind) {
      let isComplete = count > 0 && (!isBeyond || kind.operand == .action)
      code.value = isComplete ? choices.index(below: count) : -1
    }
    return omitsSome && omissions.contains(code) ? nil : code
  }

  /// Returns whether a handle can be used in a state.
  ///
  /// Handles number first the ports, and then the held ones.
  private func isUsable(
    _ handle: Int, in state: Int, _ held: [Int], _ throughHeld: Bool
  ) -> Bool {
    if handle < ports { return !throughHeld && isPresent(handle, in: state) }
    if !omitsSome { return true }
    return !omissions.held
      && (!omissions.vanished || isPresent(held[handle &- ports], in: state))
  }
}

/// A plan by which to draw the operations of one case.
struct DrawingPlan {
  /// The number of operations to draw.
  let length: Int
  /// The number of permitted operations after which to stop.
  let end: Int
  /// The state to start from.
  let start: Int
  /// The ports that are held before the first operation.
  let held: [Int]
  /// The indices of the kinds to draw from.
  let swarm: [Int]
  /// The kinds for each place, in a proof.
  ///
  /// Nil for a swarm.
  let pattern: [ProofPattern.Place]?
  /// Whether values and bases may lie beyond the lists.
  let isBeyond: Bool
  /// Whether all ports are held first, and only these bindings are used.
  let usesHeldAlone: Bool
  /// The most times to draw again, if a set changes nothing, or if the model does not permit it.
  let retries: Int
}

extension TransitionTable {
  /// Draws operations one after the other, each in a span, and writes them into a list.
  ///
  /// The memory is uninitialised, because appending is expensive in unoptimised code. The function is here,
  /// because code that is generic over a model is expensive, too.
  ///
  /// - Parameters:
  ///   - plan: The plan by which to draw them.
  ///   - list: The memory, with room for all of them.
  ///   - count: The number of operations in the list.
  ///   - choices: The source of the draws.
  ///   - complete: Generates the value or base that an operation lacks, and returns the state after it.
  /// - Returns: Whether no operation ended the case.
  func draw(
    along plan: DrawingPlan, into list: UnsafeMutablePointer<OperationCode>, _ count: inout Int,
    from choices: inout Choices,
    completing complete: (inout OperationCode, _ state: Int, inout Choices) -> Int
  ) -> Bool {
    var state = plan.start
    var place = 0
    var held = plan.held
    var swarm = plan.swarm
    var throughHeld = false
    let hasSpans = choices.hasSpans
    let isProof = plan.pattern != nil
    while place < plan.length && count < plan.end {
      if isProof, let limits = plan.pattern?[place] {
        swarm = limits.kinds
        throughHeld = limits.isHeld
      }
      place &+= 1
      let mark = hasSpans ? choices.beginSpan() : nil
      let drawn = draw(
        from: &choices, swarm: swarm, in: state, holding: held, throughHeld: throughHeld,
        isBeyond: plan.isBeyond, retries: plan.retries, completing: complete)
      if let mark { choices.endSpan(mark) }
      let isLeftOut =
        omitsSome && !isProof && drawn.map { leavesOut($0.next) } == true
      guard let drawn, !isLeftOut else {
        if choices.movesOn { return false }
        continue
      }
      state = drawn.next
      var code = drawn.code
      if plan.usesHeldAlone {
        code.isHeld = code.kind.hasPort
      } else if case .hold = code.kind, !held.contains(code.port) {
        held.append(code.port)
      }
      list[count] = code
      count &+= 1
    }
    return true
  }
}
