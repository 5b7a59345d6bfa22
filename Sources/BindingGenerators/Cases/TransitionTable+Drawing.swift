import BindingLaws

/// Draws one operation, in numbers.
///
/// Simplifying relies on two things: zeros draw the simplest, and the kind is drawn before the port and the value.
/// `CaseSpace+Draws` finds these draws again, draw by draw. Other draws change the cases of every seed.
extension TransitionTable {
  /// Draws the next operation, and returns it with the state after it.
  ///
  /// Where the plan has retries, the port and the value are drawn again, if the model does not permit them, or if
  /// a set changes nothing.
  ///
  /// - Parameters:
  ///   - choices: The source of the draws.
  ///   - plan: The plan of the case.
  ///   - limits: What may be drawn next.
  ///   - state: The current state of the model.
  ///   - complete: Generates the value or base that an operation lacks, and returns the state after it.
  /// - Returns: The operation and the next state, or nil if the model does not permit what was drawn.
  private func draw(
    from choices: inout Choices, along plan: DrawingPlan, within limits: OperationLimits,
    in state: Int, completing complete: (inout OperationCode, _ state: Int, inout Choices) -> Int
  ) -> (code: OperationCode, next: Int)? {
    guard let index = choices.index(below: kinds.count, from: limits.kinds) else { return nil }
    coverage.note(index, in: state)
    let kind = kinds[index]
    let mark = choices.count
    var retries = plan.retries
    while true {
      if var code = draw(
        kind, from: &choices, within: limits, in: state, isBeyond: plan.isBeyond)
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
  /// If its value or base has yet to be generated, the value is -1: an optional would make each code of a case
  /// longer. Nil if the operation is not possible.
  private func draw(
    _ kind: OperationKind, from choices: inout Choices, within limits: OperationLimits,
    in state: Int, isBeyond: Bool
  ) -> OperationCode? {
    var code = OperationCode(kind)
    if kind.hasPort {
      let handles: Int
      if case .hold = kind { handles = ports } else { handles = ports &+ limits.held.count }
      let handle: Int? =
        choices.movesOn
        ? choices.index(below: handles) { isUsable($0, in: state, within: limits) }
        : choices.index(below: handles)
      guard let handle, isUsable(handle, in: state, within: limits) else { return nil }
      code.isHeld = handle >= ports
      code.port = code.isHeld ? limits.held[handle &- ports] : handle
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
    _ handle: Int, in state: Int, within limits: OperationLimits
  ) -> Bool {
    if handle < ports { return !limits.usesHeldAlone && isPresent(handle, in: state) }
    if !omitsSome { return true }
    return !omissions.held
      && (!omissions.vanished || isPresent(limits.held[handle &- ports], in: state))
  }
}

/// What the next operation of a case may be.
private struct OperationLimits {
  /// The indices of the kinds to draw from.
  var kinds: [Int]
  /// The held ports, in the order in which they were first held.
  var held: [Int]
  /// Whether ports are used only through held bindings.
  var usesHeldAlone = false
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
    var limits = OperationLimits(kinds: plan.swarm, held: plan.held)
    let hasSpans = choices.hasSpans
    let isProof = plan.pattern != nil
    while place < plan.length && count < plan.end {
      if isProof, let place = plan.pattern?[place] {
        limits.kinds = place.kinds
        limits.usesHeldAlone = place.isHeld
      }
      place &+= 1
      let mark = hasSpans ? choices.beginSpan() : nil
      let drawn = draw(
        from: &choices, along: plan, within: limits, in: state, completing: complete)
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
      } else if case .hold = code.kind, !limits.held.contains(code.port) {
        limits.held.append(code.port)
      }
      list[count] = code
      count &+= 1
    }
    return true
  }
}
