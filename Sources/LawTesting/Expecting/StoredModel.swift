import BindingLaws

/// A model of one binding to the whole base, which stores what a closure makes of the value set.
///
/// With `storing: { min($0, 10) }`, 10 is right where the model expects 12, but 12 is wrong where it expects 10.
/// In a base of 12, a set of 11 changes nothing, because both would be stored as 10. Pinned tokens number bases
/// and values: their orders have to stay.
struct StoredModel<Value: Equatable>: LenientModel {
  typealias Port = SinglePort
  /// Returns the value that is stored for a set.
  let stored: (Value) -> Value
  /// The values to set, or nil if they are not named.
  let named: [Value]?

  var bases: [Value]? { named?.unique ?? CellModel<Value>().bases }
  var values: [Value]? { named?.unique.reversed() ?? CellModel<Value>().values }
  var acceptedSets: AcceptedSets { .all }

  func get(_ port: Port, in base: Value) -> Value { base }

  func set(_ value: Value, at port: Port, in base: Value) -> Value {
    isSame(stored(base), stored(value)) ? base : stored(value)
  }

  func landing(of value: Value, at port: Port, in base: Value) -> Value {
    isSame(stored(base), stored(value)) ? base : value
  }

  func outside(_ port: Port, setting value: Value, in base: Value) -> Value {
    stored(value)
  }

  var strictly: String? { "`storing:` left out" }
  var allowance: String? { "`storing:` has to leave alone what it has stored" }

  func areEquivalent(_ value: Value, _ expected: Value) -> Bool {
    isSame(value, expected) || isSame(value, stored(expected))
  }

  func areEquivalent(bases base: Value, _ expected: Value) -> Bool {
    isSame(base, expected) || isSame(base, stored(expected))
  }

  func alternative(to base: Value) -> Value? { isSame(base, stored(base)) ? nil : stored(base) }

  func tapped(_ value: Value) -> Value? { CellModel<Value>().tapped(value) }
}
