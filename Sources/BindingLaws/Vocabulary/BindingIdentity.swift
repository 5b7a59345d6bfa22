/// A binding that says what makes it the same one when it is derived again.
///
/// Laws of invalidation ask. A type that is `Equatable` needs it only where `==` is something else, such as whether
/// two bindings read the same.
///
/// ```swift
/// extension MyBinding: BindingIdentity {
///   static func identity(of binding: Self) -> (any Equatable)? { binding.path }
/// }
/// ```
public protocol BindingIdentity: BindingProtocol {
  /// What equals that of every binding which counts as the same; `nil` where nobody can tell.
  ///
  /// Both bindings are there while it is compared, so that it may be an address. It is a function of the type,
  /// because members of a binding would hide those of what it binds to.
  static func identity(of binding: Self) -> (any Equatable)?
}

extension BindingProtocol {
  /// Whether bindings of this type can be the same one.
  package static var canBeSame: Bool {
    Self.self is any BindingIdentity.Type || Self.self is any Equatable.Type
  }

  /// Whether both count as the same binding; `nil` where nobody can tell.
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
  /// The identity of a binding of this type, which may be known by another name.
  fileprivate static func identity(ofAny binding: Any) -> (any Equatable)? {
    (binding as? Self).flatMap { identity(of: $0) }
  }
}

extension Equatable {
  fileprivate func equals(_ other: Any) -> Bool { other as? Self == self }
}
