import BindingLaws

/// The steps of the innermost loop for operations, each with the model's state after it.
///
/// The code follows the held ports as `BindingSystem.take` holds them: change both together. It runs for
/// every operation of every case. So it is not generic, and its loops are plain, because unoptimised code
/// would be expensive otherwise.
extension TransitionTable {
  /// Fills `steps` with operations.
  ///
  /// A hold of an absent port becomes a step that does nothing.
  ///
  /// - Parameters:
  ///   - codes: The operations.
  ///   - first: The index of the first operation to use.
  ///   - state: The state before it.
  ///   - held: The held ports, in the order in which they were first held.
  ///   - learn: Returns a next state that is not known yet.
  package func fillSteps(
    with codes: UnsafeBufferPointer<OperationCode>, from first: Int, in state: Int,
    holding held: inout [Int], learning learn: (Int, OperationCode) -> Int
  ) {
    if codes.count > steps.count {
      steps = Cells(repeating: ProbeStep(nil), count: max(codes.count, 2 * steps.count))
    }
    guard let operations = codes.baseAddress else { return }
    var state = state
    var place = first
    while place < codes.count {
      let code = operations[place]
      state = next(state, code) ?? learn(state, code)
      var kind: OperationKind? = code.kind
      if case .hold = code.kind {
        if isPresent(code.port, in: state) { hold(code.port, &held) } else { kind = nil }
      } else if case .holdAll = code.kind {
        holdAll(in: state, &held)
      }
      steps[place &- first] = ProbeStep(
        kind, isHeld: code.isHeld && code.kind.usesBinding, port: code.port, value: code.value,
        state: state)
      place &+= 1
    }
  }

  private func holdAll(in state: Int, _ held: inout [Int]) {
    let isFirst = held.isEmpty
    if isFirst { held.reserveCapacity(ports) }
    var port = 0
    while port < ports {
      if isPresent(port, in: state) {
        if isFirst { held.append(port) } else { hold(port, &held) }
      }
      port &+= 1
    }
  }

  private func hold(_ port: Int, _ held: inout [Int]) {
    if !held.contains(port) { held.append(port) }
  }
}
