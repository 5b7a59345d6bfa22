import BindingGenerators
import BindingLaws

/// Anything that a search for memory can do with a system, in numbers.
///
/// `MachineShape` finds it by `==`. A new property must be copied in `moved(to:)` and read in `ProbeStep.init`.
struct Input: Hashable {
  /// What is done; `nil` where the control of the port is rendered.
  ///
  /// An external write is an input only where the system has a store: there it runs code of that.
  let kind: OperationKind?
  /// Whether the held binding of the port is used.
  let isHeld: Bool
  /// Whether a set is one in a transaction.
  let isInTransaction: Bool
  /// Which port; 0 where there is none to it.
  let port: Int
  /// Which value, action or base; 0 where there is none.
  let operand: Int

  init(
    _ kind: OperationKind?, port: Int = 0, isHeld: Bool = false, operand: Int = 0,
    isInTransaction: Bool = false
  ) {
    self.kind = kind
    self.isHeld = isHeld
    self.port = port
    self.operand = operand
    self.isInTransaction = isInTransaction
  }

  /// The control of the first port is rendered.
  static let rendering = Input(nil)

  /// Whether a control is rendered.
  var isRendering: Bool { kind == nil }

  /// Whether it is about one port.
  var hasPort: Bool { kind?.hasPort ?? true }

  /// Whether it uses a binding or taps a control.
  var usesBinding: Bool { kind?.usesBinding ?? false }

  /// The same through a binding derived for it.
  var throughFreshBinding: Input { moved(to: port) }

  /// The same at a port.
  func moved(to port: Int, isHeld: Bool = false) -> Input {
    Input(kind, port: port, isHeld: isHeld, operand: operand, isInTransaction: isInTransaction)
  }

  /// The same in a trace; `nil` where a control is rendered.
  ///
  /// A code has no transaction: callers that care also read `isInTransaction`.
  var operationCode: OperationCode? {
    kind.map { OperationCode($0, port: port, isHeld: isHeld, value: operand) }
  }
}
