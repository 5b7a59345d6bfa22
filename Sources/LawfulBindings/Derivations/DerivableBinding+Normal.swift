extension DerivableBinding where Value: Equatable {
  /// The normal form of the value; what is written is normalised first, then stored once.
  ///
  /// Values with the same normal form count as equal: you get what you set up to that. Writing what
  /// is read changes nothing, not even a base that is not normal. Upholds `get-set`, and the other
  /// laws of the round trip up to the normal form; and the laws of honesty.
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

extension DerivableBinding where Value: Comparable {
  /// The value moved into a range, in reads and in writes; upholds what ``normalized(by:)`` does.
  ///
  /// - Parameter range: Where every value lies that is read or stored.
  /// - Returns: The binding to the moved value.
  @inlinable
  public func clamped(to range: ClosedRange<Value>) -> Self {
    // In this order what equals nothing, as `nan` does, becomes a bound, too.
    normalized { max(range.lowerBound, min(range.upperBound, $0)) }
  }
}
