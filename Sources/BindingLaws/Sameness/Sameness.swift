/// Returns whether two values are equal, or are both unequal to themselves, like NaN, and have the same text.
///
/// The checker compares and numbers values and bases by this alone. `Numbering` repeats its fast part.
@inlinable
package func isSame<Value: Equatable>(_ value: Value, _ other: Value) -> Bool {
  value == other || value != value && isSameNaN(value, other)
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
func haveSameBytes<Value>(_ value: Value, _ other: Value) -> Bool {
  withUnsafeBytes(of: value) { bytes in
    withUnsafeBytes(of: other) { bytes.elementsEqual($0) }
  }
}

/// Returns whether two values have the same text, part by part.
///
/// Sets, dictionaries and objects are compared by their whole texts. Sets and dictionaries have no order, and
/// objects may form cycles.
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
