/// One step of the innermost loop, in numbers.
@usableFromInline
package struct ProbeStep: BitwiseCopyable {
  /// The operation of the step.
  ///
  /// Nil for a step without one. After such a step, a check reads the ports, and a proof does not.
  @usableFromInline package let kind: OperationKind?
  /// Whether to use the held binding, if there is a choice.
  @usableFromInline let isHeld: Bool
  /// Whether to put the binding into a transaction first, if the probe has one.
  @usableFromInline let isInTransaction: Bool
  /// The number of the port.
  @usableFromInline let port: Int
  /// The number of the value to set, or of the action.
  @usableFromInline let value: Int
  /// The number of the state of the model after the step.
  ///
  /// In a proof, it is the number of the base that is written.
  @usableFromInline package let state: Int

  /// Makes a step.
  ///
  /// - Parameter isInTransaction: Nil, the default, puts a binding into the transaction if it is fresh.
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

/// The things to look at while steps are carried out.
@usableFromInline
package enum ProbeMode {
  /// Nothing.
  case nothing
  /// The reading of a step, which is kept.
  case value
  /// All held bindings and the base after each step, which are compared with the model.
  case comparison
  /// The reading of a step, and the base after it, as numbers.
  case numbers
}

/// The steps that a system carries out in one call.
///
/// Only the checker makes a script.
@_documentation(visibility: internal)
public struct ProbeScript {
  /// The first of the steps.
  @usableFromInline let steps: UnsafePointer<ProbeStep>
  /// The number of steps.
  @usableFromInline let count: Int
  /// The things to look at.
  @usableFromInline let mode: ProbeMode
  /// The base in which to make a new system first.
  ///
  /// Negative for none.
  @usableFromInline let start: Int
  /// Whether to end the system after the steps.
  @usableFromInline let isLast: Bool

  /// Makes a script.
  ///
  /// The caller keeps the steps until they are carried out.
  @inlinable
  package init(
    _ steps: UnsafePointer<ProbeStep>, _ count: Int, _ mode: ProbeMode, startingIn start: Int = -1,
    ending isLast: Bool = false
  ) {
    self.steps = steps
    self.count = count
    self.mode = mode
    self.start = start
    self.isLast = isLast
  }
}
