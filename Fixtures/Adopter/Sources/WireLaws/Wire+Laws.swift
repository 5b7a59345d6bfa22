import BindingLaws
import LawfulBindings
import Wires

extension Wire: TransactionalBinding {
  public func inTransaction(_ label: String) -> Wire { because(label) }
}

extension Wire {
  /// A wire to the whole base of a source.
  init(_ source: Source<Value>) {
    self.init(
      read: { source.value }, write: { source.write($0, transaction: $1.reason) })
  }
}

/// With this, the lawful derivations are there for wires, too, and hand on why a value changes.
extension Wire: DerivableBinding {
  public init(reading: @escaping () -> Value, writing: @escaping (Value) -> Void) {
    self.init(read: reading, write: { value, _ in writing(value) })
  }

  public init(
    transaction: Change?, reading: @escaping () -> Value, accepting: @escaping (Value) -> Bool,
    writing: @escaping (Value, Change) -> Void
  ) {
    self.init(read: reading, write: writing)
    change = transaction ?? Change()
  }

  public static func transaction(of wire: Wire) -> Change { wire.change }

  public static func write(_ value: Value, to wire: Wire, in change: Change) {
    var wire = wire
    wire.change = change
    wire.wrappedValue = value
  }
}
