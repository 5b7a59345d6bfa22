import TestSupport

@testable import BindingSpecimens

/// One binding to a value, which stores something of what is set.
struct Storing<Value: Equatable>: ModelledSystem {
  static var model: CellModel<Value> { CellModel() }
  let source: Source<Value>
  /// What is stored where a value is set over another one; `nil` for nothing at all.
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
