/// How the checker enters a system: every `BindingSystem` has it, and nobody implements it.
///
/// It is a protocol of its own so that the innermost loop of every check and of every proof is
/// compiled for each system, also where the checker, which is generic, is not. For the same reason
/// it is `@inlinable`, and so is what it calls. Measured as in W1 of the benchmark, against a bare
/// loop: 7.0 times in release without, 1.3 with.
@_documentation(visibility: internal)
public protocol SystemDoor {
  /// Carries out a script; see `BindingSystem`.
  static func execute(_ script: ProbeScript, on probe: AnyObject) -> Int
}

// By this `offers` decides which laws speak, and `silence` in `LawChecking` says why others do not.
/// Who keeps the base of a system, and so what can be seen of it.
public enum BaseKeeper: Sendable {
  /// The checker's own source, which sees every access.
  case source
  /// A store of the system's own that says nothing of its writes: only what they lead to is seen.
  case silentStore
  /// A store of the system's own that reports its writes.
  case notifyingStore
  /// A store of the system's own that nobody can write but its bindings and actions.
  case sealedStore
}
