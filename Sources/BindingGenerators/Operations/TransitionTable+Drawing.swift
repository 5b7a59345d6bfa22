extension TransitionTable {
  /// Draws the next operation up to a value or base that is not listed.
  ///
  /// - Parameters:
  ///   - choices: Where draws come from.
  ///   - swarm: The indices of the kinds to draw from.
  ///   - state: What the model has come to.
  ///   - held: The held ports, in the order in which they were first held.
  /// - Returns: The operation, its value -1 where it still has to be generated; or `nil` when the
  ///   model does not permit what was drawn.
  package func draw(
    from choices: inout Choices, swarm: [Int], in state: Int, holding held: [Int]
  ) -> OperationCode? {
    guard let index = choices.index(below: kinds.count, from: swarm) else { return nil }
    coverage.note(index, in: state)
    let kind = kinds[index]
    var code = OperationCode(kind)
    switch kind {
    case .write: code.value = listedBases > 0 ? choices.index(below: listedBases) : -1
    case .act: code.value = choices.index(below: actions)
    default:
      drawPort(of: &code, from: &choices, holding: held)
      if !code.isHeld && !isPresent(code.port, in: state) { return nil }
      if kind == .set { code.value = listedValues > 0 ? choices.index(below: listedValues) : -1 }
    }
    return code
  }

  private func drawPort(
    of code: inout OperationCode, from choices: inout Choices, holding held: [Int]
  ) {
    let handles = code.kind == .hold ? ports : ports &+ held.count
    code.port = choices.index(below: handles)
    if code.port < ports { return }
    code.port = held[code.port &- ports]
    code.isHeld = true
  }
}
