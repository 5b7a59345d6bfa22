public import BindingLaws
public import LawfulBindings

/// A binding to a flag.
typealias Flag = HeadlessBinding<Bool>

extension Source {
  /// The source as a headless binding; the label of a transaction is its animation.
  var binding: HeadlessBinding<Base> {
    HeadlessBinding(get: { self.value }, set: { self.write($0, transaction: $1.animation) })
  }
}

/// A binding to on, off or mixed.
typealias TriState = HeadlessBinding<ToggleState>

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
      get: { wrappedValue },
      set: { value, transaction in
        if isTaken(value) { self.transaction(transaction).wrappedValue = value }
      })
  }

  /// The same, where the number of the set decides, which the memory counts.
  func taking(counting sets: Memory<Int>, _ isTaken: @escaping (Int) -> Bool) -> HeadlessBinding {
    taking { _ in isTaken(sets.next()) }
  }
}

extension HeadlessBinding: TransactionalBinding {
  public func inTransaction(_ label: String) -> HeadlessBinding { animation(label) }
}
