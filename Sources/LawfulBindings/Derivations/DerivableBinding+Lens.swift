extension DerivableBinding {
  /// Makes a binding to the part of another binding's value that a lens describes.
  ///
  /// The whole is read again in each read and in each write. An accepted write is exactly one write of the
  /// whole, in the same transaction. A rejected write is none. So the binding upholds the laws of honesty,
  /// whatever the lens does, and those of the round trip if the lens does.
  ///
  /// - Parameters:
  ///   - whole: The other binding.
  ///   - lens: The part.
  @inlinable
  public init<Whole>(
    _ whole: some DerivableBinding<Whole, Transaction>, through lens: Lens<Whole, Value>
  ) {
    self.init(
      transaction: whole.ownTransaction, reading: { lens.get(whole.wrappedValue) },
      accepting: { lens.changed({ whole.wrappedValue }, $0).map(whole.admits) ?? false },
      writing: { part, transaction in
        guard let changed = lens.changed({ whole.wrappedValue }, part) else { return }
        whole.put(changed, in: transaction)
      })
  }

  /// Makes a binding to the value of another binding, converted in reads and in writes.
  ///
  /// Upholds every law of the round trip if the conversions are inverse to each other. If `restore` rejects a
  /// value, nothing is written. If it loses something, you get what you set, up to that (``normalized(by:)``
  /// is for values that have a normal form).
  ///
  /// - Parameters:
  ///   - base: The other binding.
  ///   - convert: Converts a value that is read.
  ///   - restore: Converts a value that is written. Nil rejects it.
  @inlinable
  public init<Base>(
    _ base: some DerivableBinding<Base, Transaction>,
    convert: @escaping (Base) -> Value, restore: @escaping (Value) -> Base?
  ) {
    self.init(base, through: Lens(get: convert, back: restore))
  }
}
