import BindingLaws
import LawfulBindings

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
