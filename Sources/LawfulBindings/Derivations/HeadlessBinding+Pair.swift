extension HeadlessBinding {
  /// Two bindings as one.
  ///
  /// Both are written, this one first, or none if either rejects its part. The two must not
  /// overlap: of a pair over one base twice, the second write wins.
  ///
  /// - Parameter other: The second part.
  /// - Returns: A binding to the pair.
  public func zip<Other>(_ other: HeadlessBinding<Other>) -> HeadlessBinding<(Value, Other)> {
    let accepts = { (pair: (Value, Other)) in self.accepts(pair.0) && other.accepts(pair.1) }
    return HeadlessBinding<(Value, Other)>(
      read: { (wrappedValue, other.wrappedValue) },
      accepts: accepts,
      write: { pair, transaction in
        guard accepts(pair) else { return }
        set(pair.0, in: transaction)
        other.set(pair.1, in: transaction)
      })
  }
}
