extension NotificationLaw {
  public var title: String {
    switch self {
    case .changeIsTold: "who read is told of a change"
    case .toldOnce: "one set tells once"
    case .toldAfter: "who is told reads the present"
    case .silence: "nobody is told of nothing"
    }
  }

  public var maths: String {
    switch self {
    case .changeIsTold: "get(p, x) ≠ get(p, i(x)) ⇒ who read p before i is told"
    case .toldOnce: "|notices(p, set(q, a, x))| ≤ 1, or as many as one set may write"
    case .toldAfter: "told(p, i(x)) ⇒ what is read then = get(p, i(x))"
    case .silence: "get(p, x) = get(p, i(x)) ⇒ who read p before i is not told"
    }
  }

  public var tier: Tier { self == .silence ? .policy : .strict }

  public func statement<M: ReferenceModel>(for model: M.Type) -> Statement<M>? {
    switch self {
    case .changeIsTold: Statement<M>.telling(\.unheardChange).seeing(aChange) { $1.isChange }
    case .toldOnce: Statement<M>.telling(\.repetition)
    case .toldAfter: Statement<M>.telling(\.staleness).seeing(aChange) { $1.isChange }
    case .silence: Statement<M>.telling(\.falseAlarm)
    }
  }
}

/// What has to happen for anybody to be told of anything.
private let aChange = "a change of what a port reads"

extension Statement {
  fileprivate static func telling(
    _ fault: @escaping (Reader<Model>) -> Discrepancy?
  ) -> Self {
    Statement(shape: .readers(fault)).needing(.notices)
  }
}

extension Moment {
  /// Whether the latest operation changed what a port reads.
  fileprivate var isChange: Bool {
    Model.ports.contains { port in
      Model.isPresent(port, in: before) && Model.isPresent(port, in: base)
        && Model.get(port, in: before) != Model.get(port, in: base)
    }
  }
}

extension Reader {
  fileprivate var unheardChange: Discrepancy? {
    let (before, after) = owed
    if notices > 0 || Model.areEquivalent(before, after) { return nil }
    return Discrepancy(
      at: "told(\(traceText(handle)), …)", found: "nothing",
      owed: "a change from \(traceText(before)) to \(traceText(after))")
  }

  fileprivate var repetition: Discrepancy? {
    guard let setPort else { return nil }
    let limit = max(1, Model.writes(toSet: setPort, in: before))
    if notices <= limit { return nil }
    return Discrepancy(
      at: "|notices(\(traceText(handle)), …)|", found: "\(notices)", owed: "at most \(limit)")
  }

  fileprivate var staleness: Discrepancy? {
    guard let shown, !Model.areEquivalent(shown, reading) else { return nil }
    return Discrepancy(
      at: "shown(\(traceText(handle)), …)", found: traceText(shown), owed: traceText(reading))
  }

  fileprivate var falseAlarm: Discrepancy? {
    let (before, after) = owed
    if notices == 0 || before != after { return nil }
    return Discrepancy(
      at: "told(\(traceText(handle)), …)", found: "\(notices) time\(notices == 1 ? "" : "s")",
      owed: "nothing, because it reads \(traceText(after)) as before")
  }
}
