/// What a binding owes while something else happens: observers, tasks, and sets that land later.
public enum TimeLaw: String, Law {
  /// A set made by an observer counts as made after, or before.
  ///
  /// > ∀ s p q a b n.  set(q, b) at write n of set(p, a, s) = set(q, b, set(p, a, s)) or set(p, a, set(q, b, s))
  ///
  /// ```swift
  /// .onChange(of: base) { other.wrappedValue = b }  // while binding.wrappedValue = a is still going on
  /// ```
  ///
  /// The orders are those of the system itself. It does not speak about a `ConcurrentSystem`, which may
  /// keep a lock for as long as a set lasts, and tell its observers afterwards, nor about a store that does
  /// not tell of its writes. Who is told before the value changes cannot obey: a set by such an observer is
  /// written over.
  /// - Broken by: a setter that writes what it read before an observer ran.
  ///   Specimen: `WrittenBackWhole`.
  /// - Source: house rule.
  case reentrant = "re-entrant"

  /// A set that answers later arrives.
  ///
  /// > ∀ s p a b.  settle(set(p, b, set(p, a, s))) = set(p, b, s)
  ///
  /// ```swift
  /// binding.wrappedValue = a
  /// binding.wrappedValue = b  // and after a while the base holds b
  /// ```
  ///
  /// The last of several wins; it may count as set after all before it, or in their place.
  /// - Broken by: a pause after which the first of several values is taken.
  ///   Specimen: `FirstKeystrokeWins`.
  /// - Source: house rule.
  case deferredArrives = "deferred-arrives"

  /// A set that arrives late changes nothing else.
  ///
  /// > ∀ s t p a.  settle(write(t, set(p, a, s))) = t, or set(p, a, t) where p reads in t what it read in s
  ///
  /// ```swift
  /// binding.wrappedValue = a
  /// base = t  // whatever vanished or moved on meanwhile stays so
  /// ```
  /// - Broken by: a set that writes the whole that was there when it was made.
  ///   Specimen: `LateWhole`.
  /// - Source: house rule.
  case lateIsHarmless = "late-is-harmless"

  /// Sets from two tasks are as one after the other.
  ///
  /// > ∀ s, tasks x y.  x and y at once, in any order of their accesses = their operations in some order
  ///
  /// ```swift
  /// async let one: Void = set(p, a), other: Void = set(q, b)  // both arrive
  /// ```
  /// - Broken by: a setter that reads the whole, changes a part and writes the whole.
  ///   Specimen: `LockedAccesses`.
  /// - Source: Herlihy and Wing, *Linearizability*, TOPLAS 1990; compared with all orders as by Wing and
  ///   Gong, JPDC 1993, and Lowe, 2017.
  case linearizable
}
