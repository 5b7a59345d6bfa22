import BindingLaws

/// The values of three instances of one control: the value that is provided to one, and the own values of
/// all.
///
/// Traces print the names of these properties in this order, and a fixture keeps such traces. Tests that
/// reports write in Swift name the type. So names and order have to stay.
struct Instances<Value: Equatable>: Changeable, Listed {
  /// The value to which the first control is given a binding.
  var external: Value
  /// The own value of that control, which shows the external one instead.
  var unused: Value
  /// The value of the first control that owns its value.
  var first: Value
  /// The value of the second one.
  var second: Value

  // Draws and tokens number bases in this order: it has to stay.
  static var all: [Instances] {
    (everyValue(of: Value.self) ?? []).rows(of: 4).map { values in
      Instances(external: values[0], unused: values[1], first: values[2], second: values[3])
    }
  }
}

/// A model of three controls of one kind: one is given a binding, two own their values.
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

  // The simplest base has the first value everywhere. Reversed, the values begin with another one, so that
  // the simplest set changes something.
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
