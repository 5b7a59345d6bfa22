/// A model that is not asked about extreme elements, because its functions may trap on them.
package protocol LimitedModel {
  /// Returns whether a generated base or value may be used.
  func isUsual(_ element: Any) -> Bool
}

extension ConversionModel: LimitedModel {
  // A conversion multiplies or rounds, and traps if the result is too large. Numbers of 32 bits leave room for
  // that. Whoever wants larger ones lists them.
  package func isUsual(_ element: Any) -> Bool {
    absoluteValue(of: element).map { $0 <= 0x1p31 } ?? true
  }
}

extension RefinedModel: LimitedModel where Refined: LimitedModel {
  func isUsual(_ element: Any) -> Bool { refined.isUsual(element) }
}

/// Returns the absolute value of a number.
///
/// Infinite for NaN, and nil for a value of another type.
private func absoluteValue(of value: Any) -> Double? {
  if let number = value as? any BinaryInteger { return Double(number).magnitude }
  guard let number = value as? any BinaryFloatingPoint else { return nil }
  let size = Double(number).magnitude
  return size.isNaN ? .infinity : size
}
