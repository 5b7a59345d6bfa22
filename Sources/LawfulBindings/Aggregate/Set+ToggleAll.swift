extension Set {
  /// Inserts or removes all of `items`, and leaves every other element alone.
  ///
  /// - Parameters:
  ///   - items: The elements to insert or to remove.
  ///   - isSelected: Whether to insert them.
  public mutating func toggleAll(_ items: some Sequence<Element>, isSelected: Bool) {
    if isSelected { formUnion(items) } else { subtract(items) }
  }

  /// Returns this set after ``toggleAll(_:isSelected:)``.
  ///
  /// - Parameters:
  ///   - items: The elements to insert or to remove.
  ///   - isSelected: Whether to insert them.
  /// - Returns: The changed copy.
  public func togglingAll(_ items: some Sequence<Element>, isSelected: Bool) -> Set {
    isSelected ? union(items) : subtracting(items)
  }
}
