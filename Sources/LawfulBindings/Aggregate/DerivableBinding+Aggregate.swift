// Reports spell the first initialiser. `AnyBindingType.md` repeats whose transaction an
// aggregate has.
extension DerivableBinding where Value == ToggleState {
  /// The state of several aggregates or flags together: on, off, or else mixed.
  ///
  /// A write goes to every part, in order, once. A part that rejects it keeps the aggregate from
  /// reading what was written: leave such parts out; ``Swift/Array/rejecting(_:)`` names them. It has
  /// the transaction of the first part; a ``HeadlessBinding`` asks each part at each write. Upholds
  /// `set-get`, the laws of the mixed state, and those of honesty if its parts do; `get-set` where the state
  /// is not mixed, which cannot be written. It writes once for each part: a model has to count them,
  /// or `set-once` breaks. It has to permit the bases between them, or `atomic` breaks.
  ///
  /// - Parameters:
  ///   - parts: The parts. The list is fixed, their values are read again each time.
  ///   - isOnWhenEmpty: What no parts at all read as; the opposite is rejected then. On, by
  ///     default, as "all of nothing" is true; SwiftUI does the same.
  @inlinable
  public init(aggregating parts: [Self], isOnWhenEmpty: Bool = true) {
    let whenEmpty = ToggleState(isOnWhenEmpty)
    let accepts = { (state: ToggleState) in
      state != .mixed && (!parts.isEmpty || state == whenEmpty)
    }
    self.init(
      transaction: parts.first?.own,
      reading: { ToggleState(folding: parts.lazy.map { $0.wrappedValue }) ?? whenEmpty },
      accepting: { state in
        accepts(state) && (parts.isEmpty || parts.contains { $0.admits(state) })
      },
      writing: { state, transaction in
        guard accepts(state) else { return }
        for part in parts { part.put(state, in: transaction) }
      })
  }

  /// The state of several flags together, each behind a binding of its own.
  ///
  /// Upholds what ``init(aggregating:isOnWhenEmpty:)`` does.
  ///
  /// - Parameters:
  ///   - sources: The bindings. Naming a source twice is harmless.
  ///   - isOn: The flag in each.
  ///   - isOnWhenEmpty: What no sources at all read as; the opposite is rejected then.
  @inlinable
  public init<Source>(
    sources: [some DerivableBinding<Source, Transaction>], isOn: WritableKeyPath<Source, Bool>,
    isOnWhenEmpty: Bool = true
  ) {
    let flag = Lens<Source, ToggleState>(
      get: { ToggleState($0[keyPath: isOn]) }, put: { $0[keyPath: isOn] = $1 == .on })
    self.init(aggregating: sources.map { Self($0, through: flag) }, isOnWhenEmpty: isOnWhenEmpty)
  }
}
