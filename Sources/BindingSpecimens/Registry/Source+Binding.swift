public import BindingLaws
public import LawfulBindings

/// A binding to a flag.
typealias Flag = HeadlessBinding<Bool>

extension Source {
  /// The source as a headless binding.
  ///
  /// The label of a transaction is its animation, as in `PlainSystem` and `ObservedSystem`.
  var binding: HeadlessBinding<Base> {
    HeadlessBinding(get: { self.value }, set: { self.write($0, transaction: $1.animation) })
  }
}

/// A binding to on, off or mixed.
typealias TriState = HeadlessBinding<ToggleState>

// With this, the laws about transactions judge specimens that return a headless binding, too.
extension HeadlessBinding: TransactionalBinding {
  public func inTransaction(_ label: String) -> HeadlessBinding { animation(label) }
}
