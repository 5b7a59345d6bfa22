extension Set {
  /// Inserts or removes all of `items` and leaves every other element alone.
  ///
  /// - Parameters:
  ///   - items: What to insert or to remove.
  ///   - isSelected: Whether to insert.
  public mutating func toggleAll(_ items: some Sequence<Element>, isSelected: Bool) {
    if isSelected { formUnion(items) } else { subtract(items) }
  }

  /// The set that ``toggleAll(_:isSelected:)`` makes of this one.
  ///
  /// - Parameters:
  ///   - items: What to insert or to remove.
  ///   - isSelected: Whether to insert.
  /// - Returns: The changed copy.
  public func togglingAll(_ items: some Sequence<Element>, isSelected: Bool) -> Set {
    isSelected ? union(items) : subtracting(items)
  }
}
