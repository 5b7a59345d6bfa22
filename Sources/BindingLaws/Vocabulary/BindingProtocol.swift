// Tests that reports print use `wrappedValue`.
/// A binding: a value that reads and writes another one through `wrappedValue`.
///
/// SwiftUI's `Binding` and most libraries' own binding types conform in one empty extension.
public protocol BindingProtocol<Value>: BindingDerivation where Subject == Self {
  associatedtype Value
  /// The value that the binding reads and writes.
  var wrappedValue: Value { get nonmutating set }
}

/// The result of deriving a binding: a binding, or an optional one if the derivation can fail.
public protocol BindingDerivation {
  associatedtype Subject: BindingProtocol
  /// Returns the derived binding.
  ///
  /// Nil if there is nothing to bind to. The function is static, because an instance member of a binding
  /// would hide a member of the bound value.
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
  /// Whether a label arrives at the base; by default it does.
  ///
  /// If it cannot, no law asks for it.
  static var keepsLabels: Bool { get }
  /// Whether a binding that is derived by a getter and a setter passes transactions on; by default it does.
  static var passesTransactions: Bool { get }
  /// Returns the same binding, whose sets run in a transaction with this label.
  func inTransaction(_ label: String) -> Self
}

extension TransactionalBinding {
  public static var keepsLabels: Bool { true }
  public static var passesTransactions: Bool { true }
}

extension BindingProtocol {
  /// Whether bindings of this type carry transactions that can be told apart.
  static var carriesTransactions: Bool {
    (Self.self as? any TransactionalBinding.Type)?.keepsLabels ?? false
  }
}
