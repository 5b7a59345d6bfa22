import BindingLaws
import BindingLawsCommands

let attic = JudgedSystem(Lantern.self)

/// One of two private systems of one name, in two files.
private struct Lantern: DigitSystem {
  static let model = Digit()
  let source: Source<Int>
}
