/// What a port owes that aggregates others into on, off and mixed.
public enum MixedStateLaw: String, Law {
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
  case onIffAll = "on-iff-all"

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
  case offIffNone = "off-iff-none"

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
  case mixedIffDisagreement = "mixed-iff-disagreement"

  /// A set reaches every member.
  ///
  /// > ∀ s p a.  accepted(a) ⇒ ∀ members m that accept a. get(m, set(p, a, s)) = a
  ///
  /// ```swift
  /// parent.set(true)
  /// #expect(children.allSatisfy(\.isOn))
  /// ```
  ///
  /// - Broken by: a write that stops at the first member. Specimen: `StopsAtFirst`, smallest at
  ///   `s = {}`, `a = on`.
  /// - Source: SwiftUI, `Toggle(sources:isOn:)`.
  case setMakesUniform = "set-makes-uniform"

  /// A tap on mixed turns all on.
  ///
  /// > ∀ s p.  get(p, s) = mixed, p accepts sets ⇒ ∀ members m that accept on. get(m, tap(p, s)) = on
  ///
  /// ```swift
  /// parent.tap()  // mixed before
  /// #expect(children.allSatisfy(\.isOn))
  /// ```
  ///
  /// - Broken by: taking mixed for on. Specimen: `MixedTurnedOff`, smallest at `s = {.one}`.
  /// - Source: policy of SwiftUI.
  case tapFromMixedTurnsOn = "tap-from-mixed-turns-on"

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
  case orderIrrelevant = "order-irrelevant"

  /// Each member is written once, in order.
  ///
  /// > ∀ s p a.  writes(set(p, a, s)) change the members one after the other, once each
  ///
  /// ```swift
  /// parent.set(true)  // each source is written once, first to last
  /// ```
  ///
  /// - Broken by: writing from last to first. Specimen: `WrittenInReverse`, smallest at `s = {}`.
  /// - Source: house rule.
  case eachMemberWrittenOnce = "each-member-written-once"

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
  case renderingDistinguishes = "rendering-distinguishes"

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
  case tapsReachBoth = "taps-reach-both"
}
