/// Whether two values are equal, or both differ from themselves, as NaN does, and are written alike.
///
/// Values and bases are compared by this everywhere, and numbered by it. `Numbering` repeats its quick part.
@inlinable
package func isSame<Value: Equatable>(_ value: Value, _ other: Value) -> Bool {
  value == other || value != value && isSameNaN(value, other)
}

/// Whether two values that are not equal to themselves are written alike, with all that they consist of:
/// a `description` of their own may leave something out.
@usableFromInline
func isSameNaN<Value: Equatable>(_ value: Value, _ other: Value) -> Bool {
  other != other && (haveSameBytes(value, other) || haveSameTextInParts(value, other, level: 0))
}

/// Whether two values are the same, and zeros in the same places have the same sign, if that is asked for.
func isSame<Value: Equatable>(_ value: Value, _ other: Value, comparingZeros: Bool) -> Bool {
  isSame(value, other) && (!comparingZeros || haveSameZeroSigns(value, other))
}

/// Whether two values have the same text; where their bytes are the same, none is written.
func haveSameText<Value>(_ value: Value, _ other: Value) -> Bool {
  haveSameBytes(value, other) || traceText(value) == traceText(other)
}

/// Whether two values are the same in memory, so that nothing tells them apart.
func haveSameBytes<Value>(_ value: Value, _ other: Value) -> Bool {
  withUnsafeBytes(of: value) { bytes in
    withUnsafeBytes(of: other) { bytes.elementsEqual($0) }
  }
}

/// Sets and dictionaries have no order of their own, and objects may lead to themselves: their texts decide.
private func haveSameTextInParts(_ value: Any, _ other: Any, level: Int) -> Bool {
  if level > deepestLevel { return true }
  let own = Mirror(reflecting: value)
  let others = Mirror(reflecting: other)
  if !haveSameText(value, other) || own.children.count != others.children.count {
    return false
  }
  switch own.displayStyle {
  case .set, .dictionary, .class: return true
  default:
    return zip(own.children, others.children).allSatisfy { part, otherPart in
      haveSameTextInParts(part.value, otherPart.value, level: level + 1)
    }
  }
}
