extension DerivableBinding {
  /// Makes one binding of two.
  ///
  /// A write goes to both, to the first one first, or to none if either is certain to reject its part. The
  /// two must not overlap: if both lead to the same value, the second write wins. The pair has the
  /// transaction of the first. A ``HeadlessBinding`` asks each part for its own at each write.
  ///
  /// Upholds the laws of the round trip, of honesty and of locality if both parts do and do not overlap. It
  /// writes once for each part. A model has to count two writes, or `set-once` breaks, and has to permit the
  /// base between them, or `atomic` breaks.
  ///
  /// - Parameters:
  ///   - first: The first part.
  ///   - second: The second part.
  @inlinable
  public init<First, Second>(
    pairing first: some DerivableBinding<First, Transaction>,
    with second: some DerivableBinding<Second, Transaction>
  ) where Value == (First, Second) {
    let accepts = { (pair: (First, Second)) in first.admits(pair.0) && second.admits(pair.1) }
    self.init(
      transaction: first.ownTransaction, reading: { (first.wrappedValue, second.wrappedValue) },
      accepting: accepts,
      writing: { pair, transaction in
        guard accepts(pair) else { return }
        first.put(pair.0, in: transaction)
        second.put(pair.1, in: transaction)
      })
  }
}

extension HeadlessBinding {
  /// Returns this binding and another one as a pair; see ``DerivableBinding/init(pairing:with:)``.
  @inlinable
  public func zip<Other>(_ other: HeadlessBinding<Other>) -> HeadlessBinding<(Value, Other)> {
    HeadlessBinding<(Value, Other)>(pairing: self, with: other)
  }
}
