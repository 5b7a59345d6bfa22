// `AnyBindingType.md` repeats whose transaction it has, and what SwiftUI's bindings write of a pair.
extension DerivableBinding {
  /// Two bindings as one.
  ///
  /// Both are written, the first one first, or none if either is certain to reject its part. The two
  /// must not overlap: of a pair over one base twice, the second write wins. It has the transaction of
  /// the first; a ``HeadlessBinding`` asks each part at each write. Upholds the laws of the round trip, of
  /// honesty and of locality if both parts do and do not overlap. It writes once for each part: a model has
  /// to count two writes, or `set-once` breaks. It has to permit the base between them, or `atomic` breaks.
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
      transaction: first.own, reading: { (first.wrappedValue, second.wrappedValue) },
      accepting: accepts,
      writing: { pair, transaction in
        guard accepts(pair) else { return }
        first.put(pair.0, in: transaction)
        second.put(pair.1, in: transaction)
      })
  }
}

extension HeadlessBinding {
  /// This binding and another one as a pair; see ``DerivableBinding/init(pairing:with:)``.
  @inlinable
  public func zip<Other>(_ other: HeadlessBinding<Other>) -> HeadlessBinding<(Value, Other)> {
    HeadlessBinding<(Value, Other)>(pairing: self, with: other)
  }
}
