extension LawSet {
  /// The laws of ports that are on while their elements are in a set, and of parents of such ports.
  public static let membership = LawSet(
    "membership", [.onIffMember, .onlyOwnElement, .parentOnIffAll, .parentSetKeepsForeign])
}

extension Law {
  /// On exactly when contained.
  ///
  /// ```swift
  /// #expect(binding.wrappedValue == members.contains(element))
  /// ```
  ///
  /// - Broken by: a test for a similar element, an inverted reading.
  ///   Specimen: `SimilarMembership`, smallest at `s = {"apple pie"}`, `p = apple`.
  /// - Source: house rule.
  public static let onIffMember = Law(
    "on-iff-member", "on exactly when contained",
    "get(p, x) = on ⇔ elements(p) ⊆ x",
    Membership.onIffMember)

  /// The other elements stay.
  ///
  /// ```swift
  /// binding.wrappedValue = a
  /// #expect(members.subtracting([element]) == before.subtracting([element]))
  /// ```
  ///
  /// - Broken by: a setter that replaces the set, a set-off that removes everything.
  ///   Specimen: `ReplacedSet`, smallest at `s = {"banana"}`, `set apple on`.
  /// - Source: house rule.
  public static let onlyOwnElement = Law(
    "only-own-element", "the other elements stay",
    "accepted(a) ⇒ set(p, a, s) ∖ elements(p) = s ∖ elements(p)",
    Membership.onlyOwnElement)

  /// The parent is on exactly when every child is.
  ///
  /// Without children, it is as the model declares.
  ///
  /// ```swift
  /// #expect(parent.wrappedValue == members.isSuperset(of: children))
  /// ```
  ///
  /// - Broken by: comparing counts. Specimen: `CountingParent`, smallest at `s = {"A", "X"}`.
  /// - Source: house rule; that a parent without children is off is policy.
  public static let parentOnIffAll = Law(
    "parent-on-iff-all", "the parent is on exactly when every child is",
    "get(p, x) = on ⇔ elements(p) ⊆ x",
    Membership.parentOnIffAll)

  /// The parent touches its children only.
  ///
  /// ```swift
  /// parent.wrappedValue = a
  /// #expect(members.subtracting(children) == before.subtracting(children))
  /// ```
  ///
  /// - Broken by: removing everything when set off. Specimen: `ErasingParent`, smallest at
  ///   `s = {"X"}`, `set parent off`.
  /// - Source: house rule.
  public static let parentSetKeepsForeign = Law(
    "parent-set-keeps-foreign", "the parent touches its children only",
    "accepted(a) ⇒ set(p, a, s) ∖ elements(p) = s ∖ elements(p)",
    Membership.parentSetKeepsForeign)
}

/// The statements that terms cannot make, one case for each law.
private enum Membership: Law.Form {
  case onIffMember, onlyOwnElement, parentOnIffAll, parentSetKeepsForeign

  func statement<Model: ReferenceModel>(for model: Model) -> Law.Statement<Model>? {
    // Opens the existential: Swift cannot cast a generic model to a protocol with associated types.
    func open(_ model: some ContainmentModel) -> Any? { statement(about: model) }
    return (model as? any ContainmentModel).flatMap { open($0) } as? Law.Statement<Model>
  }

  private func statement<M: ContainmentModel>(about model: M) -> Law.Statement<M>? {
    switch self {
    case .onIffMember:
      containment(model) { !model.isParent($0) }
    case .onlyOwnElement:
      keeping(model) { !model.isParent($0) }
    case .parentOnIffAll:
      containment(model, at: model.isParent)
    case .parentSetKeepsForeign:
      keeping(model, at: model.isParent)
    }
  }
}

extension Membership {
  /// Returns the statement that ports of one sort are on exactly when their elements are in the set.
  ///
  /// Nil if the model has no such port.
  fileprivate func containment<M: ContainmentModel>(
    _ model: M, at isAbout: @escaping (M.Port) -> Bool
  ) -> Law.Statement<M>? {
    model.ports.contains(where: isAbout) ? .always { $0.wrongMembership(at: isAbout) } : nil
  }

  /// Returns the statement that sets at ports of one sort keep the elements of all others.
  ///
  /// Nil if the model has no such port.
  fileprivate func keeping<M: ContainmentModel>(
    _ model: M, at isAbout: @escaping (M.Port) -> Bool
  ) -> Law.Statement<M>? {
    guard model.ports.contains(where: isAbout) else { return nil }
    return .forAll(
      [.p, .a],
      where: { variables, base in
        isAbout(variables.p.port) && variables.accepts(variables.a, in: base)
      },
      after: [.set(.p, .a)]
    ) { variables, moment in
      moment.foreignChange(setting: variables.p.port)
    }
  }
}

extension Law.Moment where Model: ContainmentModel {
  /// Returns the first port of this sort whose reading contradicts the set of elements.
  ///
  /// Nil if there is none.
  fileprivate func wrongMembership(at isAbout: (Model.Port) -> Bool) -> Discrepancy? {
    for handle in present where isAbout(handle.port) {
      let value = reading(handle)
      let expected = model.isExpected(handle.port, in: base)
      if model.isOn(value) == expected { continue }
      return Discrepancy(
        at: .reading(handle), found: TraceValue(value), expected: expected ? "on" : "not on")
    }
    return nil
  }

  /// Returns how the elements of other ports changed.
  ///
  /// Nil if they did not.
  fileprivate func foreignChange(setting port: Model.Port) -> Discrepancy? {
    let found = model.foreign(to: port, standingIn: before, in: base)
    let expected = model.foreign(to: port, standingIn: before, in: before)
    if found == expected { return nil }
    return Discrepancy(
      at: .elementsBeside(port: portText(port)), found: TraceValue(found),
      expected: TraceValue(expected))
  }
}
