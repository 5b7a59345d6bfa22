extension LawSet {
  /// The laws of ports that share one selection, each on while its own tag is selected.
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
    SelectionLaws.atMostOneOn)

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
    SelectionLaws.exactlyOneOn)

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
    SelectionLaws.setOnSelects)

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
    SelectionLaws.setOffClearsOwn)

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
    SelectionLaws.foreignKept)
}

/// The statements that terms cannot make, one case for each law.
private enum SelectionLaws: Law.Form {
  case atMostOneOn, exactlyOneOn, setOnSelects, setOffClearsOwn, foreignKept

  func statement<M: ReferenceModel>(for model: M) -> Law.Statement<M>? {
    guard let (on, off) = model.selection.readings else { return nil }
    switch self {
    case .atMostOneOn:
      return .always { $0.severalPorts(reading: on) }
    case .exactlyOneOn:
      return model.selection.isRequired ? .always { $0.noPort(reading: on) } : nil
    case .setOnSelects:
      return Law.Statement.forAll(
        .p, where: { variables, base in variables.accepts(on, in: base) },
        after: [.set(.p, .c)]
      ) { variables, moment in
        let handle = variables.p
        return Discrepancy(reading: handle, moment.reading(handle), expected: on, by: model)
          ?? moment.severalPorts(reading: on)
      }
      .choosing(on)
    case .setOffClearsOwn:
      return Law.Statement.forAll(
        .p, where: { variables, base in variables.get(in: base) != on },
        alike: [.set(.p, .c)], []
      )
      .choosing(off)
    case .foreignKept:
      // One of the ports is always on.
      if model.selection.isRequired { return nil }
      return Law.Statement.forAll(
        .p, where: { _, base in !model.ports.contains { model.get($0, in: base) == on } },
        alike: [.set(.p, .c)], []
      )
      .choosing(off)
    }
  }
}

extension Law.Moment {
  private func ports(reading value: Model.Value) -> [String] {
    present.filter { reading($0) == value }.map { portText($0.port) }
  }

  fileprivate func severalPorts(reading value: Model.Value) -> Discrepancy? {
    let on = ports(reading: value)
    if on.count <= 1 { return nil }
    return Discrepancy(
      at: .property(named: "ports on"), found: on.joined(separator: " and "),
      expected: "at most one")
  }

  fileprivate func noPort(reading value: Model.Value) -> Discrepancy? {
    if !ports(reading: value).isEmpty { return nil }
    return Discrepancy(at: .property(named: "ports on"), found: "none", expected: "one")
  }
}
