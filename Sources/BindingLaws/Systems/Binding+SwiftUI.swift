// `Fixtures/SwiftUIStandIn` declares the parts of SwiftUI that this file uses. `Troubleshooting.md` says that
// bindings made of closures drop transactions.
#if canImport(SwiftUI)
  public import SwiftUI

  extension Binding: BindingProtocol {}

  extension Binding {
    /// Makes a binding to the whole base of a source.
    ///
    /// The source logs transactions for the laws about them.
    ///
    /// - Parameter source: The source that holds the value.
    public init(_ source: Source<Value>) {
      self.init(
        get: { source.value },
        set: { value, transaction in source.write(value, transaction: transaction.label) })
    }
  }

  extension Binding: TransactionalBinding {
    /// Whether transactions can hold a key of the checker's own: since macOS 14 and iOS 17.
    public static var keepsLabels: Bool {
      if #available(macOS 14, iOS 17, tvOS 17, watchOS 10, *) { true } else { false }
    }

    /// Whether derived bindings pass transactions on: no, because `Binding(get:set:)` drops them.
    public static var passesTransactions: Bool { false }

    /// Returns the same binding, whose transaction holds this label under a key of the checker's own.
    public func inTransaction(_ label: String) -> Binding {
      var transaction = transaction
      transaction.label = label
      return self.transaction(transaction)
    }
  }

  extension Binding: BindingIdentity {
    /// Returns the location of a binding, which SwiftUI does not show but a mirror finds.
    ///
    /// Nil if the mirror finds none. Locations are compared by their own `==`. Nobody has tried this on a
    /// Mac.
    public static func identity(of binding: Binding) -> (any Equatable)? {
      guard let location = Mirror(reflecting: binding).descendant("location") else { return nil }
      if let location = location as? any Equatable { return location }
      return type(of: location) is AnyClass ? ObjectIdentifier(location as AnyObject) : nil
    }
  }

  extension Transaction {
    fileprivate var label: String? {
      get {
        guard #available(macOS 14, iOS 17, tvOS 17, watchOS 10, *) else { return nil }
        return self[TransactionLabel.self]
      }
      set {
        guard #available(macOS 14, iOS 17, tvOS 17, watchOS 10, *) else { return }
        self[TransactionLabel.self] = newValue
      }
    }
  }

  @available(macOS 14, iOS 17, tvOS 17, watchOS 10, *)
  private enum TransactionLabel: TransactionKey {
    static var defaultValue: String? { nil }
  }
#endif
