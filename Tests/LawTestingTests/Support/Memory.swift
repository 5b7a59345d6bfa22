/// A value that all copies of a system share, such as one that it keeps beside its base.
final class Memory<Value> {
  var value: Value
  init(_ value: Value) { self.value = value }
}
