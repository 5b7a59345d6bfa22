extension Law {
  /// A need of a law beyond bindings.
  ///
  /// `BindingSystem.offers` says whether a system meets it.
  public enum Need: Codable, Sendable {
    /// Bindings that carry a transaction.
    case transactions
    /// Ports that can be rendered.
    case renderings
    /// A statement of how ports have to look.
    case expectedRenderings
    /// Another system that is claimed to behave alike.
    case twin
    /// Bindings that several tasks may use at once.
    case tasks
    /// Bindings that only one task uses.
    case oneTask
    /// Sets that land later.
    case settling
    /// Sets that are read at once, though they land later.
    case readingAtOnce
    /// Sets that land one at a time.
    case stepping
    /// A base whose writes are seen: that of a source, or of a store that reports its writes.
    case writes
    /// Readers that are notified of changes.
    case notices
    /// A base that can be written externally.
    case externalWrites
    /// A storage that outlives the system.
    case relaunching
    /// A store of its own.
    case store
    /// Bindings that can be compared for identity.
    case identity
    /// A base whose reads are counted, that of a source, and bindings that can always be derived.
    case reads
  }
}
