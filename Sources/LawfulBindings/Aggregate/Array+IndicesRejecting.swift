extension Array {
  /// Returns the positions of the bindings that neither read `value` nor accept it, such as constants.
  ///
  /// These bindings keep an aggregate over all of them from ever reading `value`. The array stays as it is, and
  /// nothing is written.
  ///
  /// - Parameter value: The value that an aggregate is to read.
  /// - Returns: The positions, ascending.
  public func rejecting<Value: Equatable>(_ value: Value) -> [Int]
  where Element == HeadlessBinding<Value> {
    indices.filter { self[$0].wrappedValue != value && !self[$0].accepts(value) }
  }
}
