import BindingLaws

/// Finds out before a case runs whether it does something that has crashed others.
///
/// Such a case is refused. `TransitionTable+Drawing` avoids most of them, but does not see all that a case
/// does. A new `Omissions.Part` has to be checked in both.
extension CaseSpace {
  /// Returns whether a case does something that is left out, its law's program included.
  package func omits(_ testCase: LoadedCase) -> Bool {
    if !table.transitions.omitsSome { return false }
    table.recall(testCase.meaning)
    let held = heldPorts(of: testCase.spelling).map { OperationCode(.hold, port: $0) }
    let codes = held + testCase.operations + program(testCase).map(table.code)
    return table.omits(codes, from: start(of: testCase), readingThen: variables(of: testCase))
  }
}

extension ModelTable {
  /// Returns whether operations from a state, or a reading of held bindings after them, do what is left out.
  fileprivate func omits(
    _ codes: [OperationCode], from start: Int, readingThen variables: Law.Variables<Model>
  ) -> Bool {
    let omissions = transitions.omissions
    var state = start
    if transitions.leavesOut(state) { return true }
    for code in codes {
      if omissions.vanished && usesVanished(code, in: state) { return true }
      if omissions.contains(code) || omissions.contains(carriedOut(code, in: state)) { return true }
      state = next(state, code)
      if transitions.leavesOut(state) { return true }
    }
    let held = [variables.p, variables.q].filter { $0.isHeld }
    if omissions.held && !held.isEmpty { return true }
    return omissions.vanished && held.contains { !isPresent($0.index, in: state) }
  }

  private func usesVanished(_ code: OperationCode, in state: Int) -> Bool {
    code.isHeld && code.kind != .hold && code.kind.hasPort && !isPresent(code.port, in: state)
  }

  /// Returns the set that a tap or an echo is on the model.
  ///
  /// Returns any other operation as it is.
  func carriedOut(_ code: OperationCode, in state: Int) -> OperationCode {
    let reading = readings[state * transitions.ports + code.port]
    let value: Model.Value? =
      switch code.kind {
      case .echo: reading
      case .tap: model.tapped(reading)
      default: nil
      }
    return value.map { OperationCode(.set, port: code.port, value: values.number(of: $0)) } ?? code
  }
}
