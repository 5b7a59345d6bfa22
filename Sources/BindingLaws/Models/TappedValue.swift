/// Returns the value that a tap sets: the opposite of a Bool.
///
/// Nil for other types.
package func tappedValue<Value>(_ value: Value) -> Value? {
  guard Value.self == Bool.self, let isOn = value as? Bool else { return nil }
  return !isOn as? Value
}
