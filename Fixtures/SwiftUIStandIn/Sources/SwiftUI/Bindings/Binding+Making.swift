extension Binding {
  /// A binding that reads and writes through two functions; the transaction of a set is dropped.
  @preconcurrency
  public init(
    // As SwiftUI has it: a closure that is written on an actor stays there.
    @_inheritActorContext get: @escaping @isolated(any) @Sendable () -> Value,
    @_inheritActorContext set: @escaping @isolated(any) @Sendable (Value) -> Void
  ) {
    let set = withoutIsolation(set, as: ((Value) -> Void).self)
    let get = withoutIsolation(get, as: (() -> Value).self)
    self.init(Location(get: get, set: { value, _ in set(value) }))
  }

  /// A binding that reads and writes through two functions; the second gets the transaction.
  @preconcurrency
  public init(
    // As above.
    @_inheritActorContext get: @escaping @isolated(any) @Sendable () -> Value,
    @_inheritActorContext set: @escaping @isolated(any) @Sendable (Value, Transaction) -> Void
  ) {
    self.init(
      Location(
        get: withoutIsolation(get, as: (() -> Value).self),
        set: withoutIsolation(set, as: ((Value, Transaction) -> Void).self)))
  }

  /// A binding that always reads this value; a set changes nothing.
  public static func constant(_ value: Value) -> Binding<Value> {
    Binding(Location(get: { value }, set: { _, _ in }))
  }
}

/// The same function, to be called where it stands.
///
/// A function that is `@isolated(any)` can be called with `await` only, and a binding is read
/// without. Both types are called alike, because the isolation is kept in the function's context; the
/// compiler's own conversion, `as`, is the same and warns.
private func withoutIsolation<Isolated, Plain>(_ function: Isolated, as _: Plain.Type) -> Plain {
  unsafeBitCast(function, to: Plain.self)
}
