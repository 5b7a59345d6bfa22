// By this `offers` decides which laws speak, and reports say why others do not.
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
