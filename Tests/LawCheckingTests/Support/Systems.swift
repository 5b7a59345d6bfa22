import TestSupport

@testable import BindingSpecimens

extension HolderSystem where Model == CellModel<Bool> {
  func binding(_ port: SinglePort) -> Accessor<Bool> {
    Accessor(get: { holder.value }, set: { holder.value = $0 })
  }
}

/// A lamp that a tap turns.
protocol LampSystem: ControlSystem, ModelledSystem where Model == CellModel<Bool> {}

extension LampSystem {
  static var model: Model { CellModel() }

  func tap(_ port: SinglePort) { source.value.toggle() }
  func rendering(_ port: SinglePort) -> String { source.value ? "light" : "dark" }
}

/// A lamp of which nobody says what it looks like.
struct PlainLamp: LampSystem {
  let source: Source<Bool>
}

/// One binding to a value, which stores something of what is set.
struct Storing<Value: Equatable>: ModelledSystem {
  static var model: CellModel<Value> { CellModel() }
  let source: Source<Value>
  /// What is stored where a value is set over another one; `nil` for nothing at all.
  let stored: (_ new: Value, _ old: Value) -> Value?

  init(source: Source<Value>) { self.init(source) { new, _ in new } }

  init(_ source: Source<Value>, stored: @escaping (_ new: Value, _ old: Value) -> Value?) {
    self.source = source
    self.stored = stored
  }

  func set(_ value: Value, at port: SinglePort) {
    if let value = stored(value, source.value) { source.value = value }
  }
}
