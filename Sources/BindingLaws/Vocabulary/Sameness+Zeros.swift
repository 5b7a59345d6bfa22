// Zeros of either sign are equal, and are read apart all the same.

/// Whether a type is one of those whose `==` is known to hide nothing.
func hasPlainEquality<Value>(_ type: Value.Type) -> Bool { type is any PlainlyEqual.Type }

private protocol PlainlyEqual {}
extension Bool: PlainlyEqual {}
extension Int: PlainlyEqual {}
extension String: PlainlyEqual {}
extension Optional: PlainlyEqual where Wrapped: PlainlyEqual {}
extension Array: PlainlyEqual where Element: PlainlyEqual {}
extension Set: PlainlyEqual where Element: PlainlyEqual {}
extension Dictionary: PlainlyEqual where Key: PlainlyEqual, Value: PlainlyEqual {}

/// Whether two values are the same, and a zero below zero is not taken for one above.
func isSameWithZeroSign<Value: Equatable>(_ value: Value, _ other: Value) -> Bool {
  isSame(value, other) && (!mayHoldSignedZero([value]) || haveSameText(value, other))
}

/// Whether one of the first of these values holds a floating-point number, which may be a zero of either sign.
package func mayHoldSignedZero<Value>(_ values: some Collection<Value>) -> Bool {
  if hasPlainEquality(Value.self) { return false }
  // So many parts are looked at in all: a value may have millions, and objects may lead to themselves.
  var left = 100
  return values.contains { left > 0 && holdsNumber($0, &left) }
}

private func holdsNumber(_ value: Any, _ left: inout Int) -> Bool {
  left -= 1
  if value is any BinaryFloatingPoint { return true }
  for child in Mirror(reflecting: value).children where left > 0 {
    if holdsNumber(child.value, &left) { return true }
  }
  return false
}
