/// A system that wraps another one, and answers for its bindings as that one does.
///
/// `offers` and `mayFailToDerive` ask the wrapped system, because the type of the wrapper's bindings may say
/// something else.
package protocol WrappingSystem: BindingSystem {
  /// The wrapped system.
  static var wrapped: any BindingSystem.Type { get }
}

extension BindingSystem {
  /// Whether the type of the system says that a port may have no binding, though it is present.
  package static var mayFailToDerive: Bool {
    (self as? any WrappingSystem.Type)?.wrapped.mayFailToDerive
      ?? (Derived.self != Derived.Subject.self)
  }
}
