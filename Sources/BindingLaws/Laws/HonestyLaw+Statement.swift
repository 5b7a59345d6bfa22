extension HonestyLaw {
  public var title: String {
    switch self {
    case .getPure: "reading changes nothing"
    case .derivePure: "making a binding changes nothing"
    case .readTransparent: "extra reads never show"
    case .fresh: "a held binding reads the present"
    case .coherent: "two derivations agree"
    case .writeThrough: "an accepted set arrives"
    case .historyIndependent: "only the base matters"
    case .setOnce: "one set takes at most one write"
    case .atomic: "nobody sees a half-done set"
    case .transactionReachesBase: "the transaction arrives"
    }
  }

  public var maths: String {
    switch self {
    case .getPure: "reading p leaves the base and the write log as they are"
    case .derivePure: "deriving p leaves the base and the write log as they are"
    case .readTransparent: "x with reads put in between ≡ x"
    case .fresh: "get(held p, x) = get(p, x)"
    case .coherent: "x through fresh bindings ≡ x through bindings held since the start"
    case .writeThrough: "accepted(a), get(p, s) ≠ a ⇒ set(p, a, s) ≠ s"
    case .historyIndependent: "i(x) ≡ i(the base that x ends in), for every operation i"
    case .setOnce: "accepted(a) ⇒ |writes(set(p, a, s))| ≤ 1, for aggregates one a member"
    case .atomic: "every base in writes(set(p, a, s)) is permitted"
    case .transactionReachesBase: "every write of set(p, a, s) in transaction t is in transaction t"
    }
  }

  public func statement<M: ReferenceModel>(for model: M.Type) -> Statement<M>? {
    if model is any LearningModel.Type && !isAboutLearned { return nil }
    return switch self {
    case .getPure: .forAll(.p, after: { [.get($0.p)] }) { $1.untouched }
    case .derivePure: .forAll(.p, after: { [.derive($0.p)] }) { $1.untouched }
    case .readTransparent:
      .forAll([], alike: { _ in [] }, { _ in [] }, rightManner: .readingBetween)
    case .fresh:
      Statement.forAll(.heldP, after: { _ in [] }) { $1.agreement(of: $0.p) }
        .seeing("a held binding whose port is there") { M.isPresent($0.p.port, in: $1.base) }
    case .coherent: .forAll([], alike: { _ in [] }, { _ in [] }, rightManner: .throughHeld)
    case .writeThrough:
      .forAll(
        [.p, .a],
        where: {
          $0.accepts($0.a, in: $1) && !M.areEquivalent($0.a, $0.get(in: $1))
        }, after: { [.set($0.p, $0.a)] }
      ) { $1.arrival }
    case .historyIndependent:
      .forAll(
        [.p, .a],
        alike: { [.set($0.p, $0.a)] }, { [.set($0.p, $0.a)] }, rightManner: .restarted)
    case .setOnce:
      Statement.forAll(
        [.p, .a], where: { $0.accepts($0.a, in: $1) }, after: { [.set($0.p, $0.a)] }
      ) { $1.writeCount(atMost: M.writes(toSet: $0.p.port, in: $1.before)) }
      .needing(.writes)
    case .atomic:
      Statement.forAll([.p, .a], after: { [.set($0.p, $0.a)] }) { $1.permission }
        .needing(.writes)
        .seeing("a set that writes") { !$1.writes.isEmpty && M.permits($1.before) }
    case .transactionReachesBase:
      Statement.forAll([.p, .a], after: { [.set($0.p, $0.a)] }) { $1.transactions }
        .needing(.transactions).needing(.writes).seeing("a set that writes") { !$1.writes.isEmpty }
    }
  }
}

extension Moment {
  fileprivate var untouched: Discrepancy? {
    Discrepancy(base: base, owed: before, by: Model.self) ?? writeCount(atMost: 0)
  }

  fileprivate func agreement(of held: Handle<Model.Port>) -> Discrepancy? {
    guard Model.isPresent(held.port, in: base) else { return nil }
    return Discrepancy(reading: held, reading(held), owed: reading(held.fresh), by: Model.self)
  }

  fileprivate var arrival: Discrepancy? {
    guard Model.areEquivalent(bases: base, before) else { return nil }
    return Discrepancy(at: "…", found: traceText(base), owed: "another base")
  }

  fileprivate func writeCount(atMost limit: Int) -> Discrepancy? {
    if writes.count <= limit { return nil }
    return Discrepancy(
      at: "|writes(…)|", found: "\(writes.count)", owed: limit == 0 ? "0" : "at most \(limit)")
  }

  fileprivate var permission: Discrepancy? {
    guard Model.permits(before) else { return nil }
    return writes.first { !Model.permits($0.base) }.map {
      Discrepancy(at: "writes(…)", found: traceText($0.base), owed: "permitted bases only")
    }
  }

  fileprivate var transactions: Discrepancy? {
    writes.first { $0.transaction != transactionLabel }.map {
      Discrepancy(
        at: "transaction(…)", found: $0.transaction ?? "none", owed: transactionLabel)
    }
  }
}

/// The label of the transaction in which programs of laws about transactions run.
public let transactionLabel = "t"
