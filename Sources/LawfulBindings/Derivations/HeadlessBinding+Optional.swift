extension HeadlessBinding {
  /// The value inside an optional, or `nil` if there is none when the binding is made.
  ///
  /// While the base is `nil` the binding reads the value it was made with, and rejects writes: what
  /// has vanished is not brought back. It remembers no reads, so reading never changes a later
  /// read.
  ///
  /// - Parameter base: The optional value.
  public init?(unwrapping base: HeadlessBinding<Value?>) {
    guard let initial = base.wrappedValue else { return nil }
    self = base.derive(
      get: { $0 ?? initial },
      accepts: { current, _ in current != nil },
      put: { $0 = $1 })
  }
}

extension HeadlessBinding where Value: Equatable {
  /// The value of an optional, with `defaultValue` for `nil`.
  ///
  /// Writing what is read changes nothing: the default is not stored over `nil`. Everything else is
  /// stored as written, a default over another value too.
  ///
  /// - Parameters:
  ///   - base: The optional value.
  ///   - defaultValue: What `nil` reads as.
  public init(_ base: HeadlessBinding<Value?>, default defaultValue: Value) {
    self = base.derive(
      get: { $0 ?? defaultValue },
      put: { current, value in
        guard (current ?? defaultValue) != value else { return }
        current = value
      })
  }
}

extension HeadlessBinding where Value == Bool {
  /// Whether there is a value.
  ///
  /// Turning it off sets `nil`; turning it on is rejected, there being no value.
  ///
  /// - Parameter base: The optional value.
  public init<Wrapped>(isPresent base: HeadlessBinding<Wrapped?>) {
    self = base.derive(get: { $0 != nil }, accepts: { !$1 }, put: { base, _ in base = nil })
  }
}
