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
  public init(wrappedValue: Value) {
    cell = Cell(wrappedValue)
  }

  /// The value of now; a write carries the ambient transaction.
  @inlinable
  public var wrappedValue: Value {
    get { cell.value }
    nonmutating set { projectedValue.wrappedValue = newValue }
  }

  /// A binding to the value.
  @inlinable
  public var projectedValue: HeadlessBinding<Value> {
    HeadlessBinding(get: { cell.value }, set: { cell.store($0, $1) })
  }

  /// The transaction of the last write, `nil` before the first.
  var lastTransaction: HeadlessTransaction? { cell.transaction }

  @usableFromInline
  final class Cell {
    @usableFromInline private(set) var value: Value
    @usableFromInline private(set) var transaction: HeadlessTransaction?

    @inlinable
    init(_ value: Value) {
      self.value = value
    }

    @usableFromInline
    func store(_ value: Value, _ transaction: HeadlessTransaction) {
      self.value = value
      self.transaction = transaction
    }
  }
}
