// Reports print this subscript.
extension SetAlgebra {
  /// Whether the set contains an element.
  ///
  /// Its other elements are left alone. A set that changes nothing writes the same set back. Upholds the laws
  /// of the round trip, of honesty, of locality and of membership for elements that do not overlap, such as
  /// those of a `Set`.
  ///
  /// - An element of an option set can be compound. It is contained when all of its options are. A set
  ///   that has only some of them reads off, and keeps them when off is set. `set-set` cannot be upheld then.
  /// - The empty option is contained in every set: turning it off changes nothing.
  ///
  /// - Parameter element: The element to insert or to remove, with all options of a compound one together.
  @inlinable
  public subscript(contains element: Element) -> Bool {
    get { contains(element) }
    set {
      if newValue == contains(element) { return }
      if newValue {
        insert(element)
      } else {
        remove(element)
      }
    }
  }
}
