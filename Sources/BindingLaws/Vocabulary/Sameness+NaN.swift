// A collection is equal to itself though it holds NaN, and not to one that was made again of the same.

/// Whether two values are the same but for NaN within them, which counts as itself wherever it stands.
///
/// Slow, so that it is asked last: where two values are about to count as different.
func isSameBesideNaN<Value: Equatable>(_ value: Value, _ other: Value) -> Bool {
  var left = mostParts
  return holdsNaN(value) && haveSameParts(value, other, &left)
}

/// Whether there is NaN in a value, but in one of many parts.
func holdsNaN<Value>(_ value: Value) -> Bool {
  if hasPlainEquality(Value.self) { return false }
  var left = mostParts
  return Mirror(reflecting: value).children.count <= left && holdsNaN(value, &left)
}

/// So many parts of a value are looked at for NaN, as a form or a screen has.
///
/// A part takes some microseconds in debug, and a check compares thousands of times. A longer list is what its
/// `==` says.
private let mostParts = 100

private func holdsNaN(_ value: Any, _ left: inout Int) -> Bool {
  left -= 1
  if let number = value as? any BinaryFloatingPoint { return number.isNaN }
  let mirror = Mirror(reflecting: value)
  if mirror.displayStyle == .class { return false }
  for child in mirror.children where left > 0 {
    if holdsNaN(child.value, &left) { return true }
  }
  return false
}

/// Whether the parts of two values are equal one by one, or NaN both.
///
/// What has no parts has to be equal. Sets and dictionaries have no order of their own: they have to be equal, too.
private func haveSameParts(_ value: Any, _ other: Any, _ left: inout Int) -> Bool {
  left -= 1
  if areEqual(value, other) { return true }
  if left <= 0 { return false }
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
    let isAlike = part.label == otherPart.label && haveSameParts(part.value, otherPart.value, &left)
    if !isAlike { return false }
  }
  return true
}

private func areEqual(_ value: Any, _ other: Any) -> Bool {
  func isEqual<Value: Equatable>(_ value: Value) -> Bool { other as? Value == value }
  return (value as? any Equatable).map { isEqual($0) } ?? false
}
