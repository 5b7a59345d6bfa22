import BindingLaws

/// A model in which nothing counts as the same but what is equal.
enum ExactModel<Model: ReferenceModel>: ReferenceModel {
  static var ports: [Model.Port] { Model.ports }
  static var bases: [Model.Base]? { Model.bases }
  static var values: [Model.Value]? { Model.values }
  static func isPresent(_ port: Model.Port, in base: Model.Base) -> Bool {
    Model.isPresent(port, in: base)
  }
  static func get(_ port: Model.Port, in base: Model.Base) -> Model.Value {
    Model.get(port, in: base)
  }
  static func accepts(_ value: Model.Value, at port: Model.Port, in base: Model.Base) -> Bool {
    Model.accepts(value, at: port, in: base)
  }
  static func set(_ value: Model.Value, at port: Model.Port, in base: Model.Base) -> Model.Base {
    Model.set(value, at: port, in: base)
  }
  static func outside(
    _ port: Model.Port, setting value: Model.Value, in base: Model.Base
  ) -> Model.Base {
    Model.outside(port, setting: value, in: base)
  }
  static func permits(_ base: Model.Base) -> Bool { Model.permits(base) }
}

/// The same system, judged by the exact model.
struct ExactSystem<System: BindingSystem>: BindingSystem {
  typealias Model = ExactModel<System.Model>

  private let system: System

  static var keeper: BaseKeeper { System.keeper }

  init(source: Source<Model.Base>) {
    system = System(source: source)
  }

  func binding(_ port: Model.Port) -> System.Derived { system.binding(port) }
}
