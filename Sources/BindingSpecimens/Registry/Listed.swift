import BindingLaws

/// A type with few values.
protocol Listed: Hashable {
  /// Every value, simplest first.
  static var all: [Self] { get }
  /// What a tap turns the value into, `nil` for no tap.
  var tapped: Self? { get }
}

extension Listed {
  var tapped: Self? { nil }
}

extension Bool: Listed {
  static var all: [Bool] { [false, true] }
  var tapped: Bool? { !self }
}

extension Optional: Listed where Wrapped: Listed {
  static var all: [Wrapped?] { [nil] + Wrapped.all.map(Optional.some) }
}

/// One binding to the whole of a base with few values.
enum ListedCellModel<Value: Listed>: ReferenceModel {
  typealias Port = CellModel<Value>.Port

  static var bases: [Value]? { Value.all }
  static var values: [Value]? { Value.all.reversed() }
  static func get(_ port: Port, in base: Value) -> Value { base }
  static func set(_ value: Value, at port: Port, in base: Value) -> Value { value }
  static func outside(_ port: Port, setting value: Value, in base: Value) -> Value { value }
  static func tapped(_ value: Value) -> Value? { value.tapped }
}
