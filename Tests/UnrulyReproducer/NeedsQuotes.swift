import BindingLaws

/// A system whose name needs quotes everywhere, and whose setter does nothing.
struct `A "B" <C> & 'D'`: DigitSystem {
  static let model = Digit()
  let source: Source<Int>
  func set(_ value: Int) {}
}
