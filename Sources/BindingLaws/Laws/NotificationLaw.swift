/// What is owed to those who have read a binding and wait to be told that it reads something else.
public enum NotificationLaw: String, Law {
  /// Who read is told of a change.
  ///
  /// > ∀ traces x, operations i.  get(p, x) ≠ get(p, i(x)) ⇒ who read p before i is told
  ///
  /// ```swift
  /// withObservationTracking { _ = binding.wrappedValue } onChange: { isTold = true }
  /// binding.wrappedValue = another
  /// #expect(isTold)
  /// ```
  /// What changes is what the model reads in the base, so that a stale reading is no excuse.
  ///
  /// - Broken by: a getter that answers from a cache, or from what it captured, without a look at what
  ///   is observed. Specimen: `UntrackedCache`.
  /// - Source: SwiftUI, `Observable`: a view is made anew when what its body read changes.
  case changeIsTold = "change-is-told"

  /// One set tells once.
  ///
  /// > ∀ traces x, p q a.  |notices(p, set(q, a, x))| ≤ 1, or as many as one set may write
  ///
  /// ```swift
  /// binding.wrappedValue = another
  /// #expect(notices == 1)
  /// ```
  /// - Broken by: a setter that writes twice; an observer that writes back what it was told.
  ///   Specimen: `EchoedChange`.
  /// - Source: house rule.
  case toldOnce = "told-once"

  /// Who is told reads the present.
  ///
  /// > ∀ traces x, operations i.  told(p, i(x)) ⇒ what is read then = get(p, i(x))
  ///
  /// ```swift
  /// withObservationTracking { _ = binding.wrappedValue } onChange: { isTold = true }
  /// binding.wrappedValue = another
  /// if isTold { #expect(binding.wrappedValue == another) }
  /// ```
  /// Who is told after a change looks at once; who is told before it, when the operation has returned.
  ///
  /// - Broken by: a store that tells first and changes later. Specimen: `ToldTooEarly`.
  /// - Source: Combine, `objectWillChange`; house rule.
  case toldAfter = "told-after"

  /// Nobody is told of nothing.
  ///
  /// > ∀ traces x, operations i.  get(p, x) = get(p, i(x)) ⇒ who read p before i is not told
  ///
  /// ```swift
  /// binding.wrappedValue = binding.wrappedValue
  /// #expect(!isTold)
  /// ```
  /// A store that tells of itself as a whole cannot obey.
  ///
  /// - Broken by: one notification for all that a store holds. Specimen: `WholeStoreTold`.
  /// - Source: policy, of `Observable` against `ObservableObject`.
  case silence
}
