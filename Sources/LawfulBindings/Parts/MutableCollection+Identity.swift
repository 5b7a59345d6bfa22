extension MutableCollection where Element: Identifiable {
  /// The element with an identity, wherever it moves.
  ///
  /// Nil while it is gone. A set of `nil`, of an element with another identity, or while the element is gone,
  /// writes the same collection back: nothing is inserted or removed. Upholds the laws of the round trip, of
  /// honesty and of locality, if such sets are not accepted.
  ///
  /// ```swift
  /// if let $row = Binding(unwrapping: $rows[id: id]) { RowEditor(row: $row) }
  /// ```
  ///
  /// - Parameter id: The identity to follow. Of elements with equal ones, the first counts.
  @inlinable
  public subscript(id id: Element.ID) -> Element? {
    get { first { $0.id == id } }
    set {
      guard let newValue, newValue.id == id else { return }
      if let index = firstIndex(where: { $0.id == id }) { self[index] = newValue }
    }
  }
}
