/// A stand-in for SwiftUI's `State`: a value of a view, and the place where it lives.
///
/// It is a constant, and drops what it is given, until its view is installed; copies of a view share the
/// place. SwiftUI installs a view when it appears; here ``View/installed()`` does.
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
    nonmutating set { place.keep(newValue) }
  }

  /// A binding to the value.
  public var projectedValue: Binding<Value> {
    let place = place
    let location = Location(
      get: { place.value }, set: { value, _ in place.keep(value) }, path: [ObjectIdentifier(place)])
    return Binding(location)
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
  private(set) var value: Value
  fileprivate var isInstalled = false

  init(_ value: Value) {
    self.value = value
  }

  func keep(_ new: Value) {
    if isInstalled { value = new }
  }
}

extension View {
  /// The view as it is on a screen, where its states keep what they are given.
  ///
  /// SwiftUI has no such function: there, a screen does it.
  public func installed() -> Self {
    for property in Mirror(reflecting: self).children { (property.value as? any OfView)?.install() }
    return self
  }
}

/// A property that lives with its view.
private protocol OfView {
  func install()
}

extension State: OfView {
  fileprivate func install() { place.isInstalled = true }
}
