import BindingLaws

/// What a check says that a binding stores of what is set.
struct Storing<Value> {
  let normal: (Value) -> Value
  /// What is set, where that is named.
  var values: [Value]?
}

/// One binding to the whole base, which stores what a closure makes of what is set.
///
/// That counts as what was set, and as the base that was there, though not the other way round. A set
/// of what the base would be stored as changes nothing.
/// Pinned tokens number bases and values: their orders have to stay.
struct StoredModel<Value: Equatable>: LenientModel, PlainModel {
  typealias Port = SinglePort

  var bases: [Value]? { storing?.values?.unique ?? CellModel<Value>().bases }
  var values: [Value]? { storing?.values?.unique.reversed() ?? CellModel<Value>().values }
  var mayReject: Bool { false }

  func get(_ port: Port, in base: Value) -> Value { base }

  func set(_ value: Value, at port: Port, in base: Value) -> Value {
    isSame(normal(base), normal(value)) ? base : normal(value)
  }

  func landing(of value: Value, at port: Port, in base: Value) -> Value {
    isSame(normal(base), normal(value)) ? base : value
  }

  func outside(_ port: Port, setting value: Value, in base: Value) -> Value {
    normal(value)
  }

  var strictly: String { "`storing:` left out" }
  var allowance: String? { "`storing:` has to leave alone what it has stored" }

  func areEquivalent(_ value: Value, _ expected: Value) -> Bool {
    isSame(value, expected) || isSame(value, normal(expected))
  }

  func areEquivalent(bases base: Value, _ expected: Value) -> Bool {
    isSame(base, expected) || isSame(base, normal(expected))
  }

  func tapped(_ value: Value) -> Value? { CellModel<Value>().tapped(value) }

  private func normal(_ value: Value) -> Value {
    storing?.normal(value) ?? value
  }

  private var storing: Storing<Value>? { ClosureName.subject() }
}
