/// One step of the innermost loop, in numbers.
@usableFromInline
package struct ProbeStep {
  /// What happens before the ports are read, in a proof all that happens; `nil` for nothing.
  ///
  /// Where a system is made, it is whether all is held.
  @usableFromInline package let kind: OperationKind?
  /// Whether the held binding is used, where there is a choice.
  @usableFromInline let isHeld: Bool
  /// Whether the binding is put into a transaction first, in a proof.
  @usableFromInline let isInTransaction: Bool
  /// Whether what is got is put down.
  @usableFromInline let keepsReading: Bool
  @usableFromInline let port: Int
  @usableFromInline let value: Int
  /// The state that the model is in afterwards; in a proof the base that is written.
  @usableFromInline package let state: Int

  @inlinable
  package init(
    _ kind: OperationKind?, isHeld: Bool = false, isInTransaction: Bool = false,
    keepsReading: Bool = false, port: Int = 0, value: Int = 0, state: Int = 0
  ) {
    (self.kind, self.isHeld, self.port) = (kind, isHeld, port)
    (self.isInTransaction, self.keepsReading) = (isInTransaction, keepsReading)
    (self.value, self.state) = (value, state)
  }
}
