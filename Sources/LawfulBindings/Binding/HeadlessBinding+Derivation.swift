extension HeadlessBinding {
  /// A binding to a part of the value.
  ///
  /// The whole is read anew in each read and in each write. An accepted write is exactly one write of
  /// the base, in the same transaction; a rejected one is none.
  ///
  /// - Parameters:
  ///   - get: Reads the part.
  ///   - accepts: Whether the part can be written into this whole now; always, by default.
  ///   - put: Writes the part into the whole. What it puts, `get` should get.
  /// - Returns: The binding to the part.
  public func derive<Part>(
    get: @escaping (Value) -> Part,
    accepts: @escaping (Value, Part) -> Bool = { _, _ in true },
    put: @escaping (inout Value, Part) -> Void
  ) -> HeadlessBinding<Part> {
    HeadlessBinding<Part>(PartLocation(of: self, get: get, admits: accepts, put: put))
  }

  /// A binding to another form of the value, where what is written alone decides the whole.
  ///
  /// - Parameters:
  ///   - get: Converts what is read.
  ///   - back: Converts what is written, `nil` to reject it.
  /// - Returns: The binding to the other form.
  public func map<Other>(
    _ get: @escaping (Value) -> Other, back: @escaping (Other) -> Value?
  ) -> HeadlessBinding<Other> {
    HeadlessBinding<Other>(FormLocation(of: self, get: get, back: back))
  }

  /// A binding to a property of the value, as in `$model.name`.
  public subscript<Part>(
    dynamicMember keyPath: WritableKeyPath<Value, Part>
  ) -> HeadlessBinding<Part> {
    derive(get: { $0[keyPath: keyPath] }, put: { $0[keyPath: keyPath] = $1 })
  }
}
