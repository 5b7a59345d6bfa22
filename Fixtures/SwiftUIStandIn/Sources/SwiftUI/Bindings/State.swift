/// A stand-in for SwiftUI's `State`: a value and the place where it lives.
///
/// SwiftUI makes the place when the view appears. Without views it is there from the start, and copies
/// share it, as copies of a view do.
@frozen
@propertyWrapper
public struct State<Value> {
  @usableFromInline let place: Place<Value>

  /// A state that begins with this value.
  public init(wrappedValue value: Value) {
    place = Place(value)
  }

  /// A state that begins with this value.
  public init(initialValue value: Value) {
    place = Place(value)
  }

  /// The value of now.
  public var wrappedValue: Value {
    get { place.value }
    nonmutating set { place.value = newValue }
  }

  /// A binding to the value.
  public var projectedValue: Binding<Value> {
    let place = place
    return Binding(Location(get: { place.value }, set: { value, _ in place.value = value }))
  }
}

extension State where Value: ExpressibleByNilLiteral {
  /// A state that begins with `nil`.
  public init() {
    self.init(wrappedValue: nil)
  }
}

// As SwiftUI has it; here the place lives on one thread, as a view does.
extension State: @unchecked Sendable where Value: Sendable {}

@usableFromInline
final class Place<Value> {
  var value: Value

  init(_ value: Value) {
    self.value = value
  }
}
