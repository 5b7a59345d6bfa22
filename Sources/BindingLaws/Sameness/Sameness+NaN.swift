// A collection with NaN equals itself, but not a second collection that was made of the same elements.

/// Returns whether two values are the same if NaN within them counts as equal to NaN in the same place.
///
/// Slow, so callers ask it last, before they take two values for different.
func isSameBesideNaN<Value: Equatable>(_ value: Value, _ other: Value) -> Bool {
  var partsLeft = mostParts
  return holdsNaN(value) && haveSameParts(value, other, &partsLeft)
}

/// Returns whether there is NaN among the first parts of a value.
///
/// False for a value of very many parts.
func holdsNaN<Value>(_ value: Value) -> Bool {
  if hasPlainEquality(Value.self) { return false }
  var partsLeft = mostParts
  return Mirror(reflecting: value).children.count <= partsLeft && holdsNaN(value, &partsLeft)
}

/// The most parts of a value that are searched for NaN, which is as many as a form or a screen has.
///
/// A part takes some microseconds in debug, and a check compares thousands of times. Longer lists are
/// compared by `==`.
private let mostParts = 100

/// Returns whether there is NaN among as many parts of a value as are left to search.
private func holdsNaN(_ value: Any, _ partsLeft: inout Int) -> Bool {
  partsLeft -= 1
  if let number = value as? any BinaryFloatingPoint { return number.isNaN }
  let mirror = Mirror(reflecting: value)
  if mirror.displayStyle == .class { return false }
  for child in mirror.children where partsLeft > 0 {
    if holdsNaN(child.value, &partsLeft) { return true }
  }
  return false
}

/// Returns whether the parts of two values are pairwise equal, or both NaN.
///
/// Values without parts have to be equal. So do sets and dictionaries, which have no order.
private func haveSameParts(_ value: Any, _ other: Any, _ partsLeft: inout Int) -> Bool {
  partsLeft -= 1
  if areEqual(value, other) { return true }
  if partsLeft <= 0 { return false }
  if let number = value as? any BinaryFloatingPoint {
    return number.isNaN && (other as? any BinaryFloatingPoint)?.isNaN == true
  }
  let own = Mirror(reflecting: value)
  let others = Mirror(reflecting: other)
  switch own.displayStyle {
  case .struct, .tuple, .enum, .optional, .collection: break
  default: return false
  }
  let parts = zip(own.children, others.children)
  if own.children.isEmpty || own.children.count != others.children.count { return false }
  for (part, otherPart) in parts {
    let isAlike =
      part.label == otherPart.label && haveSameParts(part.value, otherPart.value, &partsLeft)
    if !isAlike { return false }
  }
  return true
}

/// Returns whether two values are equal.
///
/// False if their type is not `Equatable`.
private func areEqual(_ value: Any, _ other: Any) -> Bool {
  func isEqual<Value: Equatable>(_ value: Value) -> Bool { other as? Value == value }
  return (value as? any Equatable).map { isEqual($0) } ?? false
}
