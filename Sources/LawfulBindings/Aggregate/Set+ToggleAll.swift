extension Set {
  /// Inserts or removes all of `items`, and leaves every other element alone.
  ///
  /// It is what a toggle of all items writes. It inverts nothing: an item that is in the set stays if all are
  /// inserted.
  ///
  /// - Parameters:
  ///   - items: The elements to insert or to remove.
  ///   - isSelected: Whether to insert them.
  public mutating func toggleAll(_ items: some Sequence<Element>, isSelected: Bool) {
    if isSelected { formUnion(items) } else { subtract(items) }
  }

  /// Returns a copy of this set in which all of `items` are inserted or removed.
  ///
  /// The copy is what ``toggleAll(_:isSelected:)`` would make of the set.
  ///
  /// - Parameters:
  ///   - items: The elements to insert or to remove.
  ///   - isSelected: Whether to insert them.
  /// - Returns: The changed copy.
  public func togglingAll(_ items: some Sequence<Element>, isSelected: Bool) -> Set {
    isSelected ? union(items) : subtracting(items)
  }
}
