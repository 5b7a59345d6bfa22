/// What a control owes that owns its value unless somebody provides a binding for it.
public enum OwnershipLaw: String, Law {
  /// A provided binding is the truth.
  ///
  /// > ∀ s p.  provided(p, s) ⇒ get(p, s) = external(p, s)
  ///
  /// ```swift
  /// let group = DisclosureGroup(isExpanded: $isExpanded) {}
  /// #expect(group.isExpanded == isExpanded)
  /// ```
  ///
  /// - Broken by: a control that copies the provided value into its own state.
  ///   Specimen: `OwnStateWins`, smallest at `s = (external: on, own: off, isProvided: on)`.
  /// - Source: SwiftUI, `DisclosureGroup(isExpanded:)`; house rule.
  case externalWins = "external-wins"

  /// The unused side is never written.
  ///
  /// > ∀ s p a.  unused(p, set(p, a, s)) = unused(p, s), where own is unused while provided,
  /// > and external while not
  ///
  /// ```swift
  /// group.isExpanded = true
  /// #expect(privateState == before)  // while a binding is provided
  /// ```
  ///
  /// - Broken by: a setter that keeps both sides alike.
  ///   Specimen: `BothSidesWritten`, smallest at `a = on`.
  /// - Source: house rule.
  case otherSideUntouched = "other-side-untouched"

  /// Two self-owned instances share nothing.
  ///
  /// > ∀ s p q a.  neither p nor q ≠ p is provided ⇒ get(q, set(p, a, s)) = own(q, s)
  ///
  /// ```swift
  /// one.isExpanded = true
  /// #expect(another.isExpanded == before)
  /// ```
  ///
  /// - Broken by: private state that is static.
  ///   Specimen: `SharedPrivateState`, smallest at `p = first, q = second, a = on`.
  /// - Source: SwiftUI, `State`; house rule.
  case instancesIndependent = "instances-independent"

  /// A switch of provider is seen by held bindings.
  ///
  /// > ∀ traces x, a.  get(held p, set(held p, a, x)) = get(p, set(held p, a, x))
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
  case switchFresh = "switch-fresh"
}
