import TestSupport

@testable import BindingSpecimens

/// A lamp that a tap toggles.
protocol LampSystem: ControlSystem, ModelledSystem where Model == CellModel<Bool> {}

extension LampSystem {
  static var model: Model { CellModel() }

  func tap(_ port: SinglePort) { source.value.toggle() }
  func rendering(_ port: SinglePort) -> String { source.value ? "light" : "dark" }
}

/// A lamp that declares no rendering.
struct PlainLamp: LampSystem {
  let source: Source<Bool>
}
