import BindingLaws

/// The value that somebody provides to one control, and the own ones of three.
struct Instances<Value: Listed>: Equatable {
  var external: Value
  var unused: Value
  var first: Value
  var second: Value

  static var all: [Instances] {
    let values = Value.all
    return values.flatMap { second in
      values.flatMap { first in
        values.flatMap { unused in
          values.map { Instances(external: $0, unused: unused, first: first, second: second) }
        }
      }
    }
  }
}

/// Three controls of one kind: one is given a binding, two own their values.
enum InstancesModel<Value: Listed>: OwnershipModel {
  enum Port: CaseIterable {
    case provided, first, second

    /// Where the own value of the control is.
    var own: WritableKeyPath<Instances<Value>, Value> {
      switch self {
      case .provided: \.unused
      case .first: \.first
      case .second: \.second
      }
    }
  }

  static var bases: [Instances<Value>]? { Instances.all }
  static var values: [Value]? { Value.all.reversed() }
  static func tapped(_ value: Value) -> Value? { value.tapped }

  static func isProvided(_ port: Port, in base: Instances<Value>) -> Bool { port == .provided }
  static func external(_ port: Port, in base: Instances<Value>) -> Value { base.external }
  static func own(_ port: Port, in base: Instances<Value>) -> Value { base[keyPath: port.own] }

  static func settingExternal(
    _ value: Value, at port: Port, in base: Instances<Value>
  ) -> Instances<Value> {
    var base = base
    base.external = value
    return base
  }

  static func settingOwn(
    _ value: Value, at port: Port, in base: Instances<Value>
  ) -> Instances<Value> {
    var base = base
    base[keyPath: port.own] = value
    return base
  }
}
