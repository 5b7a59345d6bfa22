/// What ports owe that are on while their elements are in a set, and parents to their children.
public enum MembershipLaw: String, Law {
  /// On exactly when contained.
  ///
  /// > ∀ traces x p.  get(p, x) = on ⇔ elements(p) ⊆ x
  ///
  /// ```swift
  /// #expect(binding.wrappedValue == members.contains(element))
  /// ```
  ///
  /// - Broken by: a test for a similar element, an inverted reading.
  ///   Specimen: `SimilarMembership`, smallest at `s = {"apple pie"}`, `p = apple`.
  /// - Source: house rule.
  case onIffMember = "on-iff-member"

  /// The other elements stay.
  ///
  /// > ∀ s p a.  accepted(a) ⇒ set(p, a, s) ∖ elements(p) = s ∖ elements(p)
  ///
  /// ```swift
  /// binding.wrappedValue = a
  /// #expect(members.subtracting([element]) == before.subtracting([element]))
  /// ```
  ///
  /// - Broken by: a setter that replaces the set, a set-off that removes everything.
  ///   Specimen: `ReplacedSet`, smallest at `s = {"banana"}`, `set apple on`.
  /// - Source: house rule.
  case onlyOwnElement = "only-own-element"

  /// The parent is on exactly when every child is.
  ///
  /// > ∀ traces x p.  get(p, x) = on ⇔ elements(p) ⊆ x; without children, as the model declares
  ///
  /// ```swift
  /// #expect(parent.wrappedValue == members.isSuperset(of: children))
  /// ```
  ///
  /// - Broken by: comparing counts. Specimen: `CountingParent`, smallest at `s = {"A", "X"}`.
  /// - Source: house rule; that a parent without children is off is policy.
  case parentOnIffAll = "parent-on-iff-all"

  /// The parent touches its children only.
  ///
  /// > ∀ s p a.  accepted(a) ⇒ set(p, a, s) ∖ elements(p) = s ∖ elements(p)
  ///
  /// ```swift
  /// parent.wrappedValue = a
  /// #expect(members.subtracting(children) == before.subtracting(children))
  /// ```
  ///
  /// - Broken by: removing everything when set off. Specimen: `ErasingParent`, smallest at
  ///   `s = {"X"}`, `set parent off`.
  /// - Source: house rule.
  case parentSetKeepsForeign = "parent-set-keeps-foreign"
}
