/// A system that is put around another one: what it says of its bindings is what that one says.
///
/// `offers` and `mayFailToDerive` ask the other one where the type of its own bindings says something else.
package protocol WrappingSystem: BindingSystem {
  /// The system alone.
  static var wrapped: any BindingSystem.Type { get }
}

/// A system whose bindings may be derived from one that it makes anew for each.
///
/// Laws of invalidation would blame that on who derives.
package protocol UnrootedSystem: BindingSystem {
  /// Whether they are.
  static var makesRootAnew: Bool { get }
}

extension BindingSystem {
  /// Whether a port may have no binding, though it is there, because the type says so.
  package static var mayFailToDerive: Bool {
    (self as? any WrappingSystem.Type)?.wrapped.mayFailToDerive
      ?? (Derived.self != Derived.Subject.self)
  }

  /// Whether somebody has to keep what its bindings are derived from, and nobody does.
  package static var isUnrooted: Bool { (self as? any UnrootedSystem.Type)?.makesRootAnew ?? false }
}
