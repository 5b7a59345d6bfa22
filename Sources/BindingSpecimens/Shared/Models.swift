import BindingLaws

/// Two flags, each with a binding.
///
/// Traces name its ports, and draws and tokens number them: names and order have to stay.
struct SidesModel: ReferenceModel {
  enum Port: CaseIterable {
    case left, right
    var flag: WritableKeyPath<SidedFlags, Bool> { self == .left ? \.left : \.right }
  }

  func get(_ port: Port, in base: SidedFlags) -> Bool { base[keyPath: port.flag] }

  func set(_ isOn: Bool, at port: Port, in base: Base) -> Base { base.with(port.flag, isOn) }
}

/// One of two flags.
typealias Side = SidesModel.Port

/// A model of several ports over the same flag.
struct SharedFlagModel<Port: Hashable & CaseIterable>: ReferenceModel {
  func get(_ port: Port, in isOn: Bool) -> Bool { isOn }
  func set(_ value: Bool, at port: Port, in isOn: Bool) -> Bool { value }
}

/// A model of bindings that only show something, and reject every set.
protocol ShownModel: ReferenceModel {}

extension ShownModel {
  func accepts(_ value: Value, at port: Port, in base: Base) -> Bool { false }
  func set(_ value: Value, at port: Port, in base: Base) -> Base { base }
}

/// The bases of a type with few values: all of them, unless the model lists others.
extension ReferenceModel where Base: Listed { var bases: [Base]? { Base.all } }

/// The actions of a type with few cases: all of them.
extension ReferenceModel where Action: CaseIterable {
  var actions: [Action] { Array(Action.allCases) }
}
