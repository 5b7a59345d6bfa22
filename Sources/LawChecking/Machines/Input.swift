import BindingGenerators
import BindingLaws

/// An input to a system, in numbers: a search for memory tries it, or a fault notes it.
///
/// `MachineShape` finds it by `==`. A new property must be copied in `moved(to:isHeld:)` and read in
/// `ProbeStep.init`.
struct Input: Hashable {
  /// The kind of operation, or nil if the control of the port is rendered.
  ///
  /// An external write is an input only if the system has a store, because it runs code of the store.
  let kind: OperationKind?
  /// The number of the port.
  ///
  /// 0 if it has none.
  let port: Int
  /// Whether it uses the held binding of the port.
  let isHeld: Bool
  /// The number of the value, action or base.
  ///
  /// 0 if it has none.
  let operand: Int
  /// Whether it is a set in a transaction.
  let isInTransaction: Bool

  init(
    _ kind: OperationKind?, port: Int = 0, isHeld: Bool = false, operand: Int = 0,
    isInTransaction: Bool = false
  ) {
    self.kind = kind
    self.port = port
    self.isHeld = isHeld
    self.operand = operand
    self.isInTransaction = isInTransaction
  }

  /// The rendering of the control of the first port.
  static let rendering = Input(nil)

  /// Whether it renders a control.
  var isRendering: Bool { kind == nil }

  /// Whether it concerns one port.
  var hasPort: Bool { kind?.hasPort ?? true }

  /// Whether it uses a binding or taps a control.
  var usesBinding: Bool { kind?.usesBinding ?? false }

  /// The same input through a fresh binding.
  var throughFreshBinding: Input { moved(to: port, isHeld: false) }

  /// Returns the same input at a port, through a fresh or a held binding.
  func moved(to port: Int, isHeld: Bool) -> Input {
    Input(kind, port: port, isHeld: isHeld, operand: operand, isInTransaction: isInTransaction)
  }

  /// The operation of a trace that does the same, or nil if a control is rendered.
  ///
  /// A code has no transaction. Callers that care also read `isInTransaction`.
  var operationCode: OperationCode? {
    kind.map { OperationCode($0, port: port, isHeld: isHeld, value: operand) }
  }
}
