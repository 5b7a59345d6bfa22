extension LawSet {
  /// The laws of sets that concern the source of truth.
  static let honestSets: [Law] = [
    .writeThrough, .historyIndependent, .setOnce, .atomic, .transactionReachesBase,
    .transactionTransparent,
  ]
}

extension Law {
  /// An accepted set arrives.
  ///
  /// ```swift
  /// binding.wrappedValue = another
  /// #expect(base != before)
  /// ```
  ///
  /// - Broken by: a write that is computed and dropped, or kept in a local.
  ///   Specimen: `DroppedWrite`.
  /// - Source: house rule.
  public static let writeThrough = Law(
    "write-through", "an accepted set arrives",
    "accepted(a), get(p, s) ≠ a ⇒ set(p, a, s) ≠ s",
    HonestSets.writeThrough)

  /// Only the base matters.
  ///
  /// ```swift
  /// // what happened before is forgotten: a new system on the same base behaves alike
  /// ```
  /// Two traces that end in the same base continue alike. So do bindings held since equal bases.
  ///
  /// - Broken by: memory kept beside the base. Specimen: `TiredSetter`.
  /// - Source: house rule.
  public static let historyIndependent = Law(
    "history-independent", "only the base matters",
    Terms(claim: .same([.set(.p, .a)], [.set(.p, .a)]), variation: .restarted))

  /// One set takes at most one write.
  ///
  /// ```swift
  /// binding.wrappedValue = a  // observers of the base are notified once
  /// ```
  ///
  /// - Broken by: a setter that writes the raw value first and the repaired one then.
  ///   Specimen: `RepeatedWrite`.
  /// - Source: house rule.
  public static let setOnce = Law(
    "set-once", "one set takes at most one write",
    "accepted(a) ⇒ |writes(set(p, a, s))| ≤ 1, for aggregates one a member",
    HonestSets.setOnce)

  /// Nobody sees a half-done set.
  ///
  /// ```swift
  /// binding.wrappedValue = a  // no moment in which two options are on
  /// ```
  ///
  /// - Broken by: a setter that first sets and then clears the others. Specimen: `LowerEndFirst`.
  /// - Source: house rule.
  public static let atomic = Law(
    "atomic", "nobody sees a half-done set",
    "every base in writes(set(p, a, s)) is permitted",
    HonestSets.atomic)

  /// The transaction arrives.
  ///
  /// ```swift
  /// binding.transaction(t).wrappedValue = a  // the base is written in t
  /// ```
  ///
  /// This law does not ask what is written. ``transactionTransparent`` does.
  ///
  /// - Broken by: a derived binding that sets `wrappedValue` of its parent.
  ///   Specimen: `TransactionDropped`.
  /// - Source: house rule.
  public static let transactionReachesBase = Law(
    "transaction-reaches-base", "the transaction arrives",
    "every write of set(p, a, s) in transaction t is in transaction t",
    HonestSets.transactionReachesBase)

  /// A transaction changes nothing else.
  ///
  /// The other laws set outside of transactions. This one compares bases and readings, but not the number of
  /// writes.
  ///
  /// ```swift
  /// binding.transaction(t).wrappedValue = a  // as if binding.wrappedValue = a
  /// ```
  ///
  /// - Broken by: an animation that toggles instead of setting. Specimen: `ToggledInTransaction`.
  /// - Source: house rule.
  public static let transactionTransparent = Law(
    "transaction-transparent", "a transaction changes nothing else", tier: .proposed,
    Terms(claim: .same([], []), variation: .outside, needs: [.transactions]))
}

/// The statements that terms cannot make, one case for each law.
private enum HonestSets: Law.Form {
  case writeThrough, setOnce, atomic, transactionReachesBase

  func statement<M: ReferenceModel>(for model: M) -> Law.Statement<M>? {
    switch self {
    case .writeThrough:
      if model.learned != nil { return nil }
      return .forAll(
        [.p, .a],
        where: { variables, base in
          variables.accepts(variables.a, in: base) && !variables.setChangesNothing(in: base)
        },
        after: [.set(.p, .a)]
      ) { _, moment in
        moment.missingWrite
      }
    case .setOnce:
      return Law.Statement.forAll(
        [.p, .a], where: { variables, base in variables.accepts(variables.a, in: base) },
        after: [.set(.p, .a)]
      ) { variables, moment in
        moment.excessWrites(
          atMost: model.writes(toSet: variables.p.port, in: moment.before))
      }
      .needing(.writes).seeingAWrite()
    case .atomic:
      if model.learned != nil { return nil }
      return Law.Statement.forAll([.p, .a], after: [.set(.p, .a)]) { _, moment in
        moment.forbiddenWrite
      }
      .needing(.writes).seeingAWrite { model.permits($0) }
    case .transactionReachesBase:
      return Law.Statement.forAll([.p, .a], after: [.set(.p, .a)]) { _, moment in
        moment.writeOutsideTransaction
      }
      .needing(.transactions).needing(.writes).seeingAWrite()
    }
  }
}

extension Law.Statement {
  /// Returns the same law, for which only a set that writes is evidence.
  ///
  /// - Parameter isWanted: Returns whether a set from this base may be evidence.
  fileprivate func seeingAWrite(
    from isWanted: @escaping (Model.Base) -> Bool = { _ in true }
  ) -> Self {
    seeing("a set that writes") { _, moment in
      !moment.writes.isEmpty && isWanted(moment.before)
    }
  }
}

extension Law.Variables {
  /// Returns whether setting `a` at `p` makes no difference in the model.
  ///
  /// `areEquivalent` is not symmetric: it is enough that one of two values counts as the other.
  fileprivate func setChangesNothing(in base: Model.Base) -> Bool {
    model.areEquivalent(get(in: base), a) || model.areEquivalent(a, get(in: base))
      || model.areEquivalent(bases: model.set(a, at: p.port, in: base), base)
  }
}

extension Law.Moment {
  fileprivate var missingWrite: Discrepancy? {
    // If only one of the two bases counts as the other, the set has arrived.
    let isSame =
      model.areEquivalent(bases: base, before) && model.areEquivalent(bases: before, base)
    return isSame ? Discrepancy(at: .base, found: TraceValue(base), expected: "another base") : nil
  }

  fileprivate var forbiddenWrite: Discrepancy? {
    guard model.permits(before) else { return nil }
    return writes.first { !model.permits($0.base) }.map { write in
      Discrepancy(at: .writes, found: TraceValue(write.base), expected: "permitted bases only")
    }
  }

  fileprivate var writeOutsideTransaction: Discrepancy? {
    writes.first { $0.transaction != transactionLabel }.map { write in
      Discrepancy(
        at: .transaction, found: write.transaction ?? "none", expected: transactionLabel)
    }
  }
}
