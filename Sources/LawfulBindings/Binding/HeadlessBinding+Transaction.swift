extension HeadlessBinding {
  /// Returns the same binding with a transaction of its own.
  ///
  /// - Parameter transaction: The transaction, which replaces any other one as a whole.
  @inlinable
  public func transaction(_ transaction: HeadlessTransaction) -> HeadlessBinding {
    var binding = self
    binding.transaction = transaction
    return binding
  }

  // Specimens repeat the default, and so does `withHeadlessAnimation`.
  /// Returns the same binding, whose writes are animated.
  ///
  /// - Parameter name: The name of the animation. Nil suppresses even the ambient one.
  @inlinable
  public func animation(_ name: String? = "default") -> HeadlessBinding {
    transaction(HeadlessTransaction(animation: name))
  }
}
