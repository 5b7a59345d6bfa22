import TestSupport

/// A lamp that a tap turns.
protocol LampSystem: ControlSystem where Model == CellModel<Bool> {
  var source: Source<Bool> { get }
}

extension LampSystem {
  func binding(_ port: SinglePort) -> Accessor<Bool> {
    Accessor(get: { source.value }, set: { source.value = $0 })
  }

  func tap(_ port: SinglePort) { source.value.toggle() }
  func rendering(_ port: SinglePort) -> String { source.value ? "light" : "dark" }
}

/// A lamp of which nobody says what it looks like.
struct PlainLamp: LampSystem {
  let source: Source<Bool>
}

/// A number, of which there are too many to list.
struct Number: ModelledSystem {
  typealias Model = CellModel<Int>
  let source: Source<Int>
}
