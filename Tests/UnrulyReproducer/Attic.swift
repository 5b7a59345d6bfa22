import BindingLaws
import BindingLawsCommands

let attic = JudgedSystem(Lantern.self)

/// One of two private systems of one name, in two files.
private struct Lantern: BindingSystem {
  typealias Model = Digit
  let source: Source<Int>

  func binding(_ port: Digit.Port) -> ClosureBinding {
    ClosureBinding(get: { source.value }, set: { source.value = $0 })
  }
}
