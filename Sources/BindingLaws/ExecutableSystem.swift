/// The entry of the checker into a system.
///
/// Every `BindingSystem` has it, and nobody implements it. It is a protocol of its own so that the innermost
/// loop of every check and of every proof is compiled for each system, even if the checker, which is generic,
/// is not. For the same reason its only implementation is `@inlinable`, and so is all code that it calls.
/// Measured as in W1 of the benchmark, a release run took 7.0 times as long as a bare loop without this, and
/// 1.2 times with it.
///
/// The protocol is outside of the rooms, because `BindingSystem` of `Systems` inherits it, and it names
/// `ProbeScript` of `InnerLoop`.
@_documentation(visibility: internal)
public protocol ExecutableSystem {
  /// Carries out a script, as `BindingSystem+Execute` in `InnerLoop` describes.
  static func execute(_ script: ProbeScript, on probe: AnyObject) -> Int
}
