// `LawsOfTime.md` repeats the tiers and what is tried: change both together.
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
    Terms(claim: .gets(.p, .a), needs: [.settling, .readingAtOnce]))

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
    Terms(
      claim: .predicted([.tap(.p), .tap(.p), .settle]), needs: [.readingAtOnce]))
}
