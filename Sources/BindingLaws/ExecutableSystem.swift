/// How the checker enters a system: every `BindingSystem` has it, and nobody implements it.
///
/// It is a protocol of its own so that the innermost loop of every check and of every proof is
/// compiled for each system, also where the checker, which is generic, is not. For the same reason
/// its one implementation is `@inlinable`, and so is what that calls. Measured as in W1 of the benchmark,
/// against a bare loop: 7.0 times in release without, 1.2 with.
///
/// It stands beside the rooms: `Vocabulary` inherits it, and it names `ProbeScript` of `InnerLoop`.
@_documentation(visibility: internal)
public protocol ExecutableSystem {
  /// Carries out a script; `BindingSystem+Execute` in `InnerLoop` says how.
  static func execute(_ script: ProbeScript, on probe: AnyObject) -> Int
}
