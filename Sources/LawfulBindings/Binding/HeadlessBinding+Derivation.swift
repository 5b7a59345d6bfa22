// This type takes no transaction from its base, and knows which values it rejects.
extension HeadlessBinding: DerivableBinding {
  @inlinable
  public init(reading: @escaping () -> Value, writing: @escaping (Value) -> Void) {
    self.init(get: reading, set: writing)
  }

  /// Makes a binding without a transaction of its own, because a write asks the bindings of its origin for
  /// theirs.
  @inlinable
  public init(
    transaction: HeadlessTransaction??, reading: @escaping () -> Value,
    accepting: @escaping (Value) -> Bool, writing: @escaping (Value, HeadlessTransaction?) -> Void
  ) {
    self.init(read: reading, accepts: accepting, write: writing)
  }

  @inlinable
  public static func transaction(of binding: Self) -> HeadlessTransaction? { binding.transaction }

  @inlinable
  public static func write(_ value: Value, to binding: Self, in transaction: HeadlessTransaction?) {
    binding.set(value, in: transaction)
  }

  @inlinable
  public static func accepts(_ value: Value, at binding: Self) -> Bool { binding.accepts(value) }
}

extension HeadlessBinding {
  /// Returns a binding to a part of the value; see ``Lens``.
  ///
  /// - Parameters:
  ///   - get: Returns the part of a whole.
  ///   - accepts: Returns whether the part can be written into this whole now; by default it always can.
  ///   - put: Writes the part into the whole. `get` should return the part that it puts.
  /// - Returns: The binding to the part.
  @inlinable
  public func derive<Part>(
    get: @escaping (Value) -> Part, accepts: @escaping (Value, Part) -> Bool = { _, _ in true },
    put: @escaping (inout Value, Part) -> Void
  ) -> HeadlessBinding<Part> {
    HeadlessBinding<Part>(self, through: Lens(get: get, accepts: accepts, put: put))
  }

  /// Returns a binding to another form of the value, from which a write determines the whole.
  ///
  /// - Parameters:
  ///   - get: Converts a value that is read.
  ///   - back: Converts a value that is written. Nil rejects it.
  /// - Returns: The binding to the other form.
  @inlinable
  public func map<Other>(
    _ get: @escaping (Value) -> Other, back: @escaping (Other) -> Value?
  ) -> HeadlessBinding<Other> {
    HeadlessBinding<Other>(self, convert: get, restore: back)
  }

  /// A binding to a property of the value, as in `$model.name`.
  ///
  /// Equal key paths give equal bindings.
  @inlinable
  public subscript<Part>(
    dynamicMember keyPath: WritableKeyPath<Value, Part>
  ) -> HeadlessBinding<Part> {
    let binding = HeadlessBinding<Part>(self, through: Lens(keyPath))
    binding.location.origin = (location, keyPath)
    return binding
  }
}
