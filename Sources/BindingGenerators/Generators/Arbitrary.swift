// Kept tokens contain the draws of generated values: another generator makes other values of them.
// `TraceLiterals` reads the types that conform here.
/// A type that can generate any of its values.
public protocol Arbitrary {
  /// The generator of any value.
  ///
  /// Draws of zero make the simplest.
  static var arbitrary: Generator<Self> { get }
}

extension Arbitrary where Self: FixedWidthInteger {
  public static var arbitrary: Generator<Self> { .integer }
}

extension Arbitrary where Self: CaseIterable {
  public static var arbitrary: Generator<Self> { .anyCase }
}

extension Int: Arbitrary, TraceLiteral {}
extension Int8: Arbitrary, TraceLiteral {}
extension Int16: Arbitrary, TraceLiteral {}
extension Int32: Arbitrary, TraceLiteral {}
extension Int64: Arbitrary, TraceLiteral {}
extension UInt: Arbitrary, TraceLiteral {}
extension UInt8: Arbitrary, TraceLiteral {}
extension UInt16: Arbitrary, TraceLiteral {}
extension UInt32: Arbitrary, TraceLiteral {}
extension UInt64: Arbitrary, TraceLiteral {}

extension Double: Arbitrary, TraceLiteral {
  public static var arbitrary: Generator<Double> { .number }
}

extension Float: Arbitrary, TraceLiteral {
  public static var arbitrary: Generator<Float> { Generator<Double>.number.map { Float($0) } }
}

extension Bool: Arbitrary {
  public static var arbitrary: Generator<Bool> { .bool }
}

extension String: Arbitrary {
  public static var arbitrary: Generator<String> { .string }
}

extension Optional: Arbitrary where Wrapped: Arbitrary {
  public static var arbitrary: Generator<Wrapped?> { Wrapped.arbitrary.optional() }
}

extension Array: Arbitrary where Element: Arbitrary {
  public static var arbitrary: Generator<[Element]> { Element.arbitrary.array() }
}

extension Dictionary: Arbitrary where Key: Arbitrary, Value: Arbitrary {
  public static var arbitrary: Generator<[Key: Value]> {
    Key.arbitrary.zip(with: Value.arbitrary).array().map { Dictionary($0) { $1 } }
  }
}

extension Set: Arbitrary where Element: Arbitrary {
  public static var arbitrary: Generator<Set<Element>> { Element.arbitrary.set() }
}
