extension ReferenceModel {
  /// Returns the base after an operation, as the model predicts it.
  ///
  /// A set through a held binding of an absent port changes nothing. A set during a write of another one
  /// counts as made after it.
  public func following(_ operation: BindingOperation<Self>, in base: Base) -> Base {
    switch operation.step {
    case .now(_, _, .base(let written)): written
    case .now(_, _, .action(let action)): apply(action, to: base)
    case .now(let kind, let handle?, let operand) where isPresent(handle.port, in: base):
      if let value = value(of: kind, at: handle.port, operand, in: base) {
        setting(value, at: handle.port, in: base)
      } else {
        base
      }
    case .during(let outer, _, let inner): following(inner, in: following(outer, in: base))
    case .now, .task, .order: base
    }
  }

  /// Returns the value that an operation sets at a port.
  ///
  /// Nil if it sets none.
  private func value(
    of kind: OperationKind, at port: Port, _ operand: BindingOperation<Self>.Operand, in base: Base
  ) -> Value? {
    if case .value(let value) = operand { return value }
    guard kind == .echo || kind == .tap else { return nil }
    let reading = get(port, in: base)
    return kind == .echo ? reading : tapped(reading)
  }

  /// Returns the base after a set, which changes nothing if it is rejected.
  private func setting(_ value: Value, at port: Port, in base: Base) -> Base {
    accepts(value, at: port, in: base) ? set(value, at: port, in: base) : base
  }
}
