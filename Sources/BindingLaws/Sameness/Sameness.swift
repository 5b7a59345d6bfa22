/// Returns whether two values are equal, or are both unequal to themselves, like NaN, and have the same text.
///
/// The checker compares and numbers values and bases by this alone. `Numbering` repeats its fast part.
@inlinable
package func isSame<Value: Equatable>(_ value: Value, _ other: Value) -> Bool {
  value == other || (value != value && isSameNaN(value, other))
}

/// Returns whether two values that are unequal to themselves have the same text, part by part.
///
/// The parts count because a type's own `description` may leave something out.
@usableFromInline
func isSameNaN<Value: Equatable>(_ value: Value, _ other: Value) -> Bool {
  other != other && (haveSameBytes(value, other) || haveSameTextInParts(value, other, level: 0))
}

/// Returns whether two values have the same text.
///
/// Values with equal bytes are not written out.
func haveSameText<Value>(_ value: Value, _ other: Value) -> Bool {
  haveSameBytes(value, other) || traceText(value) == traceText(other)
}

/// Returns whether two values have the same bytes in memory, so that nothing tells them apart.
///
/// Equal values may have different bytes: equal texts may be stored in two places.
func haveSameBytes<Value>(_ value: Value, _ other: Value) -> Bool {
  withUnsafeBytes(of: value) { bytes in
    withUnsafeBytes(of: other) { bytes.elementsEqual($0) }
  }
}

/// Returns whether two values have the same text, and so have their parts down to `deepestLevel`.
private func haveSameTextInParts(_ value: Any, _ other: Any, level: Int) -> Bool {
  if level > deepestLevel { return true }
  if !haveSameText(value, other) { return false }
  let own = Mirror(reflecting: value)
  let others = Mirror(reflecting: other)
  if own.children.count != others.children.count { return false }
  switch own.displayStyle {
  // Elements of sets and dictionaries have no order to pair them by.
  case .set, .dictionary: return true
  // Objects may form cycles.
  case .class: return true
  default:
    return zip(own.children, others.children).allSatisfy { part, otherPart in
      haveSameTextInParts(part.value, otherPart.value, level: level + 1)
    }
  }
}
