/// A value and the place that stores it: a source of truth without views.
///
/// Copies share the place, as copies of a view share its state.
@propertyWrapper
public struct HeadlessState<Value> {
  /// A binding to the value.
  public let projectedValue: HeadlessBinding<Value>

  /// Makes a new place.
  ///
  /// - Parameter wrappedValue: The first value.
  @inlinable
  public init(wrappedValue: Value) {
    var value = wrappedValue
    projectedValue = HeadlessBinding(get: { value }, set: { newValue, _ in value = newValue })
  }

  /// The current value.
  @inlinable
  public var wrappedValue: Value {
    get { projectedValue.wrappedValue }
    nonmutating set { projectedValue.wrappedValue = newValue }
  }
}
