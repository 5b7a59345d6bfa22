/// The part of a location that does not depend on the type of its value.
@usableFromInline
class AnyBindingLocation {
  /// The location of the whole, and the key path from there to this part.
  ///
  /// Nil if no key path leads here.
  @usableFromInline final var origin: (whole: AnyBindingLocation, part: AnyKeyPath)?

  @inlinable
  init() {}

  /// Returns whether both are the same location, or equal key paths lead to them from the same one.
  @usableFromInline
  final func isSame(as other: AnyBindingLocation) -> Bool {
    if self === other { return true }
    guard let origin, let otherOrigin = other.origin else { return false }
    return origin.part == otherOrigin.part && origin.whole.isSame(as: otherOrigin.whole)
  }
}

/// The functions by which a headless binding reads and writes.
///
/// Each derivation makes one object, because a binding is copied far more often than it is made.
@usableFromInline
final class BindingLocation<Value>: AnyBindingLocation {
  /// Returns the current value.
  @usableFromInline let read: () -> Value
  /// Returns whether a write would be passed on.
  @usableFromInline let accepts: (Value) -> Bool
  /// Writes a value with the transaction nearest to the writer.
  ///
  /// The transaction is nil if no binding has one. The function drops values that `accepts` refuses, because
  /// nobody calls that before a write.
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
