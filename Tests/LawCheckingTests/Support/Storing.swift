import TestSupport

/// One binding to a value, which stores something of what is set.
struct Storing<Value: Equatable>: ModelledSystem {
  typealias Model = CellModel<Value>
  let source: Source<Value>
  /// What is stored where a value is set over another one; `nil` for nothing at all.
  let stored: (_ new: Value, _ old: Value) -> Value?

  init(source: Source<Value>) { self.init(source) { new, _ in new } }

  init(_ source: Source<Value>, stored: @escaping (_ new: Value, _ old: Value) -> Value?) {
    (self.source, self.stored) = (source, stored)
  }

  func set(_ value: Value, at port: SinglePort) {
    if let value = stored(value, source.value) { source.value = value }
  }
}
