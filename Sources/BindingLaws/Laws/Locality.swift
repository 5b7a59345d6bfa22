extension LawSet {
  /// The laws between the ports of a system.
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
    SetLocal())

  /// The order of unrelated sets is irrelevant.
  ///
  /// ```swift
  /// one.wrappedValue = a
  /// other.wrappedValue = b  // as if in the other order
  /// ```
  ///
  /// Two sets are disjoint if they commute in the model.
  ///
  /// - Broken by: a pair binding whose halves are the same binding.
  ///   Specimen: `AliasedParts`, smallest at `s = (off, off)`, `set y off`, `set x on`.
  /// - Source: put-put for disjoint foci; house rule.
  public static let disjointSetsCommute = Law(
    "disjoint-sets-commute", "the order of unrelated sets is irrelevant",
    Terms(claim: .commutes(.set(.p, .a), .set(.q, .b))))

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
    "conforms", "the system does what the model says", Terms(claim: .conforms))
}

/// The statement of the law, which terms cannot make.
private struct SetLocal: Law.Form {
  func statement<M: ReferenceModel>(for model: M) -> Law.Statement<M>? {
    .forAll(
      [.p, .a], where: { variables, base in variables.accepts(variables.a, in: base) },
      after: [.set(.p, .a)]
    ) { variables, moment in
      moment.outsideChange(by: variables)
    }
  }
}

extension Law.Moment {
  fileprivate func outsideChange(by variables: Law.Variables<Model>) -> Discrepancy? {
    let port = variables.p.port
    let value = variables.a
    let found = model.outside(port, setting: value, in: base)
    let expected = model.outside(port, setting: value, in: before)
    if model.areEquivalent(bases: found, expected) { return nil }
    return Discrepancy(
      at: .measure(named: "outside", of: [portText(port), traceText(value)]),
      found: TraceValue(found), expected: TraceValue(expected))
  }
}
