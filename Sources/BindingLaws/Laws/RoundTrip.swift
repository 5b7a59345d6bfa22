extension LawSet {
  /// What one port must do for the values that are set and got through it.
  public static let roundTrip = LawSet(
    "round trip", [.setGet, .getSet, .setSet, .setTwice, .rejectedSetIsInert])
}

extension Law {
  /// You get what you set.
  ///
  /// ```swift
  /// binding.wrappedValue = a
  /// #expect(binding.wrappedValue == a)
  /// ```
  ///
  /// - Broken by: a setter that clamps, rounds or drops what it is given.
  ///   Specimen: `ClampingSetter`, smallest at `s = 0`, `a = -1`.
  /// - Source: PutGet in Foster et al., TOPLAS 2007.
  public static let setGet = Law(
    "set-get", "you get what you set",
    "accepted(a), p still there ⇒ get(p, set(p, a, s)) = a",
    RoundTrip.setGet)

  /// Setting what you got changes nothing.
  ///
  /// ```swift
  /// binding.wrappedValue = binding.wrappedValue
  /// #expect(base == before)
  /// ```
  ///
  /// - Broken by: a toggle that clears the whole selection when it is set off while it is off.
  ///   Specimen: `ClearAnySelection`, smallest at `s = .b`, `p = a`.
  /// - Source: GetPut in Foster et al., TOPLAS 2007.
  public static let getSet = Law(
    "get-set", "setting what you got changes nothing",
    "accepted(get(p, s)) ⇒ set(p, get(p, s), s) = s",
    RoundTrip.getSet)

  /// The last set wins.
  ///
  /// ```swift
  /// binding.wrappedValue = a
  /// binding.wrappedValue = b  // as if a had never been set
  /// ```
  ///
  /// - Broken by: a setter that counts or collects what it is given.
  ///   Specimen: `ChangeCounter`, smallest at `s = (off, 0)`, `a = on`, `b = off`.
  /// - Source: PutPut in Foster et al., TOPLAS 2007.
  public static let setSet = Law(
    "set-set", "the last set wins",
    "accepted(a), accepted(b), also after a ⇒ set(p, b, set(p, a, s)) = set(p, b, s)",
    RoundTrip.setSet)

  /// Setting again changes nothing.
  ///
  /// ```swift
  /// binding.wrappedValue = a
  /// binding.wrappedValue = a  // as if set once
  /// ```
  ///
  /// - Broken by: a setter that toggles instead of setting, or goes there step by step.
  ///   Specimen: `CreepingSetter`, smallest at `s = 2`, `a = 0`.
  /// - Source: PutTwice in Fischer, Hu and Pacheco, MPC 2015.
  public static let setTwice = Law(
    "set-twice", "setting again changes nothing",
    "accepted(a), also after a ⇒ set(p, a, set(p, a, s)) = set(p, a, s)",
    RoundTrip.setTwice)

  /// A rejected set changes nothing.
  ///
  /// ```swift
  /// binding.wrappedValue = a  // refused
  /// #expect(base == before)
  /// ```
  ///
  /// - Broken by: a read-only binding that is not, a radio button that can be set off.
  ///   Specimen: `ClearableRadio`, smallest at `s = .a`, `p = a`, `a = off`.
  /// - Source: house rule.
  public static let rejectedSetIsInert = Law(
    "rejected-set-is-inert", "a rejected set changes nothing",
    "¬accepted(a) ⇒ set(p, a, s) = s",
    RoundTrip.rejectedSetIsInert)
}

/// What the laws state.
private enum RoundTrip: LearnableForm {
  case setGet, getSet, setSet, setTwice, rejectedSetIsInert

  func statement<M: ReferenceModel>(for model: M.Type) -> Law.Statement<M>? {
    switch self {
    case .setGet:
      return .forAll(
        [.p, .a], where: { $0.isThereAfterSet(in: $1) }, after: { [.set($0.p, $0.a)] }
      ) {
        $1.gotBack($0)
      }
    case .getSet:
      return .forAll(
        .p, where: { $0.accepts($0.get(in: $1), in: $1) }, alike: { [.echo($0.p)] }, { _ in [] })
    case .setSet:
      return .forAll(
        [.p, .a, .b],
        where: { $0.accepts($0.b, in: $1) && $0.accepts($0.b, afterSetIn: $1) },
        alike: { [.set($0.p, $0.a), .set($0.p, $0.b)] }, { [.set($0.p, $0.b)] })
    case .setTwice:
      return .forAll(
        [.p, .a], where: { $0.accepts($0.a, afterSetIn: $1) },
        alike: { [.set($0.p, $0.a), .set($0.p, $0.a)] }, { [.set($0.p, $0.a)] })
    case .rejectedSetIsInert:
      // Where it was learned, that a refused set changes nothing is what refused means.
      if M.learned != nil || !M.mayReject { return nil }
      return .forAll(
        [.p, .a], where: { !$0.accepts($0.a, in: $1) },
        alike: { [.set($0.p, $0.a)] }, { _ in [] })
    }
  }

  func statement<M: LearningModel>(learned model: M.Type) -> Law.Statement<M>? {
    switch self {
    case .setGet:
      .forAll(
        [.p, .a], where: { $0.isThereAfterSet(in: $1) }, after: { [.set($0.p, $0.a)] }
      ) {
        $1.got($0)
      }
    case .getSet:
      .forAll(.p, after: { [.echo($0.p)] }) { _, moment in moment.likeness }
    default: statement(for: model)
    }
  }
}

extension Law.Variables {
  /// The base after `a` was set at `p`; `nil` where that is not accepted, or where `p` is not there
  /// any more.
  private func setThere(in base: Model.Base) -> Model.Base? {
    guard accepts(a, in: base) else { return nil }
    let after = Model.set(a, at: p.port, in: base)
    return Model.isPresent(p.port, in: after) ? after : nil
  }

  func isThereAfterSet(in base: Model.Base) -> Bool { setThere(in: base) != nil }

  /// Whether `value` has to be carried out at `p` where it is set: after `a`.
  fileprivate func accepts(_ value: Model.Value, afterSetIn base: Model.Base) -> Bool {
    setThere(in: base).map { accepts(value, in: $0) } ?? false
  }
}

extension Law.Moment {
  /// What is wrong with what is read after a set; what is expected is printed as the model reads it.
  func gotBack(_ variables: Law.Variables<Model>) -> Discrepancy? {
    let (p, a) = (variables.p, variables.a)
    let landing = Model.landing(of: a, at: p.port, in: before)
    return Discrepancy(reading: p, reading(p), expected: landing, by: Model.self).map {
      let read = Model.get(p.port, in: Model.set(a, at: p.port, in: before))
      return Discrepancy(at: $0.place, found: $0.found, expected: traceText(read))
    }
  }
}

extension Law.Moment where Model: LearningModel {
  /// What is wrong with what is read after a set.
  fileprivate func got(_ variables: Law.Variables<Model>) -> Discrepancy? {
    let (p, a) = (variables.p, variables.a)
    let reading = reading(p)
    if Model.isGot(reading, settingInstead: a, at: p.port, in: before) { return nil }
    return Discrepancy(reading: p, reading, expected: a, by: Model.self)
  }

  /// What is wrong with the base, where a port distinguishes it from the one before.
  fileprivate var likeness: Discrepancy? {
    Model.areAlike(base, before)
      ? nil : Discrepancy(base: base, expected: before, by: Model.self)
  }
}
