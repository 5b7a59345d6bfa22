/// A memory of a system beside its base.
final class Memory<Value> {
  var value: Value?
  init(_ value: Value? = nil) { self.value = value }

  /// Remembers a value, and returns it.
  func keep(_ value: Value) -> Value {
    self.value = value
    return value
  }
}

extension Memory<Int> {
  /// Increments the number, and returns it.
  func increment() -> Int { keep((value ?? 0) + 1) }
}
