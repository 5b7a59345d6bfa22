/// One step of the innermost loop, in numbers.
@usableFromInline
package struct ProbeStep {
  /// What happens before the ports are read; in a proof all that happens.
  @usableFromInline
  package enum Action: UInt8 {
    case nothing, set, get, write
    /// The system is made anew in a base, and nothing or everything is held.
    case make, makeHolding
    /// A binding is used for both.
    case echo, tap
    /// A binding is derived, and dropped or kept.
    case derive, hold
    /// A binding is derived of every port that is there, and kept.
    case holdAll
    /// A binding is read for the sake of what it reads.
    case read
    /// All held bindings are let go.
    case letGo
  }

  @usableFromInline package let action: Action
  /// Whether the held binding is used, where there is a choice.
  @usableFromInline let isHeld: Bool
  /// Whether the binding is put into a transaction first, in a proof.
  @usableFromInline let isInTransaction: Bool
  @usableFromInline let port: Int
  @usableFromInline let value: Int
  /// The state that the model is in afterwards; in a proof the base that is written.
  @usableFromInline package let state: Int

  package init(
    _ action: Action, isHeld: Bool = false, isInTransaction: Bool = false, port: Int = 0,
    value: Int = 0, state: Int = 0
  ) {
    (self.action, self.isHeld, self.port) = (action, isHeld, port)
    (self.isInTransaction, self.value, self.state) = (isInTransaction, value, state)
  }
}
