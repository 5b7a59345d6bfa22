extension LawSet {
  /// What a port owes that aggregates others into on, off and mixed.
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
  /// > ∀ traces x p.  get(p, x) = on ⇔ ∀ members m. get(m, x) = on
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
    OnIffAll.self)

  private enum OnIffAll: AggregateForm {
    static func statement<M: AggregateModel>(about model: M.Type) -> Statement<M>? {
      M.fold(is: .on)
    }
  }

  /// Off exactly when none is on.
  ///
  /// > ∀ traces x p.  get(p, x) = off ⇔ ∀ members m. get(m, x) = off
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
    OffIffNone.self)

  private enum OffIffNone: AggregateForm {
    static func statement<M: AggregateModel>(about model: M.Type) -> Statement<M>? {
      M.fold(is: .off)
    }
  }

  /// Mixed exactly when members differ.
  ///
  /// > ∀ traces x p.  get(p, x) = mixed ⇔ some member is on and some is off, or one is mixed
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
    MixedIffDisagreement.self)

  private enum MixedIffDisagreement: AggregateForm {
    static func statement<M: AggregateModel>(about model: M.Type) -> Statement<M>? {
      M.fold(is: .mixed)
    }
  }
}

extension AggregateModel {
  fileprivate static func fold(is state: Value) -> Statement<Self>? {
    Statement.always { $0.fold(is: state) }
      .seeing("a port that aggregates others") { $1.present.contains(where: isAggregate) }
  }
}
