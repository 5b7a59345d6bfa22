/// A way to read and write a value that something else owns.
///
/// A headless binding has the shape of SwiftUI's `Binding` and needs no views. It holds no value: every read
/// and every write asks the base again, so a binding that is held while the base changes stays fresh.
@propertyWrapper
@dynamicMemberLookup
public struct HeadlessBinding<Value> {
  /// The transaction of writes through this binding.
  ///
  /// Nil if it has none of its own. The transaction nearest to the writer wins, as a whole: this binding's
  /// own, then that of the binding from which it was derived, and so on down to the base. The ambient one
  /// comes last. Over a `State`, SwiftUI lets the ambient one win.
  public var transaction: HeadlessTransaction?

  /// The functions by which the binding reads and writes.
  @usableFromInline let location: BindingLocation<Value>

  /// Makes a binding to a base that may reject writes.
  ///
  /// - Parameters:
  ///   - read: Returns the current value.
  ///   - accepts: Returns whether a write would be passed on. Nobody calls it before a write, so `write` has
  ///     to reject the same values.
  ///   - write: Takes the value and the nearest transaction. That is nil if no binding has one.
  @inlinable
  package init(
    read: @escaping () -> Value, accepts: @escaping (Value) -> Bool,
    write: @escaping (Value, HeadlessTransaction?) -> Void
  ) {
    location = BindingLocation(read: read, accepts: accepts, write: write)
  }

  /// Writes with the transaction of a binding nearer to the writer.
  ///
  /// - Parameters:
  ///   - value: The value to write.
  ///   - outer: The transaction of the nearer binding. Nil if it has none.
  @inlinable
  package func set(_ value: Value, in outer: HeadlessTransaction?) {
    location.write(value, outer ?? transaction)
  }

  /// The current value.
  ///
  /// A rejected write leaves the base as it was.
  @inlinable
  public var wrappedValue: Value {
    get { location.read() }
    nonmutating set { set(newValue, in: nil) }
  }

  /// The binding itself, for `$name`.
  @inlinable
  public var projectedValue: HeadlessBinding { self }

  /// Returns whether a write of `value` would be passed on to the base now.
  ///
  /// - Parameter value: The value to write.
  /// - Returns: `false` if the write is rejected, which leaves the base as it was.
  @inlinable
  public func accepts(_ value: Value) -> Bool { location.accepts(value) }
}

extension HeadlessBinding: Equatable {
  /// Returns whether both write in equal transactions, and are copies of one binding or equal key paths of
  /// such copies.
  ///
  /// Closures cannot be compared. So two bindings that are made of closures, each on its own, are never equal.
  @inlinable
  public static func == (one: HeadlessBinding, other: HeadlessBinding) -> Bool {
    one.transaction == other.transaction && one.location.isSame(as: other.location)
  }
}
