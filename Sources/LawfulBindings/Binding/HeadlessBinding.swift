/// A way to read and write a value that somebody else owns.
///
/// It has the shape of SwiftUI's `Binding` and needs no views. It holds no value: every read and
/// every write asks the base again, so a binding that is kept while the base changes stays fresh.
@propertyWrapper
@dynamicMemberLookup
public struct HeadlessBinding<Value> {
  /// The transaction of writes through this binding, `nil` to leave it to others.
  ///
  /// The one nearest to the writer wins, as a whole: this binding's own, then that of the binding
  /// it was derived from, and so on down to the base. The ambient one comes last. Over a `State`,
  /// SwiftUI lets the ambient one win.
  public var transaction: HeadlessTransaction?

  @usableFromInline let location: BindingLocation<Value>

  /// A binding to a base that may reject writes.
  ///
  /// - Parameters:
  ///   - read: Returns the value of now.
  ///   - accepts: Whether a write would be passed on. `write` keeps to it; nobody asks before.
  ///   - write: Takes the value and the nearest transaction, `nil` when no binding has one.
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
  ///   - value: What to write.
  ///   - outer: The transaction of the nearer binding, `nil` when it has none.
  @inlinable
  package func set(_ value: Value, in outer: HeadlessTransaction?) {
    location.write(value, outer ?? transaction)
  }

  /// The value of now; a rejected write leaves the base as it was.
  @inlinable
  public var wrappedValue: Value {
    get { location.read() }
    nonmutating set { set(newValue, in: nil) }
  }

  /// The binding itself, for `$name`.
  @inlinable
  public var projectedValue: HeadlessBinding { self }

  /// Whether a write of `value` would be passed on to the base now.
  ///
  /// - Parameter value: What would be written.
  /// - Returns: `false` when the write is rejected, which leaves the base as it was.
  @inlinable
  public func accepts(_ value: Value) -> Bool { location.accepts(value) }
}

extension HeadlessBinding: Equatable {
  /// Whether both are copies of one binding, or derived by equal key paths from such copies; and write in equal
  /// transactions.
  ///
  /// Two closures are never equal: bindings that are made of them are not, either.
  @inlinable
  public static func == (one: HeadlessBinding, other: HeadlessBinding) -> Bool {
    one.transaction == other.transaction && one.location.isSame(as: other.location)
  }
}
