extension HeadlessBinding {
  /// The same binding with a transaction of its own.
  ///
  /// - Parameter transaction: Replaces, as a whole, whatever would have been carried.
  @inlinable
  public func transaction(_ transaction: HeadlessTransaction) -> HeadlessBinding {
    var binding = self
    binding.transaction = transaction
    return binding
  }

  // Specimens repeat the default, which `withHeadlessAnimation` has, too.
  /// The same binding whose writes are animated.
  ///
  /// - Parameter name: The animation; `nil` keeps even the ambient animation away.
  @inlinable
  public func animation(_ name: String? = "default") -> HeadlessBinding {
    transaction(HeadlessTransaction(animation: name))
  }
}
