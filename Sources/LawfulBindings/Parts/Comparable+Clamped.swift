extension Comparable {
  /// The value moved into a range, in reads and in sets.
  ///
  /// A set of what is read writes the value back as it was, even one out of range. Upholds `get-set`, the
  /// other laws of the round trip up to what is moved, and the laws of honesty.
  ///
  /// - Parameter range: Where every value lies that is read or stored.
  @inlinable
  public subscript(clampedTo range: ClosedRange<Self>) -> Self {
    get { moved(into: range) }
    set {
      let moved = newValue.moved(into: range)
      if moved != self.moved(into: range) { self = moved }
    }
  }

  /// In this order what equals nothing, as `nan` does, becomes a bound, too.
  @inlinable
  func moved(into range: ClosedRange<Self>) -> Self {
    max(range.lowerBound, min(range.upperBound, self))
  }
}
