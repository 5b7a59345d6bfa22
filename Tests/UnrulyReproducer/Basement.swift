import BindingLaws
import BindingLawsCommands

let basement = JudgedSystem(Lantern.self)

/// The other one, which drops what is set.
private struct Lantern: BindingSystem {
  typealias Model = Digit
  let source: Source<Int>

  func binding(_ port: Digit.Port) -> ClosureBinding {
    ClosureBinding(get: { source.value }, set: { _ in })
  }
}
