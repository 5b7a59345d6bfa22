// `offers` chooses the laws for a system by this, and reports give it as the reason why others do not apply.
/// The keeper of a system's base, which decides what the checker sees of the base.
public enum BaseKeeper: Sendable {
  /// The checker's own source, which sees every access.
  case source
  /// A store of the system's own that does not report its writes. The checker sees only their result.
  case silentStore
  /// A store of the system's own that reports its writes.
  case notifyingStore
  /// A store of the system's own that only its bindings and actions write.
  case sealedStore
}
