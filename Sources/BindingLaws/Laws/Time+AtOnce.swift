extension LawSet {
  /// What sets must do that are read at once, though they land later.
  static let setsAtOnce: [Law] = [.readAtOnce, .tapsArrive]
}

extension Law {
  /// A set that lands later is read at once.
  ///
  /// It speaks where the system says so: ``DeferredSystem/readsSetsAtOnce``.
  ///
  /// ```swift
  /// binding.wrappedValue = a
  /// #expect(binding.wrappedValue == a)  // before the store has answered
  /// ```
  /// - Broken by: a toggle that reads the last answer of its store, and so flips back for a moment.
  ///   Specimen: `LateSwitch`.
  /// - Source: house rule.
  public static let readAtOnce = Law(
    "read-at-once", "a set that lands later is read at once",
    "accepted(a), p still there ⇒ get(p, set(p, a, s)) = a before it lands",
    SetsAtOnce.readAtOnce)

  /// Two taps arrive, though sets land later.
  ///
  /// It speaks where the system says that sets are read at once: ``DeferredSystem/readsSetsAtOnce``.
  ///
  /// ```swift
  /// toggle.tap()
  /// toggle.tap()  // and after a while the base is as before
  /// ```
  /// - Broken by: a control that computes what it sets from a late reading. Specimen: `LateSwitch`.
  /// - Source: house rule.
  public static let tapsArrive = Law(
    "taps-arrive", "two taps arrive, though sets land later",
    "settle(tap(p, tap(p, s))) = set(p, tapped(get(p, x)), x), x = set(p, tapped(get(p, s)), s)",
    SetsAtOnce.tapsArrive)
}

/// What the laws state.
private enum SetsAtOnce: Law.Form {
  case readAtOnce, tapsArrive

  func statement<M: ReferenceModel>(for model: M.Type) -> Law.Statement<M>? {
    switch self {
    case .readAtOnce:
      Law.Statement.forAll(
        [.p, .a], where: { $0.isThereAfterSet(in: $1) }, after: { [.set($0.p, $0.a)] }
      ) { $1.gotBack($0) }
      .needing(.settling).needing(.readingAtOnce)
    case .tapsArrive:
      Law.Statement.forAll(
        .p, where: { M.tappedTwice($0.p.port, in: $1) != nil },
        after: { [.tap($0.p), .tap($0.p), .settle] }
      ) { variables, moment in
        M.tappedTwice(variables.p.port, in: moment.before).flatMap {
          Discrepancy(base: moment.base, expected: $0, by: M.self)
        }
      }
      .needing(.settling).needing(.readingAtOnce)
    }
  }
}

extension ReferenceModel {
  /// The base after two taps of a port; `nil` where there are none, or one is not accepted.
  fileprivate static func tappedTwice(_ port: Port, in base: Base) -> Base? {
    tappedOnce(port, in: base).flatMap { tappedOnce(port, in: $0) }
  }

  private static func tappedOnce(_ port: Port, in base: Base) -> Base? {
    guard isPresent(port, in: base), let value = tapped(get(port, in: base)),
      accepts(value, at: port, in: base)
    else { return nil }
    return set(value, at: port, in: base)
  }
}
