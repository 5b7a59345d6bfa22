extension LawSet {
  /// What ports must do that share one selection, each on while its own tag is selected.
  public static let selection = LawSet(
    "selection", [.atMostOneOn, .exactlyOneOn, .setOnSelects, .setOffClearsOwn, .foreignKept])
}

extension Law {
  /// No two ports are on at once.
  ///
  /// ```swift
  /// #expect(bindings.filter(\.wrappedValue).count <= 1)
  /// ```
  ///
  /// - Broken by: two links with the same tag, one Bool for each option.
  ///   Specimen: `DuplicateTags`, smallest at `s = .first`.
  /// - Source: house rule.
  public static let atMostOneOn = Law(
    "at-most-one-on", "no two ports are on at once",
    "p ≠ q ⇒ ¬(get(p, x) ∧ get(q, x))",
    Selection.atMostOneOn)

  /// One port is always on.
  ///
  /// ```swift
  /// #expect(bindings.contains(where: \.wrappedValue))
  /// ```
  ///
  /// - Broken by: a radio button that can be set off.
  ///   Specimen: `ClearableRadio`, smallest at `s = .a`, `set a off`.
  /// - Source: house rule.
  public static let exactlyOneOn = Law(
    "exactly-one-on", "one port is always on",
    "∃ p. get(p, x), for a required selection",
    Selection.exactlyOneOn)

  /// Setting on selects.
  ///
  /// ```swift
  /// a.wrappedValue = true
  /// #expect(a.wrappedValue)
  /// #expect(!b.wrappedValue)
  /// ```
  ///
  /// - Broken by: a set that leaves the others on.
  ///   Specimen: `IndependentFlags`, smallest at `s = {.b}`, `p = a`.
  /// - Source: house rule.
  public static let setOnSelects = Law(
    "set-on-selects", "setting on selects",
    "get(p, set(p, on, s)) ∧ ∀ q ≠ p. ¬get(q, set(p, on, s))",
    Selection.setOnSelects)

  /// Setting off clears only one's own.
  ///
  /// ```swift
  /// selection = .b
  /// a.wrappedValue = false
  /// #expect(selection == .b)
  /// ```
  ///
  /// - Broken by: a set-off that writes `nil` whatever is selected.
  ///   Specimen: `ClearAnySelection`, smallest at `s = .b`, `p = a`.
  /// - Source: house rule.
  public static let setOffClearsOwn = Law(
    "set-off-clears-own", "setting off clears only one's own",
    "¬get(p, s) ⇒ set(p, off, s) = s",
    Selection.setOffClearsOwn)

  /// An unknown selection survives.
  ///
  /// ```swift
  /// selection = .another  // no port's tag
  /// a.wrappedValue = false
  /// #expect(selection == .another)
  /// ```
  ///
  /// - Broken by: a set-off that writes `nil` when no port is on.
  ///   Specimen: `UnknownCleared`, smallest at `s = .another`, `p = a`.
  /// - Source: house rule.
  public static let foreignKept = Law(
    "foreign-kept", "an unknown selection survives",
    "(∀ q. ¬get(q, s)) ⇒ set(p, off, s) = s",
    Selection.foreignKept)
}

/// What the laws state.
private enum Selection: Law.Form {
  case atMostOneOn, exactlyOneOn, setOnSelects, setOffClearsOwn, foreignKept

  func statement<Model: ReferenceModel>(for model: Model) -> Law.Statement<Model>? {
    func erased(_ kind: some SelectingModel) -> Any? { statement(about: kind) }
    return model.selecting.flatMap { erased($0) } as? Law.Statement<Model>
  }

  private func statement<M: SelectingModel>(about model: M) -> Law.Statement<M>? {
    switch self {
    case .atMostOneOn:
      return .always { $0.atMostOneOn }
    case .exactlyOneOn:
      return model.isRequired ? .always { $0.someOn } : nil
    case .setOnSelects:
      return .forAll(
        .p, where: { model.accepts(true, at: $0.p.port, in: $1) }, after: { [.set($0.p, true)] }
      ) {
        Discrepancy(reading: $0.p, $1.reading($0.p), expected: true, by: model) ?? $1.atMostOneOn
      }
    case .setOffClearsOwn:
      return .forAll(.p, where: { !$0.get(in: $1) }, alike: { [.set($0.p, false)] }, { _ in [] })
    case .foreignKept:
      // One of the ports is always on.
      if model.isRequired { return nil }
      return .forAll(
        .p, where: { _, base in !model.ports.contains { model.get($0, in: base) } },
        alike: { [.set($0.p, false)] }, { _ in [] })
    }
  }
}

extension Law.Moment where Model: SelectingModel {
  private var portsOn: [String] { present.filter(reading).map { portText($0.port) } }

  fileprivate var atMostOneOn: Discrepancy? {
    let on = portsOn
    if on.count <= 1 { return nil }
    return Discrepancy(
      at: .property(named: "ports on"), found: on.joined(separator: " and "),
      expected: "at most one")
  }

  fileprivate var someOn: Discrepancy? {
    if !portsOn.isEmpty { return nil }
    return Discrepancy(at: .property(named: "ports on"), found: "none", expected: "one")
  }
}
