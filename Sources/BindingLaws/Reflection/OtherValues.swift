/// Up to two other values of the same type: the opposite, the next numbers, other cases, other texts; none of a type of
/// which none is known.
///
/// Nothing that code may look up by a value goes away: a list keeps its length, unless it is empty, and a number that is
/// not below zero stays so.
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

/// Any value of a type, if one is known.
private func someValue<Value>(_ type: Value.Type) -> Value? {
  if let type = type as? any Varied.Type { return type.some(as: Value.self) }
  return everyValue(of: type)?.last ?? caseWithoutPayload(0, of: type)
}

/// A day later and a day earlier: this module knows no dates, and each is a number of seconds.
private func daysBeside<Value>(_ date: Value) -> [Value] {
  guard MemoryLayout<Value>.size == MemoryLayout<Double>.size else { return [] }
  let seconds = unsafeBitCast(date, to: Double.self)
  return [86_400, -86_400].map { unsafeBitCast(seconds + $0, to: Value.self) }
}

/// Of a type of bytes each of which may be anything, as those of a `UUID` are.
private func changingLastByte<Value>(of value: Value) -> Value {
  var value = value
  withUnsafeMutableBytes(of: &value) { bytes in
    guard let last = bytes.indices.last else { return }
    bytes[last] ^= 1
  }
  return value
}

/// One more, of a type of numbers that the standard library does not have, such as `Decimal`.
private func otherNumbers<Value: Equatable>(than value: Value) -> [Value] {
  func open<Number: Numeric>(_ number: Number) -> [Value] {
    [number + 1, number + 2].compactMap { sameValue($0, as: Value.self) }
  }
  let others = (value as? any Numeric).map { open($0) } ?? []
  return others.filter { $0 != value }
}

/// The values of a type with a raw value that other raw values make.
private func otherRaws<Value: Equatable>(than value: Value) -> [Value] {
  func open<Known: RawRepresentable>(_ known: Known) -> [Value] {
    func others<Raw: Equatable>(than raw: Raw) -> [Value] {
      otherValues(than: raw).compactMap { raw in
        sameValue(raw, as: Known.RawValue.self).flatMap { Known(rawValue: $0) }
          .flatMap { sameValue($0, as: Value.self) }
      }
    }
    return (known.rawValue as? any Equatable).map { others(than: $0) } ?? []
  }
  let others = (value as? any RawRepresentable).map { open($0) } ?? []
  return others.filter { $0 != value }
}

// MARK: - Cases

/// The next cases of an enum whose cases have no payload.
private func otherCases<Value>(than value: Value) -> [Value] {
  guard let count = countOfCases(Value.self), count > 1 else { return [] }
  let number = withUnsafeBytes(of: value) { Int($0[0]) }
  return (1..<min(count, 3)).compactMap {
    caseWithoutPayload((number + $0) % count, of: Value.self)
  }
}

private func caseWithoutPayload<Value>(_ number: Int, of type: Value.Type) -> Value? {
  guard let count = countOfCases(type), number < count else { return nil }
  return withUnsafeBytes(of: UInt8(number)) { $0.load(as: Value.self) }
}

/// How many cases an enum of Swift has, if none has a payload: each is its number, in one byte.
private func countOfCases<Value>(_ type: Value.Type) -> Int? {
  let isByte = MemoryLayout<Value>.size == 1 && MemoryLayout<Value>.alignment == 1
  return isByte ? StoredField.countOfCases(of: type) : nil
}

// MARK: - The standard library

/// A type of the standard library, of each of whose values there is another one.
private protocol Varied {
  /// Other values, two at most.
  var others: [Self] { get }
  /// Some value, if there is one.
  static var some: Self? { get }
}

// A cast would take `nil` of an optional for one that failed.
extension Varied {
  /// Other values than one of this type.
  fileprivate static func others<Value>(than value: Value) -> [Value] {
    let own = sameValue(value, as: Self.self)
    return own.map { $0.others.compactMap { sameValue($0, as: Value.self) } } ?? []
  }

  fileprivate static func some<Value>(as type: Value.Type) -> Value? {
    Self.some.flatMap { sameValue($0, as: type) }
  }
}

/// A value as one of the same type by another name; `nil` where that is another type.
func sameValue<Value, Other>(_ value: Value, as type: Other.Type) -> Other? {
  Value.self == Other.self ? unsafeBitCast(value, to: Other.self) : nil
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

// The order of sets and dictionaries changes from run to run, and that of the texts does not.
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

private func otherElements<Element>(than element: Element) -> [Element] {
  func open<Known: Equatable>(_ type: Known.Type) -> [Element] {
    let own = sameValue(element, as: type)
    return own.map { otherValues(than: $0).compactMap { sameValue($0, as: Element.self) } } ?? []
  }
  return (Element.self as? any Equatable.Type).map { open($0) } ?? []
}
