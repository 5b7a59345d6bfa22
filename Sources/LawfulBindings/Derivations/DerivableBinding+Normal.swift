extension DerivableBinding where Value: Equatable {
  /// Returns a binding to the normal form of the value.
  ///
  /// A write normalises the value first, and then stores it once. Values with the same normal form count as
  /// equal: you get what you set, up to that. Writing what is read changes nothing, not even a base that is
  /// not normal. Upholds `get-set`, the other laws of the round trip up to the normal form, and the laws of
  /// honesty. For a range, use ``Swift/Comparable/subscript(clampedTo:)``.
  ///
  /// - Parameter normalize: Returns the normal form. Normalising twice must be the same as once.
  /// - Returns: The binding to the normal form.
  @inlinable
  public func normalized(by normalize: @escaping (Value) -> Value) -> Self {
    Self(
      self,
      through: Lens(
        get: normalize,
        put: { current, value in
          let normal = normalize(value)
          if normal != normalize(current) { current = normal }
        }))
  }
}
