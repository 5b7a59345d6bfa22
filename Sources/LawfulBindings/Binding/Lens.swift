/// A part of a whole: how to read it, and how to change the whole when it is written.
///
/// ``DerivableBinding/init(_:through:)`` makes a binding of it, of any type. The binding is lawful if the
/// functions are: they get what was put (`set-get`), putting what they got changes nothing (`get-set`), and
/// the last put wins (`set-set`).
public struct Lens<Whole, Part> {
  /// Returns the part of a whole.
  @usableFromInline let get: (Whole) -> Part
  /// Returns the whole after a write of the part.
  ///
  /// Nil rejects the write. It reads the whole only if it needs it.
  @usableFromInline let changed: (_ whole: () -> Whole, _ part: Part) -> Whole?

  /// Makes a part that is written into the current whole.
  ///
  /// - Parameters:
  ///   - get: Returns the part of a whole.
  ///   - accepts: Returns whether the part can be written into this whole now; by default it always can.
  ///   - put: Writes the part into the whole. `get` should return the part that it puts.
  @inlinable
  public init(
    get: @escaping (Whole) -> Part, accepts: @escaping (Whole, Part) -> Bool = { _, _ in true },
    put: @escaping (inout Whole, Part) -> Void
  ) {
    self.get = get
    changed = { whole, part in
      var value = whole()
      guard accepts(value, part) else { return nil }
      put(&value, part)
      return value
    }
  }

  /// Makes the part at a key path: a property, or a subscript such as
  /// ``Swift/Optional/subscript(isSelecting:)``.
  ///
  /// Binding types with a lookup by key path do not need this: `$filter[isSelecting: tag]` already is the
  /// binding.
  ///
  /// - Parameter path: The key path to the part.
  @inlinable
  public init(_ path: WritableKeyPath<Whole, Part>) {
    self.init(get: { $0[keyPath: path] }, put: { $0[keyPath: path] = $1 })
  }

  /// Makes another form of the whole, from which a write determines the whole.
  ///
  /// - Parameters:
  ///   - get: Converts a value that is read.
  ///   - back: Converts a value that is written. Nil rejects it.
  @inlinable
  public init(get: @escaping (Whole) -> Part, back: @escaping (Part) -> Whole?) {
    self.get = get
    changed = { _, part in back(part) }
  }
}

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
      transaction: whole.own, reading: { lens.get(whole.wrappedValue) },
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
