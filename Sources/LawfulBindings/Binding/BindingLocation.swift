/// What a headless binding reads and writes.
///
/// One object for each derivation, because a binding is copied far more often than it is made.
@usableFromInline
final class BindingLocation<Value> {
  /// Returns the value of now.
  @usableFromInline let read: () -> Value
  /// Whether a write would be passed on.
  @usableFromInline let accepts: (Value) -> Bool
  /// Takes a value and the transaction nearest to the writer, `nil` when no binding has one.
  ///
  /// It drops what `accepts` refuses: nobody asks that before a write.
  @usableFromInline let write: (Value, HeadlessTransaction?) -> Void

  @inlinable
  init(
    read: @escaping () -> Value, accepts: @escaping (Value) -> Bool,
    write: @escaping (Value, HeadlessTransaction?) -> Void
  ) {
    self.read = read
    self.accepts = accepts
    self.write = write
  }
}
