/// What ports owe that share one selection, each on while its own tag is selected.
public enum SelectionLaw: String, Law {
  /// No two ports are on at once.
  ///
  /// > ∀ traces x p q.  p ≠ q ⇒ ¬(get(p, x) ∧ get(q, x))
  ///
  /// ```swift
  /// #expect(bindings.filter(\.wrappedValue).count <= 1)
  /// ```
  ///
  /// - Broken by: two links with the same tag, one Bool for each option.
  ///   Specimen: `DuplicateTags`, smallest at `s = .first`.
  /// - Source: house rule.
  case atMostOneOn = "at-most-one-on"

  /// One port is always on.
  ///
  /// > ∀ traces x.  ∃ p. get(p, x), for a required selection
  ///
  /// ```swift
  /// #expect(bindings.contains(where: \.wrappedValue))
  /// ```
  ///
  /// - Broken by: a radio button that can be set off.
  ///   Specimen: `ClearableRadio`, smallest at `s = .a`, `set a off`.
  /// - Source: house rule.
  case exactlyOneOn = "exactly-one-on"

  /// Setting on selects.
  ///
  /// > ∀ s p.  get(p, set(p, on, s)) ∧ ∀ q ≠ p. ¬get(q, set(p, on, s))
  ///
  /// ```swift
  /// a.wrappedValue = true
  /// #expect(a.wrappedValue && !b.wrappedValue)
  /// ```
  ///
  /// - Broken by: a set that leaves the others on.
  ///   Specimen: `IndependentFlags`, smallest at `s = {.b}`, `p = a`.
  /// - Source: house rule.
  case setOnSelects = "set-on-selects"

  /// Setting off clears only one's own.
  ///
  /// > ∀ s p.  ¬get(p, s) ⇒ set(p, off, s) = s
  ///
  /// ```swift
  /// selection = .b
  /// a.wrappedValue = false
  /// #expect(selection == .b)
  /// ```
  ///
  /// - Broken by: a set-off that writes `nil` whatever is selected.
  ///   Specimen: `ClearAnySelection`, smallest at `s = .b`, `p = a`.
  /// - Source: house rule.
  case setOffClearsOwn = "set-off-clears-own"

  /// An unknown selection survives.
  ///
  /// > ∀ s p.  (∀ q. ¬get(q, s)) ⇒ set(p, off, s) = s
  ///
  /// ```swift
  /// selection = .another  // no port's tag
  /// a.wrappedValue = false
  /// #expect(selection == .another)
  /// ```
  ///
  /// - Broken by: a set-off that writes `nil` when no port is on.
  ///   Specimen: `UnknownCleared`, smallest at `s = .another`, `p = a`.
  /// - Source: house rule.
  case foreignKept = "foreign-kept"
}
