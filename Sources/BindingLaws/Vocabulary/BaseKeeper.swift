// By this `offers` decides which laws speak, and `silence` in `LawChecking` says why others do not.
// `SystemWords` decides by it how a test that stands alone makes the system.
// `Course`, `DeathPlaces`, `MachineShape+Inputs` and others ask for `.source` by `==`: there any other case
// counts as a store.
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
