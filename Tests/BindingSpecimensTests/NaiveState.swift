import TestSupport

/// A deliberately simple definition of what ports read and what sets do.
protocol NaiveState {
  associatedtype Model: ReferenceModel
  init(_ base: Model.Base)
  func reading(_ port: Model.Port) -> Model.Value?
  mutating func set(_ port: Model.Port, _ value: Model.Value)
  /// The actions that a trace may take.
  static var actions: [Model.Action] { get }
  mutating func undergo(_ action: Model.Action)
  func isSame(as base: Model.Base) -> Bool
}

extension NaiveState {
  static var actions: [Model.Action] { [] }
  mutating func undergo(_ action: Model.Action) {}
}
