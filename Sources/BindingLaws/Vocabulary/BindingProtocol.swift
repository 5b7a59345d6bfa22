/// A binding: something that can be read and written through `wrappedValue`.
///
/// SwiftUI's `Binding` and most libraries' own binding types conform in one empty extension.
public protocol BindingProtocol<Value>: BindingDerivation where Subject == Self {
  associatedtype Value
  /// The value that the binding reads and writes.
  var wrappedValue: Value { get nonmutating set }
}

/// What deriving a binding gives: a binding, or, for a failable initialiser, perhaps none.
public protocol BindingDerivation {
  associatedtype Subject: BindingProtocol
  /// The derived binding; `nil` when there is nothing to bind to.
  var subject: Subject? { get }
}

extension BindingProtocol {
  public var subject: Self? { self }
}

extension Optional: BindingDerivation where Wrapped: BindingProtocol {
  public var subject: Wrapped? { self }
}

/// A binding that carries a transaction to its base.
public protocol TransactionalBinding: BindingProtocol {
  /// The same binding, whose sets run in the transaction with this label.
  func inTransaction(_ label: String) -> Self
}
