// Reports print this initialiser.
extension DerivableBinding {
  /// Makes a binding to the value inside an optional.
  ///
  /// Nil if there is none when the binding is made. While the base is `nil`, the binding reads the value with
  /// which it was made, and rejects writes: it never brings back a value that has vanished. It remembers no
  /// reads, so reading never changes a later reading. Upholds the laws of the round trip, of honesty and of
  /// presence.
  ///
  /// - Parameter base: The optional value.
  @inlinable
  public init?(unwrapping base: some DerivableBinding<Value?, Transaction>) {
    self.init(base, extract: { $0 }, embed: { $0 })
  }
}
