import BindingLaws

/// The values of three instances of one control: the value that is provided to one, and the own values of all.
///
/// Traces print the names of these properties in this order. A fixture keeps such traces. Tests that reports
/// write in Swift name the type.
struct Instances<Value: Equatable>: Changeable, Listed {
  var external: Value
  var unused: Value
  var first: Value
  var second: Value

  // The order numbers bases in draws and tokens: it has to stay.
  static var all: [Instances] {
    (everyValue(of: Value.self) ?? []).rows(of: 4).map { values in
      Instances(external: values[0], unused: values[1], first: values[2], second: values[3])
    }
  }
}

/// Three controls of one kind: one is given a binding, two own their values.
struct InstancesModel<Value: Equatable>: OwnershipModel {
  typealias Base = Instances<Value>

  // Draws and tokens number ports and values in these orders, and traces name ports: never change them.
  enum Port: CaseIterable {
    case provided, first, second

    /// The key path of the control's own value.
    var own: WritableKeyPath<Instances<Value>, Value> {
      switch self {
      case .provided: \.unused
      case .first: \.first
      case .second: \.second
      }
    }
  }

  // Reversed, as in most models: the controls begin with the first value, so the first set changes something.
  var values: [Value]? { everyValue(of: Value.self)?.reversed() }
  func tapped(_ value: Value) -> Value? { tappedValue(value) }

  func isProvided(_ port: Port, in base: Instances<Value>) -> Bool { port == .provided }
  func external(_ port: Port, in base: Instances<Value>) -> Value { base.external }
  func own(_ port: Port, in base: Instances<Value>) -> Value { base[keyPath: port.own] }

  func settingExternal(_ value: Value, at port: Port, in base: Base) -> Base {
    base.with(\.external, value)
  }

  func settingOwn(_ value: Value, at port: Port, in base: Base) -> Base {
    base.with(port.own, value)
  }
}
