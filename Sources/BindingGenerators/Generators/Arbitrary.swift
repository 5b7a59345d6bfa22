/// A type that knows how to generate any of its values.
public protocol Arbitrary {
  /// Makes any value, the simplest from zeros.
  static var arbitrary: Generator<Self> { get }
}

extension Arbitrary where Self: FixedWidthInteger {
  public static var arbitrary: Generator<Self> { .integer }
}

extension Arbitrary where Self: CaseIterable {
  public static var arbitrary: Generator<Self> { .anyCase }
}

extension Int: Arbitrary {}
extension Int8: Arbitrary {}
extension UInt8: Arbitrary {}
extension UInt: Arbitrary {}

extension Double: Arbitrary {
  public static var arbitrary: Generator<Double> { .number }
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

extension Set: Arbitrary where Element: Arbitrary {
  public static var arbitrary: Generator<Set<Element>> { Element.arbitrary.set() }
}
