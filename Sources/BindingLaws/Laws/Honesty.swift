extension LawSet {
  /// The laws of one port that concern the source of truth, and those who read and hold its bindings.
  public static let honesty = LawSet(
    "honesty",
    [.getPure, .derivePure, .readTransparent, .fresh, .coherent] + honestSets)
}

extension Law {
  /// Reading changes nothing.
  ///
  /// ```swift
  /// _ = binding.wrappedValue  // no write, not even of the same value
  /// ```
  ///
  /// - Broken by: a getter that repairs or remembers. Specimen: `WriteInGetter`.
  /// - Source: house rule.
  public static let getPure = Law(
    "get-pure", "reading changes nothing", Terms(claim: .inert(.get(.p))))

  /// Making a binding changes nothing.
  ///
  /// ```swift
  /// _ = Binding(selection: $selection, tag: .a)  // no write
  /// ```
  ///
  /// - Broken by: an initialiser that stores its default value.
  ///   Specimen: `DefaultStoredOnDeriving`.
  /// - Source: house rule.
  public static let derivePure = Law(
    "derive-pure", "making a binding changes nothing", Terms(claim: .inert(.derive(.p))))

  /// Extra reads never show.
  ///
  /// Nor do they show in what held bindings of vanished ports read.
  ///
  /// ```swift
  /// _ = binding.wrappedValue  // anywhere, any number of times
  /// ```
  ///
  /// - Broken by: a binding that sets relative to the last value it read. Specimen: `StaleCommit`.
  /// - Source: house rule.
  public static let readTransparent = Law(
    "read-transparent", "extra reads never show",
    Terms(claim: .same([], []), variation: .readingBetween))

  /// A held binding reads the present.
  ///
  /// ```swift
  /// let held = derive(), _ = changeTheBase()
  /// #expect(held.wrappedValue == derive().wrappedValue)
  /// ```
  ///
  /// - Broken by: a getter that returns what was there when the binding was made.
  ///   Specimen: `FrozenCapture`.
  /// - Source: house rule.
  public static let fresh = Law(
    "fresh", "a held binding reads the present",
    "get(held p, x) = get(p, x)",
    Fresh())

  /// Two derivations agree.
  ///
  /// ```swift
  /// one.wrappedValue = a  // as if another.wrappedValue = a
  /// ```
  ///
  /// - Broken by: a setter that writes into what it captured. Specimen: `CapturedWhole`.
  /// - Source: house rule.
  public static let coherent = Law(
    "coherent", "two derivations agree", Terms(claim: .same([], []), variation: .throughHeld))
}

/// The statement of the law, which terms cannot make.
private struct Fresh: Law.Form {
  func statement<M: ReferenceModel>(for model: M) -> Law.Statement<M>? {
    Law.Statement.forAll(.heldP, after: []) { variables, moment in
      moment.heldMismatch(of: variables.p)
    }
    .seeing("a held binding whose port is there") { variables, moment in
      model.isPresent(variables.p.port, in: moment.base)
    }
  }
}

extension Law.Moment {
  func heldMismatch(of held: Handle<Model.Port>) -> Discrepancy? {
    guard model.isPresent(held.port, in: base) else { return nil }
    return Discrepancy(reading: held, reading(held), expected: reading(held.fresh), by: model)
  }
}
