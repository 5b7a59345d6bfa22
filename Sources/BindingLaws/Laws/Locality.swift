extension LawSet {
  /// What the ports of a system must do for one another.
  public static let locality = LawSet(
    "locality", [.setLocal, .disjointSetsCommute, .conforms])
}

extension Law {
  /// A set stays in its focus.
  ///
  /// ```swift
  /// binding.wrappedValue = a
  /// #expect(whatTheSetMustLeaveAlone == before)
  /// ```
  ///
  /// - Broken by: a parent toggle that clears elements of others when it is set off.
  ///   Specimen: `ErasingParent`, smallest at `s = {"X"}`, `p = parent`, `a = off`.
  /// - Source: house rule.
  public static let setLocal = Law(
    "set-local", "a set stays in its focus",
    "accepted(a) ⇒ outside(p, a, set(p, a, s)) = outside(p, a, s)",
    Locality.setLocal)

  /// The order of unrelated sets is irrelevant.
  ///
  /// ```swift
  /// one.wrappedValue = a
  /// other.wrappedValue = b  // as if in the other order
  /// ```
  ///
  /// Two sets are disjoint where they commute in the model.
  ///
  /// - Broken by: a pair binding whose halves are the same binding.
  ///   Specimen: `AliasedParts`, smallest at `s = (off, off)`, `set y off`, `set x on`.
  /// - Source: put-put for disjoint foci; house rule.
  public static let disjointSetsCommute = Law(
    "disjoint-sets-commute", "the order of unrelated sets is irrelevant",
    "disjoint(p, q) ⇒ set(p, a, set(q, b, s)) = set(q, b, set(p, a, s))",
    Locality.disjointSetsCommute)

  /// The system does what the model says.
  ///
  /// ```swift
  /// #expect(binding.wrappedValue == model.get(port, base))
  /// ```
  ///
  /// - Broken by: any fault that shows in a read or in the base.
  ///   Specimen: `FalseOverTrue`, smallest at `s = ["b": on]`, `set b off`.
  /// - Source: house rule; model-based testing as in Claessen and Hughes, PPDP 2002.
  public static let conforms = Law(
    "conforms", "the system does what the model says",
    "get(p, x) = model.get(p, x), and the bases agree",
    Locality.conforms)
}

/// What the laws state.
private enum Locality: LearnableForm {
  case setLocal, disjointSetsCommute, conforms

  func statement<M: ReferenceModel>(for model: M.Type) -> Law.Statement<M>? {
    switch self {
    case .setLocal:
      .forAll([.p, .a], where: { $0.accepts($0.a, in: $1) }, after: { [.set($0.p, $0.a)] }) {
        $1.surroundings(of: $0)
      }
    case .disjointSetsCommute:
      commuting { $0.areDisjoint(in: $1) }
    case .conforms:
      .conforms
    }
  }

  func statement<M: LearningModel>(learned model: M.Type) -> Law.Statement<M>? {
    switch self {
    case .disjointSetsCommute:
      commuting { M.areUnrelated($0.a, at: $0.p.port, and: $0.b, at: $0.q.port, in: $1) }
    default: statement(for: model)
    }
  }

  private func commuting<M: ReferenceModel>(
    where premise: @escaping Law.Statement<M>.Premise
  ) -> Law.Statement<M>? {
    // Where one port is always on, each set turns another off.
    if M.ports.count < 2 || M.selecting?.isRequired == true {
      return nil
    }
    return .forAll(
      [.p, .q, .a, .b], where: premise, alike: { [.set($0.q, $0.b), .set($0.p, $0.a)] },
      { [.set($0.p, $0.a), .set($0.q, $0.b)] })
  }
}

extension Law.Moment {
  fileprivate func surroundings(of variables: Law.Variables<Model>) -> Discrepancy? {
    let (port, value) = (variables.p.port, variables.a)
    let found = Model.outside(port, setting: value, in: base)
    let expected = Model.outside(port, setting: value, in: before)
    if Model.areEquivalent(bases: found, expected) { return nil }
    return Discrepancy(
      at: "outside(\(portText(port)), \(traceText(value)), …)",
      found: traceText(found), expected: traceText(expected))
  }
}

extension Law.Variables {
  fileprivate func areDisjoint(in base: Model.Base) -> Bool {
    guard p.port != q.port, let pThenQ = set(p, a, then: q, b, in: base),
      let qThenP = set(q, b, then: p, a, in: base)
    else { return false }
    return Model.areEquivalent(bases: pThenQ, qThenP)
  }

  private func set(
    _ p: Handle<Model.Port>, _ a: Model.Value, then q: Handle<Model.Port>, _ b: Model.Value,
    in base: Model.Base
  ) -> Model.Base? {
    guard Model.accepts(a, at: p.port, in: base) else { return nil }
    let middle = Model.set(a, at: p.port, in: base)
    guard Model.isPresent(q.port, in: middle), Model.accepts(b, at: q.port, in: middle) else {
      return nil
    }
    return Model.set(b, at: q.port, in: middle)
  }
}
