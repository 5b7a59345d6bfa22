import BindingLaws

/// A model of bindings that only show something: every set is rejected.
protocol ShownModel: ReferenceModel {}

extension ShownModel {
  static func accepts(_ value: Value, at port: Port, in base: Base) -> Bool { false }
  static func set(_ value: Value, at port: Port, in base: Base) -> Base { base }
}
