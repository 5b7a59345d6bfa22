import BindingLaws
import BindingLawsCommands

let basement = JudgedSystem(Lantern.self)

/// The other of two private systems of one name, which drops what is set.
private struct Lantern: DigitSystem {
  static let model = Digit()
  let source: Source<Int>
  func set(_ value: Int) {}
}
