// `LawsOfTime.md` repeats the tiers and what is tried: change both together.
extension LawSet {
  /// The laws of a binding while something else happens: observers, tasks, and sets that land later.
  public static let time = LawSet(
    "time", [.reEntrant] + lateSets + setsAtOnce + [.linearizable])
}

extension Law {
  /// A set made by an observer counts as made after, or before.
  ///
  /// ```swift
  /// .onChange(of: base) { other.wrappedValue = b }  // while binding.wrappedValue = a is still going on
  /// ```
  ///
  /// The orders are those of the system itself. The law does not apply to a `ConcurrentSystem`, which may
  /// keep a lock during a set and notify its observers afterwards, nor to a `DeferredSystem`, whose sets land
  /// later, nor to a store that does not report its writes. It does not apply to a set that takes several
  /// writes in the model, such as that of a pair: an observer may set between two of them. Observers that are
  /// notified before the value changes cannot obey, because the change overwrites their set.
  ///
  /// - Broken by: a setter that writes what it read before an observer ran.
  ///   Specimen: `WrittenBackWhole`.
  /// - Source: house rule.
  public static let reEntrant = Law(
    "re-entrant", "a set made by an observer counts as made after, or before",
    "set(q, b) at write n of set(p, a, s) = set(q, b, set(p, a, s)) or set(p, a, set(q, b, s))",
    tier: .proposed, Interleaving.reEntrant)

  /// Sets from two tasks are as one after the other.
  ///
  /// ```swift
  /// async let one: Void = set(p, a), other: Void = set(q, b)  // both arrive
  /// ```
  ///
  /// - Broken by: a setter that reads the whole, changes a part and writes the whole.
  ///   Specimen: `LockedAccesses`.
  /// - Source: Herlihy and Wing, *Linearizability*, TOPLAS 1990; compared with all orders as by Wing and
  ///   Gong, JPDC 1993, and Lowe, 2017.
  public static let linearizable = Law(
    "linearizable", "sets from two tasks are as one after the other",
    "tasks x and y at once, in any order of their accesses = their operations in some order",
    tier: .policy, Interleaving.linearizable)
}

/// The statements that terms cannot make, one case for each law.
private enum Interleaving: Law.Form {
  case reEntrant, linearizable

  func statement<M: ReferenceModel>(for model: M) -> Law.Statement<M>? {
    switch self {
    case .reEntrant:
      return model.mayWriteAtOnce
        ? Law.Statement(
          variables: [.p, .q, .a, .b],
          premise: { variables, base in model.writesAtOnce(toSet: variables.p.port, in: base) },
          shape: .nested([.set(.p, .a)], [.set(.q, .b)])
        ).needing(.oneTask).needing(.writes) : nil
    case .linearizable:
      return Law.Statement(shape: .concurrent).needing(.tasks)
    }
  }
}

extension ReferenceModel {
  /// Returns whether an observer finds a set done at its first write.
  ///
  /// Writes of observers do not count.
  fileprivate func writesAtOnce(toSet port: Port, in base: Base) -> Bool {
    observed != nil || writes(toSet: port, in: base) <= 1
  }

  /// Whether the model has such a set, as far as its bases are known.
  ///
  /// A learned model would have to run its system for its bases, and says of every set that it takes one
  /// write.
  fileprivate var mayWriteAtOnce: Bool {
    if learned != nil { return true }
    return bases?.contains { base in ports.contains { writesAtOnce(toSet: $0, in: base) } } ?? true
  }
}
