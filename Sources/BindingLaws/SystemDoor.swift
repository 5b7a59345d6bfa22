/// How the checker enters a system: every `BindingSystem` has it, and nobody implements it.
///
/// It is a protocol of its own so that the innermost loops of every check and of every proof are
/// compiled for each system, also where the checker, which is generic, is not. For the same reason
/// they are `@inlinable`, and so is what they call. Measured as in W1 of the benchmark, against a bare
/// loop: 7.0 times in release without, 1.3 with.
public protocol SystemDoor {
  /// Carries out steps of a trace; see `BindingSystem`.
  static func run(
    _ steps: UnsafeRawPointer, _ count: Int, comparing isCompared: Bool,
    _ probe: UnsafeMutableRawPointer
  ) -> Int

  /// Makes a new system of a proof; see `BindingSystem`.
  static func make(_ step: UnsafeRawPointer, _ probe: UnsafeMutableRawPointer)

  /// Carries out an input of a proof; see `BindingSystem`.
  static func see(_ step: UnsafeRawPointer, _ probe: UnsafeMutableRawPointer) -> Int

  /// Who keeps the base; a system that is put around another one hands on what that says.
  static var keeper: BaseKeeper { get }
}

/// Who keeps the base of a system, and so what can be seen of it.
public enum BaseKeeper: Sendable {
  /// The checker's own source, which sees every access.
  case source
  /// A store of the system's own that says nothing of its writes: only what they lead to is seen.
  case silentStore
  /// A store of the system's own that reports its writes.
  case notifyingStore
}
