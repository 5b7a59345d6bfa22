/// Returns up to two other values of the same type.
///
/// Empty if none is known. Others are the opposite, the next numbers, other cases or other texts.
///
/// Code may look up things by a value, and must still find them: a list keeps its length, unless it is empty,
/// and a number that is at least zero stays so.
func otherValues<Value: Equatable>(than value: Value) -> [Value] {
  if let type = Value.self as? any Varied.Type { return type.others(than: value) }
  return switch String(reflecting: Value.self) {
  case "Foundation.Date", "FoundationEssentials.Date": daysBeside(value)
  case "Foundation.UUID", "FoundationEssentials.UUID": [changingLastByte(of: value)]
  default:
    [
      (everyValue(of: Value.self) ?? []).filter { $0 != value }.prefix(2).map(\.self),
      otherNumbers(than: value), otherCases(than: value), otherRaws(than: value),
    ].first { !$0.isEmpty } ?? []
  }
}

/// Returns any value of a type.
///
/// Nil if none is known.
private func someValue<Value>(_ type: Value.Type) -> Value? {
  if let type = type as? any Varied.Type { return type.some(as: Value.self) }
  return everyValue(of: type)?.last ?? caseWithoutPayload(0, of: type)
}

/// Returns the date a day later and the one a day earlier.
///
/// This module cannot import Foundation. A date is a number of seconds.
private func daysBeside<Value>(_ date: Value) -> [Value] {
  guard MemoryLayout<Value>.size == MemoryLayout<Double>.size else { return [] }
  let seconds = unsafeBitCast(date, to: Double.self)
  return [86_400, -86_400].map { unsafeBitCast(seconds + $0, to: Value.self) }
}

/// Returns a value whose last byte differs, for a type whose bytes may be anything, such as `UUID`.
private func changingLastByte<Value>(of value: Value) -> Value {
  var value = value
  withUnsafeMutableBytes(of: &value) { bytes in
    guard let last = bytes.indices.last else { return }
    bytes[last] ^= 1
  }
  return value
}

/// Returns the next two numbers, for numeric types outside the standard library, such as `Decimal`.
private func otherNumbers<Value: Equatable>(than value: Value) -> [Value] {
  func open<Number: Numeric>(_ number: Number) -> [Value] {
    [number + 1, number + 2].compactMap { sameValue($0, as: Value.self) }
  }
  let others = (value as? any Numeric).map { open($0) } ?? []
  return others.filter { $0 != value }
}

/// Returns other values of a type with a raw value, made of other raw values.
private func otherRaws<Value: Equatable>(than value: Value) -> [Value] {
  func open<Known: RawRepresentable>(_ known: Known) -> [Value] {
    func others<Raw: Equatable>(than raw: Raw) -> [Value] {
      otherValues(than: raw).compactMap { otherRaw in
        let rawValue = sameValue(otherRaw, as: Known.RawValue.self)
        let other = rawValue.flatMap { Known(rawValue: $0) }
        return other.flatMap { sameValue($0, as: Value.self) }
      }
    }
    return (known.rawValue as? any Equatable).map { others(than: $0) } ?? []
  }
  let others = (value as? any RawRepresentable).map { open($0) } ?? []
  return others.filter { $0 != value }
}

// MARK: - Cases

/// Returns the next cases of an enum whose cases have no payload.
private func otherCases<Value>(than value: Value) -> [Value] {
  guard let count = countOfCases(Value.self), count > 1 else { return [] }
  let number = withUnsafeBytes(of: value) { Int($0[0]) }
  return (1..<min(count, 3)).compactMap { step in
    caseWithoutPayload((number + step) % count, of: Value.self)
  }
}

/// Returns the case with this number, counted from 0.
///
/// Nil if the type is no enum without payloads, or has fewer cases.
private func caseWithoutPayload<Value>(_ number: Int, of type: Value.Type) -> Value? {
  guard let count = countOfCases(type), number < count else { return nil }
  return withUnsafeBytes(of: UInt8(number)) { $0.load(as: Value.self) }
}

/// Returns the number of cases of a Swift enum without payloads, which stores the index of its case in one
/// byte.
private func countOfCases<Value>(_ type: Value.Type) -> Int? {
  let isByte = MemoryLayout<Value>.size == 1 && MemoryLayout<Value>.alignment == 1
  return isByte ? TypeMetadata(of: type).countOfCases : nil
}

