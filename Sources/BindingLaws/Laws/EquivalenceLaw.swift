/// What changes made on conditions owe, and two forms of one system.
public enum EquivalenceLaw: String, Law {
  /// The change is made when it is asked for.
  ///
  /// > ∀ s c.  asked(c, s) ⇒ c shows, and its closure was called once
  ///
  /// ```swift
  /// let label = Label().conditionally(if: true) { $0.bold() }
  /// #expect(label.isBold)
  /// ```
  ///
  /// - Broken by: branches that are swapped; a change that is made twice.
  ///   Specimen: `ModifiedTwice`, smallest at `s = on`.
  /// - Source: house rule.
  case trueApplies = "true-applies"

  /// The element is kept as it is when nothing is asked for.
  ///
  /// > ∀ s c.  ¬asked(c, s) ⇒ c does not show, and its closure was not called
  ///
  /// ```swift
  /// _ = Label().conditionally(if: false) { _ in fatalError() }
  /// ```
  ///
  /// - Broken by: branches that are swapped; a closure that is called to no effect.
  ///   Specimen: `ModifiedInVain`, smallest at `s = off`.
  /// - Source: house rule.
  case falseKeeps = "false-keeps"

  /// Changes apply in the order written.
  ///
  /// > ∀ s c d.  c is written before d, and both show ⇒ c shows before d
  ///
  /// ```swift
  /// label.conditionally(if: true) { $0.bold() }.conditionally(if: true) { $0.red() }
  /// ```
  ///
  /// - Broken by: a chain that is applied from its end.
  ///   Specimen: `ChainFromTheEnd`, smallest where both are asked for.
  /// - Source: house rule.
  case orderKept = "order-kept"

  /// Both branches have one static type.
  ///
  /// > ∀ s t p.  type(p, s) = type(p, t)
  ///
  /// ```swift
  /// #expect(type(of: changed) == type(of: unchanged))
  /// ```
  ///
  /// - Broken by: an existential that is opened.
  ///   Specimen: `TypePerBranch`, smallest at `s = on, t = off`.
  /// - Source: SwiftUI, structural identity.
  case sameStaticType = "same-static-type"

  /// Two systems cannot be told apart.
  ///
  /// > ∀ traces x.  x on the system ≡ x on its twin
  ///
  /// ```swift
  /// #expect(observe(x, on: one) == observe(x, on: another))
  /// ```
  ///
  /// - Broken by: a second form of a control that forgets a case.
  ///   Specimen: `InvertedChain`, smallest at no operation.
  /// - Source: observational equivalence, Milner 1977.
  case equivalent
}
