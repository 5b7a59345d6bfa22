/// A binding that defines when two derivations count as the same binding.
///
/// The laws of invalidation use it. An `Equatable` type needs it only if `==` means something else, such as
/// whether two bindings read the same.
///
/// ```swift
/// extension MyBinding: BindingIdentity {
///   static func identity(of binding: Self) -> (any Equatable)? { binding.path }
/// }
/// ```
public protocol BindingIdentity: BindingProtocol {
  /// Returns a value that is equal for all bindings that count as the same. Nil if that is unknown.
  ///
  /// Both bindings are alive during the comparison, so the value may be an address. This is a static function
  /// because an instance member of a binding would hide a member of the bound value.
  static func identity(of binding: Self) -> (any Equatable)?
}

extension BindingProtocol {
  /// Whether bindings of this type can be compared for identity.
  package static var canBeSame: Bool {
    Self.self is any BindingIdentity.Type || Self.self is any Equatable.Type
  }

  /// Returns whether two bindings count as the same.
  ///
  /// Nil if that is unknown.
  package static func areSame(_ one: Self, _ other: Self) -> Bool? {
    guard let identified = Self.self as? any BindingIdentity.Type else {
      return (one as? any Equatable).map { $0.equals(other) }
    }
    guard let identity = identified.identity(ofAny: one),
      let otherIdentity = identified.identity(ofAny: other)
    else { return nil }
    return identity.equals(otherIdentity)
  }
}

extension BindingIdentity {
  /// Returns the identity of a binding whose static type need not be `Self`.
  ///
  /// Nil if it is of another type.
  fileprivate static func identity(ofAny binding: Any) -> (any Equatable)? {
    (binding as? Self).flatMap { identity(of: $0) }
  }
}

extension Equatable {
  fileprivate func equals(_ other: Any) -> Bool { other as? Self == self }
}