// MARK: - The standard library

/// A type of the standard library that can vary its values.
private protocol Varied {
  /// Up to two other values.
  var others: [Self] { get }
  /// Some value of the type. Nil if none is known.
  static var some: Self? { get }
}

// A cast would take an optional's `nil` for a failure of the cast.
extension Varied {
  /// Returns other values than this one, which has the type `Self` under another name.
  fileprivate static func others<Value>(than value: Value) -> [Value] {
    let own = sameValue(value, as: Self.self)
    return own.map { $0.others.compactMap { sameValue($0, as: Value.self) } } ?? []
  }

  /// Returns some value of the type, which has the name `Self` here and another one where it is asked for.
  ///
  /// Nil if none is known.
  fileprivate static func some<Value>(as type: Value.Type) -> Value? {
    Self.some.flatMap { sameValue($0, as: type) }
  }
}

extension Varied where Self: FixedWidthInteger {
  fileprivate var others: [Self] {
    if self > 0 { return self == .max ? [self - 1, self - 2] : [self - 1, self + 1] }
    return [self + 1, self + 2]
  }
  fileprivate static var some: Self? { 1 }
}

extension Varied where Self: BinaryFloatingPoint {
  fileprivate var others: [Self] {
    (isFinite ? [self + 1, self - 1] : [0, 1]).filter { $0 != self }
  }
  fileprivate static var some: Self? { 1 }
}

extension Int: Varied {}
extension Int8: Varied {}
extension Int16: Varied {}
extension Int32: Varied {}
extension Int64: Varied {}
extension UInt: Varied {}
extension UInt8: Varied {}
extension UInt16: Varied {}
extension UInt32: Varied {}
extension UInt64: Varied {}
extension Double: Varied {}
extension Float: Varied {}

extension Bool: Varied {
  fileprivate var others: [Bool] { [!self] }
  fileprivate static var some: Bool? { true }
}

extension String: Varied {
  fileprivate var others: [String] { [self + "a", self == "b" || isEmpty ? "bc" : "b"] }
  fileprivate static var some: String? { "a" }
}

extension Optional: Varied {
  fileprivate var others: [Wrapped?] {
    if let wrapped = self { return otherElements(than: wrapped).map(Optional.some) }
    guard let value = someValue(Wrapped.self) else { return [] }
    return ([value] + otherElements(than: value).prefix(1)).map(Optional.some)
  }
  fileprivate static var some: Wrapped?? { someValue(Wrapped.self).map(Optional.some) }
}

extension Array: Varied {
  fileprivate var others: [[Element]] {
    guard let first else { return Self.some.map { [$0] } ?? [] }
    return otherElements(than: first).map { [$0] + dropFirst() }
  }
  fileprivate static var some: [Element]? { someValue(Element.self).map { [$0] } }
}

// The order of sets and dictionaries changes from run to run. The order of their texts does not.
extension Set: Varied {
  fileprivate var others: [Set<Element>] {
    if isEmpty { return Self.some.map { [$0] } ?? [] }
    let elements = sorted { traceText($0) < traceText($1) }
    let known = everyValue(of: Element.self) ?? elements.flatMap { otherElements(than: $0) }
    return known.filter { !contains($0) }.prefix(2).map { union([$0]) }
  }
  fileprivate static var some: Set<Element>? { someValue(Element.self).map { [$0] } }
}

extension Dictionary: Varied {
  fileprivate var others: [[Key: Value]] {
    guard let entry = self.min(by: { traceText($0.key) < traceText($1.key) }) else {
      return Self.some.map { [$0] } ?? []
    }
    return otherElements(than: entry.value).map { other in merging([entry.key: other]) { $1 } }
  }
  fileprivate static var some: [Key: Value]? {
    guard let key = someValue(Key.self), let value = someValue(Value.self) else { return nil }
    return [key: value]
  }
}

/// Returns other values of an element.
///
/// Empty if its type is not `Equatable`.
private func otherElements<Element>(than element: Element) -> [Element] {
  func open<Known: Equatable>(_ type: Known.Type) -> [Element] {
    let own = sameValue(element, as: type)
    return own.map { otherValues(than: $0).compactMap { sameValue($0, as: Element.self) } } ?? []
  }
  return (Element.self as? any Equatable.Type).map { open($0) } ?? []
}
