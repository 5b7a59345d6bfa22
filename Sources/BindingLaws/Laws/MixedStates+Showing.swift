extension Law {
  /// The order of members does not show.
  ///
  /// > ∀ s p.  get(p, s) = get(p, s with the values of its members reversed)
  ///
  /// ```swift
  /// #expect(parent(over: sources).state == parent(over: sources.reversed()).state)
  /// ```
  ///
  /// - Broken by: reading the first member for all. Specimen: `FirstStandsForAll`, smallest at
  ///   `s = (off, on)`.
  /// - Source: house rule.
  public static let orderIrrelevant = Law(
    "order-irrelevant", "the order of members does not show",
    "get(p, s) = get(p, s with the values of its members reversed)",
    OrderIrrelevant.self)

  private enum OrderIrrelevant: AggregateForm {
    static func statement<M: AggregateModel>(about model: M.Type) -> Statement<M>? {
      .forAll(.p, where: { variables, _ in M.isAggregate(variables.p) }, after: { _ in [] }) {
        $1.reversal(of: $0.p)
      }
    }
  }

  /// On, off and mixed look different.
  ///
  /// > ∀ s t p.  get(p, s) ≠ get(p, t) ⇒ rendering(p, s) ≠ rendering(p, t)
  ///
  /// ```swift
  /// #expect(Set([on, off, mixed].map(render)).count == 3)
  /// ```
  ///
  /// It speaks about controls of a Bool, too.
  ///
  /// - Broken by: a style that asks only for isOn. Specimen: `PlainCheckbox`, smallest at
  ///   `s = {.one}`, `t = {}`.
  /// - Source: house rule.
  public static let renderingDistinguishes = Law(
    "rendering-distinguishes", "on, off and mixed look different",
    "get(p, s) ≠ get(p, t) ⇒ rendering(p, s) ≠ rendering(p, t)",
    RenderingDistinguishes.self)

  private enum RenderingDistinguishes: LawForm {
    static func statement<M: ReferenceModel>(for model: M.Type) -> Statement<M>? {
      // The values are so few that each has a look of its own: two or three truth values.
      guard M.Value.self == Bool.self || M.self is any AggregateModel.Type else { return nil }
      return Statement.forAll([.p, .t], after: { [.write($0.t)] }) { $1.appearance(of: $0.p) }
        .needing(.renderings).seeing("two values of one port") {
          M.isPresent($0.p.port, in: $1.base)
            && M.get($0.p.port, in: $1.base) != M.get($0.p.port, in: $1.before)
        }
    }
  }

  /// Taps reach both on and off.
  ///
  /// > ∀ s p.  p accepts sets ⇒ ∃ m n. get(p, tapᵐ(p, s)) = on ∧ get(p, tapⁿ(p, s)) = off
  ///
  /// ```swift
  /// for _ in 1...3 { parent.tap() }  // has been on, has been off
  /// ```
  ///
  /// - Broken by: a constant among the members. Specimen: `ConstantsAmongSources`, from any base.
  /// - Source: house rule.
  public static let tapsReachBoth = Law(
    "taps-reach-both", "taps reach both on and off",
    "p accepts sets ⇒ ∃ m n. get(p, tapᵐ(p, s)) = on ∧ get(p, tapⁿ(p, s)) = off",
    TapsReachBoth.self)

  private enum TapsReachBoth: AggregateForm {
    static func statement<M: AggregateModel>(about model: M.Type) -> Statement<M>? {
      .forAll(.p, where: { M.isTappable($0.p, in: $1) }, after: { _ in [] }) { $1.reach(of: $0.p) }
    }
  }
}
