/// A system that may make the root of its bindings anew for each.
///
/// Laws of invalidation would blame the derivation for that.
package protocol UnrootedSystem: BindingSystem {
  /// Whether the system makes the root anew.
  static var makesRootAnew: Bool { get }
}

extension BindingSystem {
  /// Whether the root of the bindings has to be kept, and is not.
  package static var isUnrooted: Bool { (self as? any UnrootedSystem.Type)?.makesRootAnew ?? false }
}
