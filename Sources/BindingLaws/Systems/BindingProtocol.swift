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
