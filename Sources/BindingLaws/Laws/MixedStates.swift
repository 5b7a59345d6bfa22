extension LawSet {
  /// The laws of a port that aggregates others into on, off and mixed.
  public static let mixedState = LawSet(
    "mixed state",
    [
      .onIffAll, .offIffNone, .mixedIffDisagreement, .setMakesUniform, .tapFromMixedTurnsOn,
      .orderIrrelevant, .eachMemberWrittenOnce, .renderingDistinguishes, .tapsReachBoth,
    ])
}

extension Law {
  /// On exactly when all are on.
  ///
  /// ```swift
  /// #expect(parent.isOn == children.allSatisfy(\.isOn))
  /// ```
  ///
  /// - Broken by: showing some as on. Specimen: `AnyReadsOn`, smallest at `s = {.one}`.
  /// - Source: SwiftUI, `Toggle(sources:isOn:)`.
  public static let onIffAll = Law(
    "on-iff-all", "on exactly when all are on",
    "get(p, x) = on ⇔ ∀ members m. get(m, x) = on",
    Folds.onIffAll)

  /// Off exactly when none is on.
  ///
  /// ```swift
  /// #expect(parent.isOff == children.allSatisfy(\.isOff))
  /// ```
  ///
  /// - Broken by: showing mixed as off. Specimen: `MixedReadsOff`, smallest at `s = {.one}`.
  /// - Source: SwiftUI, `Toggle(sources:isOn:)`.
  public static let offIffNone = Law(
    "off-iff-none", "off exactly when none is on",
    "get(p, x) = off ⇔ ∀ members m. get(m, x) = off",
    Folds.offIffNone)

  /// Mixed exactly when members differ.
  ///
  /// ```swift
  /// #expect(parent.isMixed == (Set(children.map(\.isOn)).count > 1))
  /// ```
  ///
  /// - Broken by: two states for three. Specimen: `MixedReadsOff`, smallest at `s = {.one}`.
  /// - Source: SwiftUI, `Toggle(sources:isOn:)`.
  public static let mixedIffDisagreement = Law(
    "mixed-iff-disagreement", "mixed exactly when members differ",
    "get(p, x) = mixed ⇔ some member is on and some is off, or one is mixed",
    Folds.mixedIffDisagreement)
}

/// The statements that terms cannot make, one case for each law.
private enum Folds: AggregateForm {
  case onIffAll, offIffNone, mixedIffDisagreement

  func statement<M: AggregateModel>(about model: M) -> Law.Statement<M>? {
    switch self {
    case .onIffAll: model.reading(true).flatMap(model.fold)
    case .offIffNone: model.reading(false).flatMap(model.fold)
    case .mixedIffDisagreement: model.fold(is: model.mixed)
    }
  }
}

extension AggregateModel {
  /// Returns the statement that an aggregate reads this state exactly when its members ask for it.
  fileprivate func fold(is state: Value) -> Law.Statement<Self>? {
    Law.Statement.always { $0.wrongFold(is: state) }
      .seeing("a port that aggregates others") { _, moment in
        moment.present.contains(where: isAggregate)
      }
  }
}

extension AggregateModel {
  /// Returns whether the port aggregates any others.
  func isAggregate(_ handle: Handle<Port>) -> Bool {
    members(of: handle.port)?.isEmpty == false
  }

  /// Returns whether the port is an aggregate that accepts both on and off, and that a tap sets.
  func isTappable(_ handle: Handle<Port>, in base: Base) -> Bool {
    isAggregate(handle) && tapped(get(handle.port, in: base)) != nil
      && [true, false].compactMap(reading).allSatisfy { accepts($0, at: handle.port, in: base) }
  }
}

extension Law.Moment where Model: AggregateModel {
  /// Returns the first aggregate that reads this state while its members do not, or the reverse.
  ///
  /// Nil if there is none.
  fileprivate func wrongFold(is state: Model.Value) -> Discrepancy? {
    for handle in present {
      guard let members = handles(ofMembers: handle), !members.isEmpty else { continue }
      let found = reading(handle)
      let expected = folded(members.map(reading))
      if (found == state) != (expected == state) {
        return Discrepancy(reading: handle, found, expected: expected, by: model)
      }
    }
    return nil
  }

  private func folded(_ states: [Model.Value]) -> Model.Value {
    states.allSatisfy { $0 == states[0] } ? states[0] : model.mixed
  }

  private func handles(ofMembers handle: Handle<Model.Port>) -> [Handle<Model.Port>]? {
    // A member that aggregates nothing present does not count, as in the model's reading.
    model.members(of: handle.port)?.filter { member in
      !model.leaves(of: member, in: base).isEmpty && model.isCounted(member, in: base)
    }.compactMap(handle(of:))
  }

  /// Returns the handle to a port, if it is present.
  func handle(of port: Model.Port) -> Handle<Model.Port>? {
    present.first { $0.port == port }
  }
}
