/// What is known of a location, whatever is read and written there.
@usableFromInline
class AnyBindingLocation {
  /// The location of the whole, and the key path that leads from there to this part of it, if one does.
  @usableFromInline final var origin: (whole: AnyBindingLocation, part: AnyKeyPath)?

  @inlinable
  init() {}

  /// Whether both are the same one, or equal key paths lead to them from the same one.
  @usableFromInline
  final func isSame(as other: AnyBindingLocation) -> Bool {
    if self === other { return true }
    guard let origin, let otherOrigin = other.origin else { return false }
    return origin.part == otherOrigin.part && origin.whole.isSame(as: otherOrigin.whole)
  }
}

/// What a headless binding reads and writes.
///
/// One object for each derivation, because a binding is copied far more often than it is made.
@usableFromInline
final class BindingLocation<Value>: AnyBindingLocation {
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
    super.init()
  }
}
