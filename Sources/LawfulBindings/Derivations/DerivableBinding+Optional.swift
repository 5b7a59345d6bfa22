// Reports spell this initialiser.
extension DerivableBinding {
  /// The value inside an optional, or `nil` if there is none when the binding is made.
  ///
  /// While the base is `nil` the binding reads the value it was made with, and rejects writes: what
  /// has vanished is not brought back. It remembers no reads, so reading never changes a later
  /// read. Upholds the laws of the round trip, of honesty and of presence.
  ///
  /// - Parameter base: The optional value.
  @inlinable
  public init?(unwrapping base: some DerivableBinding<Value?, Transaction>) {
    self.init(base, extract: { $0 }, embed: { $0 })
  }
}
