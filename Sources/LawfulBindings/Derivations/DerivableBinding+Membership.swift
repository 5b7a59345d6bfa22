// Reports spell this initialiser.
extension DerivableBinding where Value == Bool {
  /// Whether the set contains `element`.
  ///
  /// Turning it off removes the element only if it is contained. Upholds the laws of the round trip, of
  /// honesty, of locality and of membership for elements that are one each, as those of a `Set` are.
  ///
  /// - An element of an option set can be compound. It is contained when all of its options are; a
  ///   set that has only some of them reads off, and keeps them when off is written. `set-set` cannot
  ///   be had then.
  /// - The empty element is contained in every set, so turning it off is rejected.
  ///
  /// - Parameters:
  ///   - source: The set. Its other elements are left alone.
  ///   - element: What to insert or to remove, all options of a compound one together.
  @inlinable
  public init<Members: SetAlgebra>(
    _ source: some DerivableBinding<Members, Transaction>, contains element: Members.Element
  ) {
    let isEmpty = Members().contains(element)
    self.init(
      source,
      through: Lens(
        get: { $0.contains(element) }, accepts: { _, isOn in isOn || !isEmpty },
        put: { members, isOn in
          if isOn == members.contains(element) { return }
          if isOn { members.insert(element) } else { members.remove(element) }
        }))
  }
}
