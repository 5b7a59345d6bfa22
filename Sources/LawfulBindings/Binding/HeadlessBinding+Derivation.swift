// `AnyBindingType.md` says that it takes no transaction of its base, and that it knows what it rejects.
extension HeadlessBinding: DerivableBinding {
  @inlinable
  public init(reading: @escaping () -> Value, writing: @escaping (Value) -> Void) {
    self.init(get: reading, set: writing)
  }

  /// A binding that begins without a transaction, since those that it is derived from are asked for theirs.
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
  /// A binding to a part of the value; see ``Lens``.
  ///
  /// - Parameters:
  ///   - get: Reads the part.
  ///   - accepts: Whether the part can be written into this whole now; always, by default.
  ///   - put: Writes the part into the whole. What it puts, `get` should get.
  /// - Returns: The binding to the part.
  @inlinable
  public func derive<Part>(
    get: @escaping (Value) -> Part, accepts: @escaping (Value, Part) -> Bool = { _, _ in true },
    put: @escaping (inout Value, Part) -> Void
  ) -> HeadlessBinding<Part> {
    HeadlessBinding<Part>(self, through: Lens(get: get, accepts: accepts, put: put))
  }

  /// A binding to another form of the value, where what is written alone decides the whole.
  ///
  /// - Parameters:
  ///   - get: Converts what is read.
  ///   - back: Converts what is written, `nil` to reject it.
  /// - Returns: The binding to the other form.
  @inlinable
  public func map<Other>(
    _ get: @escaping (Value) -> Other, back: @escaping (Other) -> Value?
  ) -> HeadlessBinding<Other> {
    HeadlessBinding<Other>(self, convert: get, restore: back)
  }

  /// A binding to a property of the value, as in `$model.name`; by an equal key path it is an equal one.
  @inlinable
  public subscript<Part>(
    dynamicMember keyPath: WritableKeyPath<Value, Part>
  ) -> HeadlessBinding<Part> {
    let binding = HeadlessBinding<Part>(self, through: Lens(keyPath))
    binding.location.origin = (location, keyPath)
    return binding
  }
}
