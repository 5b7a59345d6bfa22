/// A stand-in for Combine's `ObservableObject`, which SwiftUI hands on; nothing is published here.
public protocol ObservableObject: AnyObject {}

/// A stand-in for Combine's `Published`: a property of an observable object, without its publisher.
@propertyWrapper
public struct Published<Value> {
  /// The value of now.
  public var wrappedValue: Value

  /// A property that begins with this value.
  public init(wrappedValue: Value) {
    self.wrappedValue = wrappedValue
  }

  /// A property that begins with this value.
  public init(initialValue: Value) {
    wrappedValue = initialValue
  }
}

/// A stand-in for SwiftUI's `ObservedObject`: gives bindings to the properties of an object.
@MainActor
@preconcurrency
@frozen
@propertyWrapper
public struct ObservedObject<ObjectType: ObservableObject> {
  /// Gives bindings to the properties of the object.
  @MainActor
  @preconcurrency
  @frozen
  @dynamicMemberLookup
  public struct Wrapper {
    @usableFromInline let root: ObjectType

    /// A binding to a property of the object.
    public subscript<Subject>(
      dynamicMember keyPath: ReferenceWritableKeyPath<ObjectType, Subject>
    ) -> Binding<Subject> {
      Binding(to: keyPath, of: root)
    }
  }

  /// The object.
  public var wrappedValue: ObjectType

  /// Wraps an object.
  public init(wrappedValue: ObjectType) {
    self.wrappedValue = wrappedValue
  }

  /// Wraps an object.
  public init(initialValue: ObjectType) {
    wrappedValue = initialValue
  }

  /// Gives bindings to the properties of the object, for `$name`.
  public var projectedValue: Wrapper { Wrapper(root: wrappedValue) }
}
