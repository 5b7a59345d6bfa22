extension ObserverLaw {
  public var title: String {
    switch self {
    case .settles: "observers reach rest"
    case .confluent: "the resting state does not depend on the order of the observers"
    }
  }

  public var maths: String {
    switch self {
    case .settles: "|writes(o, x)| ≤ the declared number of writes to rest"
    case .confluent: "settle(t, x) under schedule j = settle(t, x) under schedule k"
    }
  }

  public func statement<M: ReferenceModel>(for model: M.Type) -> Statement<M>? {
    (model as? any ObserverModel.Type)?.anyStatement(of: self) as? Statement<M>
  }
}

extension ObserverModel {
  fileprivate static func anyStatement(of law: ObserverLaw) -> Any { statement(of: law) }

  private static func statement(of law: ObserverLaw) -> Statement<Self> {
    switch law {
    case .settles: Statement.always { $0.rest }.needing(.writes)
    case .confluent:
      .forAll(.t, after: { settling($0.t).prefix(1).map { .act($0) } }) { $1.confluence(at: $0.t) }
    }
  }
}

extension Moment where Model: ObserverModel {
  fileprivate var rest: Discrepancy? {
    if writes.count <= Model.writesToRest { return nil }
    return Discrepancy(
      at: "|writes(…)|", found: "\(writes.count)", owed: "at most \(Model.writesToRest)")
  }

  /// What the other schedules lead to, each from the same base as the first.
  fileprivate func confluence(at target: Model.Base) -> Discrepancy? {
    let (start, first) = (before, base)
    for action in Model.settling(target).dropFirst() {
      perform(.write(start))
      perform(.act(action))
      if Model.areEquivalent(bases: base, first) { continue }
      return Discrepancy(
        at: "…", found: traceText(first),
        owed: "\(traceText(base)), as after \(portText(action))")
    }
    return nil
  }
}
