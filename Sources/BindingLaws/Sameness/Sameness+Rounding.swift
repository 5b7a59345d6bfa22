/// The most units in the last place by which two results of a conversion may differ.
///
/// A conversion there and back is two operations, such as `* 100` and `/ 100`. Each rounds by half a unit, and
/// the second may double the error of the first, close to a power of two: that is 1.5 units. If both results
/// are converted, they differ by up to 3. One unit more leaves room for a third operation.
private let mostUnits = 4.0

/// Returns whether two values are the same, or floating-point numbers that only rounding tells apart.
package func isSameButForRounding<Value: Equatable>(_ value: Value, _ other: Value) -> Bool {
  if isSame(value, other) { return true }
  guard let value = value as? any BinaryFloatingPoint else { return false }
  return isClose(value, to: other)
}

/// Returns whether two numbers differ by so few units in the last place that rounding explains it.
private func isClose<Number: BinaryFloatingPoint>(_ number: Number, to other: Any) -> Bool {
  guard let other = other as? Number, number.isFinite, other.isFinite else { return false }
  let unit = Swift.max(number.magnitude.ulp, other.magnitude.ulp)
  return Double((number - other).magnitude / unit) <= mostUnits
}
