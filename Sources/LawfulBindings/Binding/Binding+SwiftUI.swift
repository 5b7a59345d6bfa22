// `Fixtures/SwiftUIStandIn` declares what is used here of SwiftUI. `AnyBindingType.md` gives the reasons for
// what is done about `Sendable` and `accepting`.
#if canImport(SwiftUI)
  public import SwiftUI

  /// SwiftUI's own binding; what is derived from one carries its transaction.
  extension Binding: DerivableBinding {
    public typealias Transaction = SwiftUI.Transaction

    /// A binding through two functions that need not be `Sendable`: it is used where it is made, as a
    /// view is.
    public init(reading: @escaping () -> Value, writing: @escaping (Value) -> Void) {
      self.init(
        transaction: nil, reading: reading, accepting: { _ in true },
        writing: { value, _ in writing(value) })
    }

    /// A binding through functions that need not be `Sendable`.
    ///
    /// Nobody asks `accepting`: a binding of SwiftUI does not know what it rejects.
    public init(
      transaction: Transaction?, reading: @escaping () -> Value,
      accepting: @escaping (Value) -> Bool, writing: @escaping (Value, Transaction) -> Void
    ) {
      nonisolated(unsafe) let (read, write) = (reading, writing)
      self.init(get: { read() }, set: { write($0, $1) })
      self.transaction = transaction ?? Transaction()
    }

    public static func transaction(of binding: Self) -> Transaction { binding.transaction }

    public static func write(_ value: Value, to binding: Self, in transaction: Transaction) {
      binding.transaction(transaction).wrappedValue = value
    }
  }
#endif
