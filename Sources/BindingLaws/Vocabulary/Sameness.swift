/// Whether two values are equal, or both differ from themselves, as NaN does, and are written alike.
///
/// Values and bases are compared by this everywhere, and numbered by it. `Numbering` repeats its quick part.
@inlinable
package func isSame<Value: Equatable>(_ value: Value, _ other: Value) -> Bool {
  value == other || value != value && isSameUnequal(value, other)
}

/// Whether two values that are not equal to themselves are written alike, with all that they consist of:
/// a `description` of their own may leave something out.
@usableFromInline
func isSameUnequal<Value: Equatable>(_ value: Value, _ other: Value) -> Bool {
  other != other && (haveSameBytes(value, other) || haveSameTextInParts(value, other))
}

/// Whether two values are the same, and have the same text, too, if that is asked for.
func isSame<Value: Equatable>(_ value: Value, _ other: Value, comparingTexts: Bool) -> Bool {
  isSame(value, other) && (!comparingTexts || haveSameText(value, other))
}

/// Whether two values have the same text; where their bytes are the same, none is written.
private func haveSameText<Value>(_ value: Value, _ other: Value) -> Bool {
  haveSameBytes(value, other) || traceText(value) == traceText(other)
}

/// Whether two values are the same in memory, so that nothing tells them apart.
private func haveSameBytes<Value>(_ value: Value, _ other: Value) -> Bool {
  withUnsafeBytes(of: value) { bytes in
    withUnsafeBytes(of: other) { bytes.elementsEqual($0) }
  }
}

/// Sets and dictionaries have no order of their own, and objects may lead to themselves: their texts decide.
private func haveSameTextInParts(_ value: Any, _ other: Any) -> Bool {
  let own = Mirror(reflecting: value)
  let others = Mirror(reflecting: other)
  if !haveSameText(value, other) || own.children.count != others.children.count {
    return false
  }
  switch own.displayStyle {
  case .set, .dictionary, .class: return true
  default:
    return zip(own.children, others.children).allSatisfy { haveSameTextInParts($0.value, $1.value) }
  }
}

/// Whether a type is one of those whose `==` is known to hide nothing.
func hidesNothing<Value>(_ type: Value.Type) -> Bool { type is any PlainlyEqual.Type }

private protocol PlainlyEqual {}
extension Bool: PlainlyEqual {}
extension Int: PlainlyEqual {}
extension String: PlainlyEqual {}
extension Optional: PlainlyEqual where Wrapped: PlainlyEqual {}
extension Array: PlainlyEqual where Element: PlainlyEqual {}
extension Set: PlainlyEqual where Element: PlainlyEqual {}
extension Dictionary: PlainlyEqual where Key: PlainlyEqual, Value: PlainlyEqual {}

/// Whether two values are the same, and a zero below zero is not taken for one above.
func isIdentical<Value: Equatable>(_ value: Value, _ other: Value) -> Bool {
  isSame(value, other) && (!holdsZeros([value]) || haveSameText(value, other))
}

/// Whether one of the first of these values holds a floating-point number, whose zeros of either sign
/// are equal, and are read apart all the same.
package func holdsZeros<Value>(_ values: some Collection<Value>) -> Bool {
  if hidesNothing(Value.self) { return false }
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
