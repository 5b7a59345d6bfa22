import LawfulBindings

// Specimens put these mistakes around a binding that is right.
extension HeadlessBinding {
  /// The same binding, read in another way.
  func reading(_ get: @escaping () -> Value) -> HeadlessBinding {
    HeadlessBinding(get: get, set: { transaction($1).wrappedValue = $0 })
  }

  /// The same binding, of which only those sets arrive that are taken.
  ///
  /// It accepts every set: one that is not taken is lost, which is the fault, and not rejected.
  func taking(_ isTaken: @escaping (Value) -> Bool) -> HeadlessBinding {
    HeadlessBinding(
      get: { wrappedValue }, set: { if isTaken($0) { transaction($1).wrappedValue = $0 } })
  }

  /// The same, where the number of the set decides, which the memory counts.
  func taking(counting sets: Memory<Int>, _ isTaken: @escaping (Int) -> Bool) -> HeadlessBinding {
    taking { _ in isTaken(sets.increment()) }
  }
}
