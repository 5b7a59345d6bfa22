// `Fixtures/SwiftUIStandIn` declares the parts of SwiftUI that this file uses.
#if canImport(SwiftUI)
  public import SwiftUI

  /// SwiftUI's own binding.
  ///
  /// A binding that is derived from one carries its transaction.
  extension Binding: DerivableBinding {
    public typealias Transaction = SwiftUI.Transaction

    /// Makes a binding through two functions that need not be `Sendable`, because it is used where it is
    /// made, like a view.
    public init(reading: @escaping () -> Value, writing: @escaping (Value) -> Void) {
      self.init(
        transaction: nil, reading: reading, accepting: { _ in true },
        writing: { value, _ in writing(value) })
    }

    /// Makes a binding through functions that need not be `Sendable`.
    ///
    /// The binding never calls `accepting`, because a binding of SwiftUI does not know which values it
    /// rejects.
    public init(
      transaction: Transaction?, reading: @escaping () -> Value,
      accepting: @escaping (Value) -> Bool, writing: @escaping (Value, Transaction) -> Void
    ) {
      nonisolated(unsafe) let read = reading
      nonisolated(unsafe) let write = writing
      self.init(get: { read() }, set: { write($0, $1) })
      self.transaction = transaction ?? Transaction()
    }

    public static func transaction(of binding: Self) -> Transaction { binding.transaction }

    public static func write(_ value: Value, to binding: Self, in transaction: Transaction) {
      binding.transaction(transaction).wrappedValue = value
    }
  }
#endif
