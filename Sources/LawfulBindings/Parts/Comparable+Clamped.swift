extension Comparable {
  /// The value moved into a range, in reads and in sets.
  ///
  /// A set of the reading writes the value back as it was, even one out of range. Upholds `get-set`, the
  /// other laws of the round trip up to the move, and the laws of honesty.
  ///
  /// - Parameter range: The range of all values that are read or stored.
  @inlinable
  public subscript(clampedTo range: ClosedRange<Self>) -> Self {
    get { moved(into: range) }
    set {
      let moved = newValue.moved(into: range)
      if moved != self.moved(into: range) { self = moved }
    }
  }

  /// Returns the value moved into a range.
  ///
  /// In this order, a value that equals nothing, such as `nan`, becomes a bound, too.
  @inlinable
  func moved(into range: ClosedRange<Self>) -> Self {
    max(range.lowerBound, min(range.upperBound, self))
  }
}
