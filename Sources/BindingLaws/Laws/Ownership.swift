extension LawSet {
  /// The laws of a control that owns its value unless somebody provides a binding for it.
  public static let ownership = LawSet(
    "ownership", [.externalWins, .otherSideUntouched, .instancesIndependent, .switchFresh])
}

extension Law {
  /// A provided binding is the truth.
  ///
  /// ```swift
  /// let group = DisclosureGroup(isExpanded: $isExpanded) {}
  /// #expect(group.isExpanded == isExpanded)
  /// ```
  ///
  /// - Broken by: a control that copies the provided value into its own state.
  ///   Specimen: `OwnStateWins`, smallest at `s = (external: on, own: off, isProvided: on)`.
  /// - Source: SwiftUI, `DisclosureGroup(isExpanded:)`; house rule.
  public static let externalWins = Law(
    "external-wins", "a provided binding is the truth",
    "provided(p, s) ⇒ get(p, s) = external(p, s)",
    Ownership.externalWins)

  /// The unused side is never written.
  ///
  /// While a binding is provided, the unused side is the control's own. Otherwise it is the provided one.
  ///
  /// ```swift
  /// group.isExpanded = true
  /// #expect(privateState == before)  // while a binding is provided
  /// ```
  ///
  /// - Broken by: a setter that writes both sides.
  ///   Specimen: `BothSidesWritten`, smallest at `a = on`.
  /// - Source: house rule.
  public static let otherSideUntouched = Law(
    "other-side-untouched", "the unused side is never written",
    "unused(p, set(p, a, s)) = unused(p, s)",
    Ownership.otherSideUntouched)

  /// Two self-owned instances share nothing.
  ///
  /// ```swift
  /// one.isExpanded = true
  /// #expect(another.isExpanded == before)
  /// ```
  ///
  /// - Broken by: private state that is static.
  ///   Specimen: `SharedPrivateState`, smallest at `p = first, q = second, a = on`.
  /// - Source: SwiftUI, `State`; house rule.
  public static let instancesIndependent = Law(
    "instances-independent", "two self-owned instances share nothing",
    "neither p nor q ≠ p is provided ⇒ get(q, set(p, a, s)) = own(q, s)",
    Ownership.instancesIndependent)

  /// A switch of provider is seen by held bindings.
  ///
  /// ```swift
  /// let held = group.binding
  /// group.provider = $isExpanded
  /// held.wrappedValue = true
  /// #expect(group.isExpanded == held.wrappedValue)
  /// ```
  ///
  /// - Broken by: choosing between provided and private when the binding is made.
  ///   Specimen: `OwnerChosenOnce`, smallest at a hold, a switch and a set.
  /// - Source: house rule.
  public static let switchFresh = Law(
    "switch-fresh", "a switch of provider is seen by held bindings",
    "get(held p, set(held p, a, x)) = get(p, set(held p, a, x))",
    Ownership.switchFresh)
}

/// The statements that terms cannot make, one case for each law.
private enum Ownership: Law.Form {
  case externalWins, otherSideUntouched, instancesIndependent, switchFresh

  func statement<Model: ReferenceModel>(for model: Model) -> Law.Statement<Model>? {
    // Opens the existential: Swift cannot cast a generic model to a protocol with associated types.
    func open(_ model: some OwnershipModel) -> Any? { statement(about: model) }
    return (model as? any OwnershipModel).flatMap { open($0) } as? Law.Statement<Model>
  }

  private func statement<M: OwnershipModel>(about model: M) -> Law.Statement<M>? {
    switch self {
    case .externalWins:
      return .forAll(
        .p, where: { variables, base in model.isProvided(variables.p.port, in: base) },
        after: []
      ) { variables, moment in
        moment.providedMismatch(of: variables.p)
      }
    case .otherSideUntouched:
      return .forAll([.p, .a], after: [.set(.p, .a)]) { variables, moment in
        moment.unusedSideChange(of: variables.p.port)
      }
    case .instancesIndependent:
      if model.ports.count == 1 { return nil }
      return .forAll(
        [.p, .q, .a],
        where: { variables, base in
          model.areApart(variables.p.port, variables.q.port, in: base)
        },
        after: [.set(.p, .a)]
      ) { variables, moment in
        moment.sharingMismatch(of: variables.q)
      }
    case .switchFresh:
      return .forAll([.heldP, .a], after: [.set(.heldP, .a)]) { variables, moment in
        moment.heldMismatch(of: variables.p)
      }
    }
  }
}

extension OwnershipModel {
  fileprivate func areApart(_ p: Port, _ q: Port, in base: Base) -> Bool {
    p != q && !isProvided(p, in: base) && !isProvided(q, in: base)
  }
}

extension Law.Moment where Model: OwnershipModel {
  fileprivate func providedMismatch(of handle: Handle<Model.Port>) -> Discrepancy? {
    Discrepancy(
      reading: handle, reading(handle), expected: model.external(handle.port, in: base),
      by: model)
  }

  fileprivate func unusedSideChange(of port: Model.Port) -> Discrepancy? {
    let isProvided = model.isProvided(port, in: before)
    let readUnused = isProvided ? model.own : model.external
    let unusedSide = isProvided ? "own" : "external"
    let found = readUnused(port, base)
    let expected = readUnused(port, before)
    if model.areEquivalent(found, expected) { return nil }
    return Discrepancy(
      at: .measure(named: unusedSide, of: [portText(port)]), found: TraceValue(found),
      expected: TraceValue(expected))
  }

  fileprivate func sharingMismatch(of handle: Handle<Model.Port>) -> Discrepancy? {
    Discrepancy(
      reading: handle, reading(handle), expected: model.own(handle.port, in: before), by: model
    )
  }
}
