import LawfulBindings

// Specimens put these mistakes around a correct binding.
extension HeadlessBinding {
  /// Returns the same binding with another reading.
  func reading(_ get: @escaping () -> Value) -> HeadlessBinding {
    HeadlessBinding(get: get, set: { transaction($1).wrappedValue = $0 })
  }

  /// Returns the same binding, which carries out only the sets that are taken.
  ///
  /// The binding accepts every set. A set that is not taken is lost, which is the fault, and not rejected.
  func taking(_ isTaken: @escaping (Value) -> Bool) -> HeadlessBinding {
    HeadlessBinding(
      get: { wrappedValue }, set: { if isTaken($0) { transaction($1).wrappedValue = $0 } })
  }

  /// Returns the same binding, which takes sets by their number.
  ///
  /// The memory counts them.
  func taking(counting sets: Memory<Int>, _ isTaken: @escaping (Int) -> Bool) -> HeadlessBinding {
    taking { _ in isTaken(sets.increment()) }
  }
}
