import BindingLaws
import BindingLawsCommands

let basement = JudgedSystem(Lantern.self)

/// The other one, which drops what is set.
private struct Lantern: DigitSystem {
  static let model = Digit()
  let source: Source<Int>
  func set(_ value: Int) {}
}
