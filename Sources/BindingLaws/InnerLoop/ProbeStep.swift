/// One step of the innermost loop, in numbers.
@usableFromInline
package struct ProbeStep: BitwiseCopyable {
  /// What happens before the ports are read, in a proof all that happens; `nil` for nothing.
  @usableFromInline package let kind: OperationKind?
  /// Whether the held binding is used, where there is a choice.
  @usableFromInline let isHeld: Bool
  /// Whether the binding is put into a transaction first, where the probe has one.
  @usableFromInline let isInTransaction: Bool
  @usableFromInline let port: Int
  @usableFromInline let value: Int
  /// The state that the model is in afterwards; in a proof the base that is written.
  @usableFromInline package let state: Int

  /// - Parameter isInTransaction: Where it is `nil`, a binding is put into the transaction when it is
  ///   derived.
  @inlinable
  package init(
    _ kind: OperationKind?, isHeld: Bool = false, isInTransaction: Bool? = nil, port: Int = 0,
    value: Int = 0, state: Int = 0
  ) {
    self.kind = kind
    self.isHeld = isHeld
    self.port = port
    self.value = value
    self.state = state
    self.isInTransaction = isInTransaction ?? !isHeld
  }
}

/// What is looked at while steps are carried out.
@usableFromInline
package enum ProbeMode {
  /// Nothing.
  case nothing
  /// What a step reads, which is kept.
  case value
  /// All held bindings and the base after each step, which are compared with the model.
  case comparison
  /// What a step reads, and the base after it, which get numbers.
  case numbers
}

/// What a system carries out in one call; nobody but the checker makes one.
@_documentation(visibility: internal)
public struct ProbeScript {
  @usableFromInline let steps: UnsafePointer<ProbeStep>
  @usableFromInline let count: Int
  @usableFromInline let mode: ProbeMode
  /// The base that a new system is made in first; below zero for none.
  @usableFromInline let start: Int

  /// Who makes one keeps the steps until it is carried out.
  @inlinable
  package init(
    _ steps: UnsafePointer<ProbeStep>, _ count: Int, _ mode: ProbeMode, startingIn start: Int = -1
  ) {
    self.steps = steps
    self.count = count
    self.mode = mode
    self.start = start
  }
}
