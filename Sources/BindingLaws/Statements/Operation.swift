// Statements have programs of operations. A child process finds those of `Terms` in the JSON of a law.
extension Law {
  /// An operation over the variables of a law, such as `.set(.p, .a)`.
  ///
  /// Programs of laws consist of them. The operation becomes a ``BindingOperation`` once the variables have
  /// values.
  public struct Operation: Codable, Hashable, Sendable {
    package let kind: OperationKind
    /// The variable of the binding that the operation uses or derives.
    ///
    /// Nil if it concerns no port.
    let handle: VariableNames?
    /// The variable of the value that is set, of the base that is written, or of the action.
    ///
    /// Nil for any other operation.
    let operand: VariableNames?

    fileprivate init(
      _ kind: OperationKind, _ handle: VariableNames? = nil, _ operand: VariableNames? = nil
    ) {
      // `write` alone takes a base.
      let operands: [VariableNames?] = kind == .write ? [.t] : [nil, .a, .b, .c]
      precondition(
        [nil, .p, .q, .heldP].contains(handle) && operands.contains(operand),
        "An operation of a law goes through p, q or heldP, and sets a, b or c.")
      self.kind = kind
      self.handle = handle
      self.operand = operand
    }
  }
}

extension Law.Operation {
  /// Sets a value through a handle.
  public static func set(_ handle: Law.VariableNames, _ value: Law.VariableNames) -> Self {
    Self(.set, handle, value)
  }

  /// Sets the value that the same handle reads.
  public static func echo(_ handle: Law.VariableNames) -> Self { Self(.echo, handle) }

  /// Taps the control at the handle.
  public static func tap(_ handle: Law.VariableNames) -> Self { Self(.tap, handle) }

  /// Reads through a handle.
  public static func get(_ handle: Law.VariableNames) -> Self { Self(.get, handle) }

  /// Derives the binding of a port and keeps it.
  public static func hold(_ handle: Law.VariableNames) -> Self { Self(.hold, handle) }

  /// Derives the binding of a port and drops it.
  public static func derive(_ handle: Law.VariableNames) -> Self { Self(.derive, handle) }

  /// Writes the base `t` externally, not through a binding of the system.
  public static var write: Self { Self(.write, nil, .t) }

  /// Lets the world carry out the action that the law chooses: see ``Law/Statement/choosingAction(_:)``.
  public static var act: Self { Self(.act, nil, .c) }

  /// Waits until every delayed set has landed.
  public static var settle: Self { Self(.settle) }

  /// The need of the operation.
  ///
  /// Nil if every system can carry it out.
  var need: Law.Need? {
    switch kind {
    case .write: .externalWrites
    case .settle: .settling
    default: nil
    }
  }

  /// The variables of the operation.
  var names: Law.VariableNames { [handle, operand].compactMap(\.self).reduce([]) { $0.union($1) } }
}
