/// A value that a system keeps beside its base, so that copies of the system share it.
final class Memory<Value> {
  var value: Value
  init(_ value: Value) { self.value = value }
}
