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
  isSame(value, other) && (!mayHoldSignedZero([value]) || haveSameZeroSigns(value, other))
}

/// Whether no zero of two equal values has another sign than the zero in its place.
///
/// All else that `==` leaves out is left out on purpose: it makes no other value.
func haveSameZeroSigns<Value>(_ value: Value, _ other: Value) -> Bool {
  if haveSameBytes(value, other) { return true }
  // More parts than a list on a screen has; a value may have millions.
  var left = 10_000
  return haveSameZeroSigns(value, other, level: 0, &left)
}

private func haveSameZeroSigns(
  _ value: Any, _ other: Any, level: Int, _ left: inout Int
) -> Bool {
  left -= 1
  if left <= 0 || level > deepestLevel { return true }
  if let number = value as? any BinaryFloatingPoint {
    guard let other = other as? any BinaryFloatingPoint, number.isZero, other.isZero else {
      return true
    }
    return number.sign == other.sign
  }
  let mirror = Mirror(reflecting: value)
  switch mirror.displayStyle {
  // Objects may lead to themselves.
  case .class: return true
  // They have no order of their own.
  case .set, .dictionary:
    return zerosBelowZero(in: value, level: level) == zerosBelowZero(in: other, level: level)
  default: break
  }
  for (part, otherPart) in zip(mirror.children, Mirror(reflecting: other).children) {
    if !haveSameZeroSigns(part.value, otherPart.value, level: level + 1, &left) { return false }
  }
  return true
}

/// How many zeros below zero there are in a value.
private func zerosBelowZero(in value: Any, level: Int) -> Int {
  if let number = value as? any BinaryFloatingPoint {
    return number.isZero && number.sign == .minus ? 1 : 0
  }
  let mirror = Mirror(reflecting: value)
  if mirror.displayStyle == .class || level > deepestLevel { return 0 }
  return mirror.children.reduce(0) { sum, child in
    sum + zerosBelowZero(in: child.value, level: level + 1)
  }
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
