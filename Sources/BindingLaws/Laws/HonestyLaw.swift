/// What one port owes to the source of truth and to those who read and hold it.
public enum HonestyLaw: String, Law {
  /// Reading changes nothing.
  ///
  /// > ∀ s p.  reading p leaves the base and the write log as they are
  ///
  /// ```swift
  /// _ = binding.wrappedValue  // no write, not even of the same value
  /// ```
  /// - Broken by: a getter that repairs or remembers. Specimen: `WriteInGetter`.
  /// - Source: house rule.
  case getPure = "get-pure"

  /// Making a binding changes nothing.
  ///
  /// > ∀ s p.  deriving p leaves the base and the write log as they are
  ///
  /// ```swift
  /// _ = Binding(selection: $selection, tag: .a)  // no write
  /// ```
  /// - Broken by: an initialiser that stores its default value.
  ///   Specimen: `DefaultStoredOnDeriving`.
  /// - Source: house rule.
  case derivePure = "derive-pure"

  /// Extra reads never show. Nor do they in what held bindings read of vanished ports.
  ///
  /// > ∀ traces x.  x with reads put in between ≡ x
  ///
  /// ```swift
  /// _ = binding.wrappedValue  // anywhere, any number of times
  /// ```
  /// - Broken by: a binding that sets relative to the last value it read. Specimen: `StaleCommit`.
  /// - Source: house rule.
  case readTransparent = "read-transparent"

  /// A held binding reads the present.
  ///
  /// > ∀ traces x.  get(held p, x) = get(p, x)
  ///
  /// ```swift
  /// let held = derive(), _ = changeTheBase()
  /// #expect(held.wrappedValue == derive().wrappedValue)
  /// ```
  /// - Broken by: a getter that returns what was there when the binding was made.
  ///   Specimen: `FrozenCapture`.
  /// - Source: house rule.
  case fresh

  /// Two derivations agree.
  ///
  /// > ∀ traces x.  x through fresh bindings ≡ x through bindings held since the start
  ///
  /// ```swift
  /// one.wrappedValue = a  // as if another.wrappedValue = a
  /// ```
  /// - Broken by: a setter that writes into what it captured. Specimen: `CapturedWhole`.
  /// - Source: house rule.
  case coherent

  /// An accepted set arrives.
  ///
  /// > ∀ s p a.  accepted(a), get(p, s) ≠ a ⇒ set(p, a, s) ≠ s
  ///
  /// ```swift
  /// binding.wrappedValue = another
  /// #expect(base != before)
  /// ```
  /// - Broken by: a write that is computed and dropped, or kept in a local.
  ///   Specimen: `DroppedWrite`.
  /// - Source: house rule.
  case writeThrough = "write-through"

  /// Only the base matters.
  ///
  /// > ∀ traces x.  i(x) ≡ i(the base that x ends in), for every operation i
  ///
  /// ```swift
  /// // what happened before is forgotten: a new system on the same base behaves alike
  /// ```
  /// Traces that end in the same base continue alike, through bindings held since the same one.
  /// - Broken by: memory kept beside the base. Specimen: `TiredSetter`.
  /// - Source: house rule.
  case historyIndependent = "history-independent"

  /// One set takes at most one write.
  ///
  /// > ∀ s p a.  accepted(a) ⇒ |writes(set(p, a, s))| ≤ 1, for aggregates one a member
  ///
  /// ```swift
  /// binding.wrappedValue = a  // observers of the base are told once
  /// ```
  /// - Broken by: a setter that writes the raw value first and the repaired one then.
  ///   Specimen: `RepeatedWrite`.
  /// - Source: house rule.
  case setOnce = "set-once"

  /// Nobody sees a half-done set.
  ///
  /// > ∀ s p a.  every base in writes(set(p, a, s)) is permitted
  ///
  /// ```swift
  /// binding.wrappedValue = a  // no moment in which two options are on
  /// ```
  /// - Broken by: a setter that first sets and then clears the others. Specimen: `LowerEndFirst`.
  /// - Source: house rule.
  case atomic

  /// The transaction arrives.
  ///
  /// > ∀ s p a.  every write of set(p, a, s) in transaction t is in transaction t
  ///
  /// ```swift
  /// binding.transaction(t).wrappedValue = a  // the base is written in t
  /// ```
  /// - Broken by: a derived binding that sets `wrappedValue` of its parent.
  ///   Specimen: `TransactionDropped`.
  /// - Source: house rule.
  case transactionReachesBase = "transaction-reaches-base"
}
