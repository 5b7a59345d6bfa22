/// What the ports of a system owe to one another.
public enum LocalityLaw: String, Law {
  /// A set stays in its focus.
  ///
  /// > ∀ s p a.  accepted(a) ⇒ outside(p, a, set(p, a, s)) = outside(p, a, s)
  ///
  /// ```swift
  /// binding.wrappedValue = a
  /// #expect(whatTheSetMustLeaveAlone == before)
  /// ```
  ///
  /// - Broken by: a parent toggle that clears elements of others when it is set off.
  ///   Specimen: `ErasingParent`, smallest at `s = {"X"}`, `p = parent`, `a = off`.
  /// - Source: house rule.
  case setLocal = "set-local"

  /// The order of unrelated sets is irrelevant.
  ///
  /// > ∀ s p q a b.  disjoint(p, q) ⇒ set(p, a, set(q, b, s)) = set(q, b, set(p, a, s))
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
  case disjointSetsCommute = "disjoint-sets-commute"

  /// The system does what the model says.
  ///
  /// > ∀ traces x p.  get(p, x) = model.get(p, x), and the bases agree
  ///
  /// ```swift
  /// #expect(binding.wrappedValue == model.get(port, base))
  /// ```
  ///
  /// - Broken by: any fault that shows in a read or in the base.
  ///   Specimen: `FalseOverTrue`, smallest at `s = ["b": on]`, `set b off`.
  /// - Source: house rule; model-based testing as in Claessen and Hughes, PPDP 2002.
  case conforms
}
