/// A value and the place where it lives: a source of truth without views.
///
/// Copies share the place, as copies of a view share its state.
@propertyWrapper
public struct HeadlessState<Value> {
  @usableFromInline let cell: Cell

  /// Makes a new place.
  ///
  /// - Parameter wrappedValue: The value it starts with.
  @inlinable
  public init(wrappedValue: Value) { cell = Cell(wrappedValue) }

  /// The value of now.
  @inlinable
  public var wrappedValue: Value {
    get { cell.value }
    nonmutating set { projectedValue.wrappedValue = newValue }
  }

  /// A binding to the value.
  @inlinable
  public var projectedValue: HeadlessBinding<Value> {
    HeadlessBinding(get: { cell.value }, set: { value, _ in cell.value = value })
  }

  @usableFromInline
  final class Cell {
    @usableFromInline var value: Value

    @inlinable
    init(_ value: Value) { self.value = value }
  }
}
