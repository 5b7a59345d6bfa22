import BindingGenerators
import BindingLaws

/// A value of a challenge.
struct Sample<C: Challenge>: Equatable, Arbitrary, CustomStringConvertible {
  let value: C.Value

  static var arbitrary: Generator<Sample> { C.generator.map { Sample(value: $0) } }
  var description: String { traceText(value) }
}

/// A cell whose setter drops values that falsify the property of a challenge.
///
/// So the cell breaks `set-get` exactly at such a value.
struct DroppingCell<C: Challenge>: BindingSystem {
  static var model: CellModel<Sample<C>> { CellModel() }
  let source: Source<Sample<C>>

  func binding(_: SinglePort) -> ClosureBinding<Sample<C>> {
    ClosureBinding(
      get: { source.value }, set: { if C.holds($0.value) { source.value = $0 } })
  }
}
