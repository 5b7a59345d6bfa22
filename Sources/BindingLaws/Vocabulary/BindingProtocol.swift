// Tests in reports spell `wrappedValue`.
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
  ///
  /// A function of the type, because members of a binding would hide those of what it binds to.
  static func subject(of derivation: Self) -> Subject?
}

extension BindingProtocol {
  public static func subject(of derivation: Self) -> Self? { derivation }
}

extension Optional: BindingDerivation where Wrapped: BindingProtocol {
  public static func subject(of derivation: Wrapped?) -> Wrapped? { derivation }
}

/// A binding that carries a transaction to its base.
public protocol TransactionalBinding: BindingProtocol {
  /// Whether a label arrives at all; by default it does. Where it cannot, no law asks for it.
  static var keepsLabels: Bool { get }
  /// Whether a binding that is derived by a getter and a setter passes transactions on; by default it does.
  static var passesTransactions: Bool { get }
  /// The same binding, whose sets run in the transaction with this label.
  func inTransaction(_ label: String) -> Self
}

extension TransactionalBinding {
  public static var keepsLabels: Bool { true }
  public static var passesTransactions: Bool { true }
}

extension BindingProtocol {
  /// Whether bindings of this type carry transactions that can be distinguished.
  static var carriesTransactions: Bool {
    (Self.self as? any TransactionalBinding.Type)?.keepsLabels ?? false
  }
}
