// Reports spell these initialisers.
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

extension DerivableBinding where Value: Equatable {
  /// The value of an optional, with `defaultValue` for `nil`.
  ///
  /// Writing what is read changes nothing: the default is not stored over `nil`. Everything else is
  /// stored as written, a default over another value too. Upholds `set-get` and `get-set`, and the laws
  /// of honesty; `set-set` up to whether the default is stored.
  ///
  /// - Parameters:
  ///   - base: The optional value.
  ///   - defaultValue: What `nil` reads as.
  @inlinable
  public init(_ base: some DerivableBinding<Value?, Transaction>, default defaultValue: Value) {
    self.init(
      base,
      through: Lens(
        get: { $0 ?? defaultValue },
        put: { if ($0 ?? defaultValue) != $1 { $0 = $1 } }))
  }
}

extension DerivableBinding where Value == Bool {
  /// Whether there is a value.
  ///
  /// Turning it off sets `nil`; turning it on is rejected, there being no value. Upholds the laws of
  /// the round trip and of honesty.
  ///
  /// - Parameter base: The optional value.
  @inlinable
  public init<Wrapped>(isPresent base: some DerivableBinding<Wrapped?, Transaction>) {
    self.init(
      base,
      through: Lens(get: { $0 != nil }, accepts: { !$1 }, put: { base, _ in base = nil }))
  }
}
