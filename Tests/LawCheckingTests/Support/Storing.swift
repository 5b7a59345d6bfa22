import TestSupport

@testable import BindingSpecimens

/// A value whose binding stores a function of what is set.
struct Storing<Value: Equatable>: ModelledSystem {
  static var model: CellModel<Value> { CellModel() }
  let source: Source<Value>
  /// The value that is stored if `new` is set over `old`, or nil to store nothing.
  let transform: (_ new: Value, _ old: Value) -> Value?

  init(source: Source<Value>) { self.init(source) { new, _ in new } }

  init(_ source: Source<Value>, storing transform: @escaping (_ new: Value, _ old: Value) -> Value?)
  {
    self.source = source
    self.transform = transform
  }

  func set(_ value: Value, at port: SinglePort) {
    if let value = transform(value, source.value) { source.value = value }
  }
}
