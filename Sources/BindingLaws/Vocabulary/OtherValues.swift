/// Another value of the same type: the opposite, the next number, another case, a text that is not empty; `nil` of
/// a type of which none is known.
func otherValue<Value: Equatable>(than value: Value) -> Value? {
  if let type = Value.self as? any Varied.Type { return otherValue(than: value, as: type) }
  if String(reflecting: Value.self) == "Foundation.Date" { return later(value) }
  return everyValue(of: Value.self)?.first { $0 != value }
}

private func otherValue<Value, Known: Varied>(than value: Value, as type: Known.Type) -> Value? {
  (value as? Known)?.other as? Value
}

/// Any value of a type, if one is known.
private func someValue<Value>(_ type: Value.Type) -> Value? {
  if let type = type as? any Varied.Type { return type.some as? Value }
  return everyValue(of: type)?.last
}

/// A day later: this module knows no dates, and each is a number of seconds.
private func later<Value>(_ date: Value) -> Value? {
  guard MemoryLayout<Value>.size == MemoryLayout<Double>.size else { return nil }
  return unsafeBitCast(unsafeBitCast(date, to: Double.self) + 86_400, to: Value.self)
}

/// A type of the standard library, of each of whose values there is another one.
private protocol Varied {
  /// Another value, if there is one.
  var other: Self? { get }
  /// Some value, if there is one.
  static var some: Self? { get }
}

extension Varied where Self: FixedWidthInteger {
  fileprivate var other: Self? { self == .max ? self - 1 : self + 1 }
  fileprivate static var some: Self? { 1 }
}

extension Varied where Self: BinaryFloatingPoint {
  fileprivate var other: Self? { isFinite ? self + 1 : 0 }
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
  fileprivate var other: Bool? { !self }
  fileprivate static var some: Bool? { true }
}

extension String: Varied {
  fileprivate var other: String? { isEmpty ? "a" : self + " a" }
  fileprivate static var some: String? { "a" }
}

extension Optional: Varied {
  fileprivate var other: Wrapped?? {
    guard let wrapped = self else { return someValue(Wrapped.self).map(Optional.some) }
    func open<Known: Equatable>(_ type: Known.Type) -> Wrapped? {
      (wrapped as? Known).flatMap { otherValue(than: $0) } as? Wrapped
    }
    let other = (Wrapped.self as? any Equatable.Type).flatMap { open($0) }
    return .some(other)
  }
  fileprivate static var some: Wrapped?? { someValue(Wrapped.self).map(Optional.some) }
}

extension Array: Varied {
  fileprivate var other: [Element]? { isEmpty ? Self.some : [] }
  fileprivate static var some: [Element]? { someValue(Element.self).map { [$0] } }
}

extension Set: Varied {
  fileprivate var other: Set<Element>? { isEmpty ? Self.some : [] }
  fileprivate static var some: Set<Element>? { someValue(Element.self).map { [$0] } }
}
