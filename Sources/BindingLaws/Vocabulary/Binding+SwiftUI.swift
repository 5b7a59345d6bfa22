// `Fixtures/SwiftUIStandIn` declares what is used here of SwiftUI. `Troubleshooting.md` says that bindings of
// closures drop transactions.
#if canImport(SwiftUI)
  public import SwiftUI

  extension Binding: BindingProtocol {}

  extension Binding {
    /// A binding to the whole base of a source, which logs the transactions of laws about them.
    ///
    /// - Parameter source: Where the value lives.
    public init(_ source: Source<Value>) {
      self.init(
        get: { source.value },
        set: { value, transaction in source.write(value, transaction: transaction.label) })
    }
  }

  extension Binding: TransactionalBinding {
    /// Transactions hold keys of one's own since macOS 14 and iOS 17.
    public static var keepsLabels: Bool {
      if #available(macOS 14, iOS 17, tvOS 17, watchOS 10, *) { true } else { false }
    }

    /// `Binding(get:set:)` drops the transaction, so that nobody expects it to arrive.
    public static var passesTransactions: Bool { false }

    /// The same binding, whose transaction holds this label in a key of its own.
    public func inTransaction(_ label: String) -> Binding {
      var transaction = transaction
      transaction.label = label
      return self.transaction(transaction)
    }
  }

  extension Binding: BindingIdentity {
    /// Its location, which SwiftUI does not show: a mirror finds it, or else nobody can tell.
    ///
    /// Locations are compared by their own `==`. Nobody has tried this on a Mac.
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
