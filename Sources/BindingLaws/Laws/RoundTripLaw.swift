/// What one port owes for the values that are set and got through it.
public enum RoundTripLaw: String, Law {
  /// You get what you set.
  ///
  /// > ∀ s p a.  accepted(a), p still there ⇒ get(p, set(p, a, s)) = a
  ///
  /// ```swift
  /// binding.wrappedValue = a
  /// #expect(binding.wrappedValue == a)
  /// ```
  ///
  /// - Broken by: a setter that clamps, rounds or drops what it is given.
  ///   Specimen: `ClampingSetter`, smallest at `s = 0`, `a = -1`.
  /// - Source: PutGet in Foster et al., TOPLAS 2007.
  case setGet = "set-get"

  /// Setting what you got changes nothing.
  ///
  /// > ∀ s p.  accepted(get(p, s)) ⇒ set(p, get(p, s), s) = s
  ///
  /// ```swift
  /// binding.wrappedValue = binding.wrappedValue
  /// #expect(base == before)
  /// ```
  ///
  /// - Broken by: a toggle that clears the whole selection when it is set off while it is off.
  ///   Specimen: `ClearAnySelection`, smallest at `s = .b`, `p = a`.
  /// - Source: GetPut in Foster et al., TOPLAS 2007.
  case getSet = "get-set"

  /// The last set wins.
  ///
  /// > ∀ s p a b.  accepted(a), accepted(b), also after a ⇒ set(p, b, set(p, a, s)) = set(p, b, s)
  ///
  /// ```swift
  /// binding.wrappedValue = a
  /// binding.wrappedValue = b  // as if a had never been set
  /// ```
  ///
  /// - Broken by: a setter that counts or collects what it is given.
  ///   Specimen: `ChangeCounter`, smallest at `s = (off, 0)`, `a = on`, `b = off`.
  /// - Source: PutPut in Foster et al., TOPLAS 2007.
  case setSet = "set-set"

  /// Setting again changes nothing.
  ///
  /// > ∀ s p a.  accepted(a), also after a ⇒ set(p, a, set(p, a, s)) = set(p, a, s)
  ///
  /// ```swift
  /// binding.wrappedValue = a
  /// binding.wrappedValue = a  // as if set once
  /// ```
  ///
  /// - Broken by: a setter that toggles instead of setting, or goes there step by step.
  ///   Specimen: `CreepingSetter`, smallest at `s = 2`, `a = 0`.
  /// - Source: PutTwice in Fischer, Hu and Pacheco, MPC 2015.
  case setTwice = "set-twice"

  /// A rejected set changes nothing.
  ///
  /// > ∀ s p a.  ¬accepted(a) ⇒ set(p, a, s) = s
  ///
  /// ```swift
  /// binding.wrappedValue = a  // refused
  /// #expect(base == before)
  /// ```
  ///
  /// - Broken by: a read-only binding that is not, a radio button that can be set off.
  ///   Specimen: `ClearableRadio`, smallest at `s = .a`, `p = a`, `a = off`.
  /// - Source: house rule.
  case rejectedSetIsInert = "rejected-set-is-inert"
}
