extension LawSet {
  /// The laws of what sets of aggregates lead to.
  static let setsOfAggregates: [Law] = [.setMakesUniform, .tapFromMixedTurnsOn]
}

extension Law {
  /// A set reaches every member.
  ///
  /// ```swift
  /// parent.set(true)
  /// #expect(children.allSatisfy(\.isOn))
  /// ```
  ///
  /// - Broken by: a write that stops at the first member. Specimen: `StopsAtFirst`, smallest at
  ///   `s = {}`, `a = on`.
  /// - Source: SwiftUI, `Toggle(sources:isOn:)`.
  public static let setMakesUniform = Law(
    "set-makes-uniform", "a set reaches every member",
    "accepted(a) ⇒ ∀ members m that accept a. get(m, set(p, a, s)) = a",
    AggregateSets.setMakesUniform)

  /// A tap on mixed turns all on.
  ///
  /// ```swift
  /// parent.tap()  // mixed before
  /// #expect(children.allSatisfy(\.isOn))
  /// ```
  ///
  /// - Broken by: taking mixed for on. Specimen: `MixedTurnedOff`, smallest at `s = {.one}`.
  /// - Source: policy of SwiftUI.
  public static let tapFromMixedTurnsOn = Law(
    "tap-from-mixed-turns-on", "a tap on mixed turns all on",
    "get(p, s) = mixed, p accepts sets ⇒ ∀ members m that accept on. get(m, tap(p, s)) = on",
    tier: .policy, AggregateSets.tapFromMixedTurnsOn)
}

/// The statements that terms cannot make, one case for each law.
private enum AggregateSets: AggregateForm {
  case setMakesUniform, tapFromMixedTurnsOn

  func statement<M: AggregateModel>(about model: M) -> Law.Statement<M>? {
    switch self {
    case .setMakesUniform:
      return .forAll(
        [.p, .a],
        where: { variables, base in
          model.isAggregate(variables.p) && variables.accepts(variables.a, in: base)
        },
        after: [.set(.p, .a)]
      ) { variables, moment in
        moment.otherMember(of: variables.p, reading: variables.a)
      }
    case .tapFromMixedTurnsOn:
      guard let on = model.reading(true) else { return nil }
      let statement = Law.Statement<M>.forAll(
        .p,
        where: { variables, base in
          model.isTappable(variables.p, in: base) && variables.get(in: base) == model.mixed
        },
        after: [.tap(.p)]
      ) { variables, moment in
        moment.otherMember(of: variables.p, reading: on)
      }
      // If the model has another policy, the law judges only controls, which a person taps.
      return model.tapped(model.mixed) == on ? statement : statement.needing(.renderings)
    }
  }
}

extension Law.Moment where Model: AggregateModel {
  /// Returns the first member that can be set and does not read the value.
  ///
  /// Nil if there is none.
  fileprivate func otherMember(
    of handle: Handle<Model.Port>, reading value: Model.Value
  ) -> Discrepancy? {
    for member in handles(ofLeaves: handle) where !model.isConstant(member.port) {
      if let wrong = Discrepancy(reading: member, reading(member), expected: value, by: model) {
        return wrong
      }
    }
    return nil
  }

  private func handles(ofLeaves handle: Handle<Model.Port>) -> [Handle<Model.Port>] {
    model.leaves(of: handle.port, in: base).compactMap(self.handle(of:))
  }
}
