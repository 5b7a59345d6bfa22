import BindingLaws

extension TransitionTable {
  /// Returns every operation of the kinds in use, at the ports that satisfy a condition.
  ///
  /// Holds are left out: who asks begins with fresh bindings, or with all of them held.
  package func codes(at isPort: (Int) -> Bool = { _ in true }) -> [OperationCode] {
    var codes: [OperationCode] = []
    for kind in kinds where kind != .hold {
      let arguments = operands(of: kind) ?? 1
      for port in 0..<(kind.hasPort ? ports : 1) where !kind.hasPort || isPort(port) {
        for value in 0..<arguments {
          codes.append(OperationCode(kind, port: port, value: value))
        }
      }
    }
    return codes
  }
}
