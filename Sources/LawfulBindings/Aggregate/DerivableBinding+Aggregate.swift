// Reports print the first initialiser.
extension DerivableBinding where Value == ToggleState {
  /// Makes a binding to the state of several aggregates or flags together: on, off, or else mixed.
  ///
  /// A write goes to every part once, in order. A part that rejects the value keeps the aggregate from
  /// reading it. Leave such parts out. ``Swift/Array/rejecting(_:)`` returns their positions. The
  /// binding has the transaction of the first part. A ``HeadlessBinding`` asks each part for its own at each
  /// write.
  ///
  /// Upholds `set-get`, the laws of the mixed state, and those of honesty if its parts do. Upholds `get-set`
  /// if the state is not mixed. Mixed cannot be written. It writes once for each part. A model has to count
  /// these writes, or `set-once` breaks, and has to permit the bases between them, or `atomic` breaks.
  ///
  /// - Parameters:
  ///   - parts: The parts. The list is fixed. The values of the parts are read again each time.
  ///   - isOnWhenEmpty: Whether no parts at all read on. The opposite is then rejected. By default they do,
  ///     as "all of nothing" is true. SwiftUI does the same.
  @inlinable
  public init(aggregating parts: [Self], isOnWhenEmpty: Bool = true) {
    let whenEmpty = ToggleState(isOnWhenEmpty)
    let accepts = { (state: ToggleState) in
      state != .mixed && (!parts.isEmpty || state == whenEmpty)
    }
    self.init(
      transaction: parts.first?.ownTransaction,
      reading: { ToggleState(folding: parts.lazy.map { $0.wrappedValue }) ?? whenEmpty },
      accepting: { state in
        accepts(state) && (parts.isEmpty || parts.contains { $0.admits(state) })
      },
      writing: { state, transaction in
        guard accepts(state) else { return }
        for part in parts { part.put(state, in: transaction) }
      })
  }

  /// Makes a binding to the state of several flags together, each behind a binding of its own.
  ///
  /// Upholds the same laws as ``init(aggregating:isOnWhenEmpty:)``.
  ///
  /// - Parameters:
  ///   - sources: The bindings. Naming a source twice is harmless.
  ///   - isOn: The flag in each source.
  ///   - isOnWhenEmpty: Whether no sources at all read on. The opposite is then rejected.
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
