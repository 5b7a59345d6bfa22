extension TransitionTable {
  /// Draws the next operation up to a value or base that is not listed.
  ///
  /// - Parameters:
  ///   - choices: Where draws come from.
  ///   - swarm: The indices of the kinds to draw from.
  ///   - state: What the model has come to.
  ///   - held: The held ports, in the order in which they were first held.
  ///   - throughHeld: Whether only held bindings are used.
  /// - Returns: The operation, its value -1 where it still has to be generated; or `nil` when the
  ///   model does not permit what was drawn.
  package func draw(
    from choices: inout Choices, swarm: [Int], in state: Int, holding held: [Int],
    throughHeld: Bool = false
  ) -> OperationCode? {
    guard let index = choices.index(below: kinds.count, from: swarm) else { return nil }
    coverage.note(index, in: state)
    let kind = kinds[index]
    var code = OperationCode(kind)
    switch kind {
    case .write: code.value = listedBases > 0 ? choices.index(below: listedBases) : -1
    case .act: code.value = choices.index(below: actions)
    default:
      let handles = kind == .hold ? ports : ports &+ held.count
      let handle = choices.index(below: handles) {
        $0 >= ports || !throughHeld && isPresent($0, in: state)
      }
      guard let handle else { return nil }
      code.isHeld = handle >= ports
      code.port = code.isHeld ? held[handle &- ports] : handle
      if kind == .set { code.value = listedValues > 0 ? choices.index(below: listedValues) : -1 }
    }
    return code
  }
}
