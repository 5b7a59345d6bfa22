// `==` takes zeros of either sign for equal, though programs can tell them apart.

/// Returns whether two values are the same, and the zeros in them have the same signs.
func isSameWithZeroSign<Value: Equatable>(_ value: Value, _ other: Value) -> Bool {
  isSame(value, other) && (!mayHoldSignedZero([value]) || haveSameZeroSigns(value, other))
}

/// Returns whether two values are the same and, if that is asked for, zeros in the same places have the same
/// sign.
func isSame<Value: Equatable>(_ value: Value, _ other: Value, comparingZeros: Bool) -> Bool {
  isSame(value, other) && (!comparingZeros || haveSameZeroSigns(value, other))
}

/// Returns whether the zeros in two equal values have the same signs, place by place.
///
/// In a set or a dictionary, equal elements and equal keys are in the same place. If `==` ignores anything
/// else, it does so on purpose: that makes no other value.
func haveSameZeroSigns<Value>(_ value: Value, _ other: Value) -> Bool {
  if haveSameBytes(value, other) { return true }
  var partsLeft = mostParts
  return haveSameZeroSigns(value, other, level: 0, &partsLeft)
}

/// The number of parts of a value, or of one element of a set or a dictionary, whose signs are compared.
///
/// It is more than the parts of a list on a screen. A value may have millions.
private let mostParts = 10_000

/// Returns whether the zeros in two equal values have the same signs, as far as parts are left to compare.
private func haveSameZeroSigns(
  _ value: Any, _ other: Any, level: Int, _ partsLeft: inout Int
) -> Bool {
  partsLeft -= 1
  if partsLeft <= 0 || level > deepestLevel { return true }
  if let number = value as? any BinaryFloatingPoint {
    guard let other = other as? any BinaryFloatingPoint, number.isZero, other.isZero else {
      return true
    }
    return number.sign == other.sign
  }
  let mirror = Mirror(reflecting: value)
  switch mirror.displayStyle {
  // Objects may form cycles.
  case .class: return true
  // Equal ones may have their elements in different orders, so all of them count, and not a first part.
  case .set, .dictionary:
    if let collection = value as? any Unordered {
      return collection.agrees(with: other) { element, otherElement in
        var partsOfElement = mostParts
        return haveSameZeroSigns(element, otherElement, level: level + 1, &partsOfElement)
      }
    }
    // Those of other libraries cannot be asked for an equal element.
    return negativeZeros(in: value, level: level) == negativeZeros(in: other, level: level)
  default: break
  }
  for (part, otherPart) in zip(mirror.children, Mirror(reflecting: other).children) {
    if !haveSameZeroSigns(part.value, otherPart.value, level: level + 1, &partsLeft) {
      return false
    }
  }
  return true
}

/// A set or a dictionary, which finds an element in whatever order.
private protocol Unordered {
  /// Returns whether each element agrees with the equal one of another collection.
  ///
  /// Keys of dictionaries have to be equal. An element without an equal one agrees.
  func agrees(with other: Any, where areSame: (Any, Any) -> Bool) -> Bool
}

extension Set: Unordered {
  fileprivate func agrees(with other: Any, where areSame: (Any, Any) -> Bool) -> Bool {
    guard let other = other as? Self else { return true }
    return allSatisfy { element in
      other.firstIndex(of: element).map { areSame(element, other[$0]) } ?? true
    }
  }
}

extension Dictionary: Unordered {
  fileprivate func agrees(with other: Any, where areSame: (Any, Any) -> Bool) -> Bool {
    guard let other = other as? Self else { return true }
    return allSatisfy { entry in
      other.index(forKey: entry.key).map { areSame(entry, other[$0]) } ?? true
    }
  }
}

/// Returns the number of negative zeros in a value, however many parts it has.
private func negativeZeros(in value: Any, level: Int) -> Int {
  if let number = value as? any BinaryFloatingPoint {
    return number.isZero && number.sign == .minus ? 1 : 0
  }
  let mirror = Mirror(reflecting: value)
  if mirror.displayStyle == .class || level > deepestLevel { return 0 }
  return mirror.children.reduce(0) { sum, child in
    sum + negativeZeros(in: child.value, level: level + 1)
  }
}

/// Returns whether one of these values holds a floating-point number, which may be a zero of either sign.
///
/// Only the first 100 parts are searched: a form or a screen has about as many.
package func mayHoldSignedZero<Value>(_ values: some Collection<Value>) -> Bool {
  if hasPlainEquality(Value.self) { return false }
  // A value may have millions of parts, and objects may form cycles.
  var partsLeft = 100
  return values.contains { partsLeft > 0 && holdsFloatingPoint($0, &partsLeft) }
}

/// Returns whether there is a floating-point number among as many parts of a value as are left to search.
private func holdsFloatingPoint(_ value: Any, _ partsLeft: inout Int) -> Bool {
  partsLeft -= 1
  if value is any BinaryFloatingPoint { return true }
  for child in Mirror(reflecting: value).children where partsLeft > 0 {
    if holdsFloatingPoint(child.value, &partsLeft) { return true }
  }
  return false
}
