import BindingLaws

/// A digit that is declared to break a law which does not apply to it.
struct Misdeclared: DigitSystem {
  static let model = Digit()
  let source: Source<Int>
}
