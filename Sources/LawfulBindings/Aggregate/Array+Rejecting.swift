extension Array {
  /// The positions of the bindings that neither read `value` nor accept it, such as constants.
  ///
  /// They are what keeps an aggregate over the bindings from ever reading `value`.
  ///
  /// - Parameter value: What would be written.
  /// - Returns: The positions, ascending.
  public func rejecting<Value: Equatable>(_ value: Value) -> [Int]
  where Element == HeadlessBinding<Value> {
    indices.filter { self[$0].wrappedValue != value && !self[$0].accepts(value) }
  }
}
