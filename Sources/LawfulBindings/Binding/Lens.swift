/// How a part stands in a whole: what is read of it, and what becomes of the whole when it is written.
///
/// ``DerivableBinding/init(_:through:)`` makes a binding of it, of any type. It is lawful if the
/// functions are: what is put is got (`set-get`), putting what is got changes nothing (`get-set`), and
/// the last put wins (`set-set`).
public struct Lens<Whole, Part> {
  /// Reads the part.
  @usableFromInline let get: (Whole) -> Part
  /// The whole after a write of the part, `nil` to reject the write; the whole is read if it is asked for.
  @usableFromInline let changed: (_ whole: () -> Whole, _ part: Part) -> Whole?

  /// A part that is written into the whole of now.
  ///
  /// - Parameters:
  ///   - get: Reads the part.
  ///   - accepts: Whether the part can be written into this whole now; always, by default.
  ///   - put: Writes the part into the whole. What it puts, `get` should get.
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

  /// What a key path leads to: a property, or a subscript such as ``Swift/Optional/subscript(isSelecting:)``.
  ///
  /// Binding types with a lookup by key path need none: `$filter[isSelecting: tag]` is the binding already.
  ///
  /// - Parameter path: Leads to the part.
  @inlinable
  public init(_ path: WritableKeyPath<Whole, Part>) {
    self.init(get: { $0[keyPath: path] }, put: { $0[keyPath: path] = $1 })
  }

  /// Another form of the whole, where what is written alone decides what becomes of it.
  ///
  /// - Parameters:
  ///   - get: Converts what is read.
  ///   - back: Converts what is written, `nil` to reject it.
  @inlinable
  public init(get: @escaping (Whole) -> Part, back: @escaping (Part) -> Whole?) {
    self.get = get
    changed = { _, part in back(part) }
  }
}

extension DerivableBinding {
  /// A binding to what a lens makes of the value of another binding.
  ///
  /// The whole is read again in each read and in each write. An accepted write is exactly one write of
  /// the whole, in the same transaction; a rejected one is none. So it upholds the laws of honesty
  /// whatever the lens does, and those of the round trip if the lens does.
  ///
  /// - Parameters:
  ///   - whole: The other binding.
  ///   - lens: What is read of it, and what becomes of it.
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

  /// The value of another binding, converted in reads and in writes.
  ///
  /// Upholds every law of the round trip if the conversions are inverse to each other. Where `restore`
  /// rejects, nothing is written. Where it loses something, you get what you set up to that
  /// (``normalized(by:)`` is for values that are to be made normal).
  ///
  /// - Parameters:
  ///   - base: The other binding.
  ///   - convert: Converts what is read.
  ///   - restore: Converts what is written, `nil` to reject it.
  @inlinable
  public init<Base>(
    _ base: some DerivableBinding<Base, Transaction>,
    convert: @escaping (Base) -> Value, restore: @escaping (Value) -> Base?
  ) {
    self.init(base, through: Lens(get: convert, back: restore))
  }
}
