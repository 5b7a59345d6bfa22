extension ReferenceModel {
  /// The base after an operation, as the model predicts it.
  ///
  /// A set at a port that is not there, through a held binding, changes nothing. A set at a write of another
  /// counts as made after it.
  public func following(_ operation: BindingOperation<Self>, in base: Base) -> Base {
    switch operation.step {
    case .now(_, _, .base(let written)): written
    case .now(_, _, .action(let action)): apply(action, to: base)
    case .now(let kind, let handle?, let operand) where isPresent(handle.port, in: base):
      value(of: kind, at: handle.port, operand, in: base).map {
        setting($0, at: handle.port, in: base)
      }
        ?? base
    case .during(let outer, _, let inner): following(inner, in: following(outer, in: base))
    case .now, .task, .order: base
    }
  }

  /// The value that an operation sets at a port, if any.
  private func value(
    of kind: OperationKind, at port: Port, _ operand: BindingOperation<Self>.Operand, in base: Base
  ) -> Value? {
    if case .value(let value) = operand { return value }
    guard kind == .echo || kind == .tap else { return nil }
    let reading = get(port, in: base)
    return kind == .echo ? reading : tapped(reading)
  }

  private func setting(_ value: Value, at port: Port, in base: Base) -> Base {
    accepts(value, at: port, in: base) ? set(value, at: port, in: base) : base
  }
}
