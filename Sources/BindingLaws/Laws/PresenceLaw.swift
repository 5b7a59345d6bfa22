/// What a binding owes to a value that may vanish, move and come back.
public enum PresenceLaw: String, Law {
  /// Unwrapping succeeds exactly when the value is there.
  ///
  /// > ∀ traces x, ports p.  derivable(p, x) ⇔ present(p, x)
  ///
  /// ```swift
  /// #expect((Binding($optional) != nil) == (optional != nil))
  /// ```
  ///
  /// - Broken by: an unwrapping that makes up a value.
  ///   Specimen: `UnwrappedAnyway`, smallest at `s = nil`.
  /// - Source: SwiftUI, `Binding.init?(_:)`.
  case presentIffUnwrapped = "present-iff-unwrapped"

  /// A set on a vanished value brings nothing back.
  ///
  /// > ∀ traces x, a.  ¬present(p, x) ⇒ set(held p, a, x) = x
  ///
  /// ```swift
  /// let held = Binding($optional)!
  /// optional = nil
  /// held.wrappedValue = a
  /// #expect(optional == nil)
  /// ```
  ///
  /// - Broken by: a setter that stores without looking, or that hits a neighbour.
  ///   Specimen: `ResurrectingUnwrap`, smallest at a hold, a write of `nil` and a set.
  /// - Source: house rule.
  case noResurrection = "no-resurrection"

  /// No operation traps or hangs.
  ///
  /// > ∀ traces x.  x comes to an end
  ///
  /// ```swift
  /// let held = $array[1]
  /// array.removeLast()
  /// _ = held.wrappedValue  // no trap
  /// ```
  ///
  /// It is judged in a child process; in this one it cannot be broken.
  ///
  /// - Broken by: an index without a look at the bounds.
  ///   Specimen: `UnguardedIndex`, smallest at a hold, a removal and a read.
  /// - Source: house rule.
  case total

  /// An element binding follows its element.
  ///
  /// > ∀ traces x, a.  accepted(a) ⇒ set(held p, a, x) sets a at p, and at nothing else
  ///
  /// ```swift
  /// let held = $rows[id: x]
  /// rows.reverse()
  /// held.wrappedValue = a
  /// #expect(rows[id: x] == a && rows[id: y] == before)
  /// ```
  ///
  /// - Broken by: an index that is looked up once.
  ///   Specimen: `IndexResolvedOnce`, smallest at a hold, a reorder and a set.
  /// - Source: SwiftUI, `ForEach`; house rule.
  case followsIdentity = "follows-identity"
}
