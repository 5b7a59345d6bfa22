extension HeadlessBinding {
  /// Makes a binding to a base behind two functions.
  ///
  /// - Parameters:
  ///   - get: Returns the current value.
  ///   - set: Stores a value. It runs inside the transaction of the write.
  @inlinable
  public init(get: @escaping () -> Value, set: @escaping (Value) -> Void) {
    self.init(
      get: get, set: { value, transaction in withHeadlessTransaction(transaction) { set(value) } })
  }

  /// Makes a binding to a base that gets the transaction of each write.
  ///
  /// - Parameters:
  ///   - get: Returns the current value.
  ///   - set: Stores a value, and takes the transaction of the write; see ``transaction``.
  @inlinable
  public init(get: @escaping () -> Value, set: @escaping (Value, HeadlessTransaction) -> Void) {
    self.init(read: get, accepts: { _ in true }, write: { set($0, $1.orAmbient) })
  }

  /// Makes `$name` usable as a parameter of functions and closures.
  ///
  /// - Parameter projectedValue: The binding to use.
  @inlinable
  public init(projectedValue: HeadlessBinding) { self = projectedValue }

  /// Returns a binding that always reads `value` and rejects every write.
  ///
  /// - Parameter value: The value that it always reads. A constant made from live state goes stale.
  @inlinable
  public static func constant(_ value: Value) -> HeadlessBinding {
    HeadlessBinding(read: { value }, accepts: { _ in false }, write: { _, _ in })
  }
}
