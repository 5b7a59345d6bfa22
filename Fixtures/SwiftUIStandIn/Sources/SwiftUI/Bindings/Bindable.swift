/// A stand-in for SwiftUI's `Bindable`: gives bindings to the properties of an observable object.
@propertyWrapper
@dynamicMemberLookup
public struct Bindable<Value> {
  /// The object.
  public var wrappedValue: Value

  /// The wrapper itself, for `$name`.
  public var projectedValue: Bindable<Value> { self }

  private init(object: Value) {
    wrappedValue = object
  }
}

extension Bindable where Value: AnyObject & Observable {
  /// Wraps an object.
  public init(wrappedValue: Value) {
    self.init(object: wrappedValue)
  }

  /// Wraps an object, in the midst of an expression.
  public init(_ wrappedValue: Value) {
    self.init(object: wrappedValue)
  }

  /// Makes `$name` usable as a parameter of functions and closures.
  public init(projectedValue: Bindable<Value>) {
    self = projectedValue
  }
}

extension Bindable where Value: AnyObject {
  /// A binding to a property of the object.
  public subscript<Subject>(
    dynamicMember keyPath: ReferenceWritableKeyPath<Value, Subject>
  ) -> Binding<Subject> {
    Binding(to: keyPath, of: wrappedValue)
  }
}

extension Bindable: Identifiable where Value: Identifiable {
  /// The identity of the object.
  public var id: Value.ID { wrappedValue.id }
}

extension Bindable: Sendable where Value: Sendable {}

extension Binding {
  /// A binding to a property of an object.
  init<Object: AnyObject>(to keyPath: ReferenceWritableKeyPath<Object, Value>, of object: Object) {
    self.init(
      Location(
        get: { object[keyPath: keyPath] },
        set: { value, _ in object[keyPath: keyPath] = value },
        path: [ObjectIdentifier(object), keyPath]))
  }
}
