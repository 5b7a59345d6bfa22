// `LawsOfTime.md` repeats the tiers and what is tried: change both together.
extension LawSet {
  /// The laws of sets that are read at once, though they land later.
  static let setsAtOnce: [Law] = [.readAtOnce, .tapsArrive, .lastSetShows]
}

extension Law {
  /// A set that lands later is read at once.
  ///
  /// The law applies if the system says so: ``DeferredSystem/readsSetsAtOnce``.
  ///
  /// ```swift
  /// binding.wrappedValue = a
  /// #expect(binding.wrappedValue == a)  // before the store has answered
  /// ```
  ///
  /// - Broken by: a toggle that reads the last answer of its store, and so flips back for a moment.
  ///   Specimen: `LateSwitch`.
  /// - Source: house rule.
  public static let readAtOnce = Law(
    "read-at-once", "a set that lands later is read at once",
    "accepted(a), p still there ⇒ get(p, set(p, a, s)) = a before it lands",
    Terms(claim: .gets(.p, .a), needs: [.settling, .readingAtOnce]))

  /// Two taps arrive, though sets land later.
  ///
  /// The law applies if the system says that sets are read at once: ``DeferredSystem/readsSetsAtOnce``.
  ///
  /// ```swift
  /// toggle.tap()
  /// toggle.tap()  // and after a while the base is as before
  /// ```
  ///
  /// - Broken by: a control that computes what it sets from a late reading. Specimen: `LateSwitch`.
  /// - Source: house rule.
  public static let tapsArrive = Law(
    "taps-arrive", "two taps arrive, though sets land later",
    "settle(tap(p, tap(p, s))) = set(p, tapped(get(p, x)), x), x = set(p, tapped(get(p, s)), s)",
    Terms(
      claim: .predicted([.tap(.p), .tap(.p), .settle]), needs: [.readingAtOnce]))

  /// What was set last is read while earlier sets land.
  ///
  /// The law applies to a ``SteppedSystem`` that says that sets are read at once:
  /// ``DeferredSystem/readsSetsAtOnce``.
  ///
  /// ```swift
  /// binding.wrappedValue = a
  /// binding.wrappedValue = b
  /// #expect(binding.wrappedValue == b)  // after each answer of the store
  /// ```
  ///
  /// - Broken by: a toggle that shows each answer of its store, even when a newer one is under way.
  ///   Specimen: `EachAnswerShown`.
  /// - Source: house rule.
  public static let lastSetShows = Law(
    "last-set-shows", "what was set last is read while earlier sets land",
    "x = set(p, b, set(p, a, s)), accepted ⇒ get(p, x) = b after each set that lands",
    LastSetShows())
}

/// The statement of the law, which terms cannot make.
private struct LastSetShows: Law.Form {
  func statement<M: ReferenceModel>(for model: M) -> Law.Statement<M>? {
    // A learned model does not say which value is read after a set.
    if model.learned != nil { return nil }
    return Law.Statement.forAll(
      [.p, .a, .b], where: { variables, base in variables.areAccepted(in: base) },
      after: [.set(.p, .a), .set(.p, .b)]
    ) { variables, moment in
      moment.shownBetween(variables)
    }
    .needing(.settling).needing(.readingAtOnce).needing(.stepping)
  }
}

extension Law.Variables {
  /// Returns whether both values have to be carried out, one after the other.
  fileprivate func areAccepted(in base: Model.Base) -> Bool {
    guard accepts(a, in: base) else { return false }
    let first = model.set(a, at: p.port, in: base)
    return model.isPresent(p.port, in: first) && accepts(b, in: first)
  }
}

extension Law.Moment {
  /// Returns the first reading between landings that is not the value set last.
  ///
  /// Nil if there is none.
  fileprivate func shownBetween(_ variables: Law.Variables<Model>) -> Discrepancy? {
    let port = variables.p.port
    let first = model.set(variables.a, at: port, in: before)
    let expected = model.landing(of: variables.b, at: port, in: first)
    // Two sets were made. Eight landings are more than they need, and a store may go on without end.
    for count in 1...8 {
      guard settleOnce(), isDerivable(variables.p) else { return nil }
      let found = reading(variables.p)
      if model.areEquivalent(found, expected) { continue }
      let name = "after \(count) of the sets landed: get"
      return Discrepancy(
        at: .measure(named: name, of: [traceText(variables.p)]), found: traceText(found),
        expected: traceText(expected))
    }
    return nil
  }
}
