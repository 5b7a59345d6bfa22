import BindingGenerators
import BindingLaws

/// Anything that a search for memory can do with a system, in numbers.
///
/// `MachineShape` finds it by `==`. What is new here has to go through `at`, and into `ProbeStep.init`.
struct Input: Hashable {
  /// What is done; `nil` for a look at the control of the port.
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
  let value: Int

  init(
    _ kind: OperationKind?, port: Int = 0, isHeld: Bool = false, value: Int = 0,
    isInTransaction: Bool = false
  ) {
    self.kind = kind
    self.isHeld = isHeld
    self.port = port
    self.value = value
    self.isInTransaction = isInTransaction
  }

  /// A look at the control of the first port.
  static let look = Input(nil)

  /// Whether it is about one port.
  var hasPort: Bool { kind?.hasPort ?? true }

  /// Whether it uses a binding or taps a control.
  var isUse: Bool { kind?.usesBinding ?? false }

  /// The same through a binding derived for it.
  var fresh: Input { at(port) }

  /// The same at a port.
  func at(_ port: Int, isHeld: Bool = false) -> Input {
    Input(kind, port: port, isHeld: isHeld, value: value, isInTransaction: isInTransaction)
  }

  /// The same in a trace; `nil` for a look at a control.
  ///
  /// A trace has no transactions: who needs that asks `isInTransaction`, too.
  var code: OperationCode? {
    kind.map { OperationCode($0, port: port, isHeld: isHeld, value: value) }
  }
}
