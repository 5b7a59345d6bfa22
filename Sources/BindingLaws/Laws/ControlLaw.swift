/// What a control owes to those who tap it and look at it.
public enum ControlLaw: String, Law {
  /// A tap writes what a set writes.
  ///
  /// > ∀ s p.  accepted(tapped(get(p, s))) ⇒ the bases in writes(tap(p, s)) = those in writes(set(p, tapped(get(p, s)), s))
  ///
  /// ```swift
  /// toggle.tap()  // writes as binding.wrappedValue.toggle() does
  /// ```
  ///
  /// Where the system says in which transaction taps write, they have to write in that one.
  ///
  /// - Broken by: a tap that writes past the binding, or writes more than once.
  ///   Specimen: `FlickeringTap`, smallest at `s = off`, `tap it`.
  /// - Source: house rule.
  case tapSets = "tap-sets"

  /// A control shows what it has to.
  ///
  /// > ∀ traces x p.  rendering(p, x) = owed rendering(p, x), as the system says of itself
  ///
  /// ```swift
  /// #expect(group.content == (isExpanded ? "content" : nil))
  /// ```
  ///
  /// - Broken by: content that shows while the group is closed, an icon that lags one tap behind.
  ///   Specimen: `ShownWhileClosed`, smallest at `s = off`.
  /// - Source: house rule.
  case renderingConforms = "rendering-conforms"
}
