extension LawSet {
  /// The laws of observers that change the base which they observe.
  public static let observers = LawSet(
    "observers", [.settles, .confluent])
}

extension Law {
  /// Observers reach rest.
  ///
  /// Their reactions to one change terminate.
  ///
  /// ```swift
  /// .onChange(of: a) { b = $0 }.onChange(of: b) { a = $0 }  // comes to rest
  /// ```
  ///
  /// Rounds are bounded, so a loop without end shows as too many writes and never as a hang.
  ///
  /// - Broken by: an observer that writes what it observes.
  ///   Specimen: `SelfEcho`, smallest at one external write.
  /// - Source: house rule.
  public static let settles = Law(
    "settles", "observers reach rest",
    "|writes(o, x)| ≤ the declared number of writes to rest",
    Observers.settles)

  /// The resting state does not depend on the order of the observers.
  ///
  /// `t` is the base that is written, and `j` and `k` are orders of the observers.
  ///
  /// ```swift
  /// (a, b, c) = (true, true, true)  // whatever runs first, the same is left
  /// ```
  ///
  /// - Broken by: observers that clear one another.
  ///   Specimen: `ExclusiveByObservers`, smallest at `t = {a, b}`.
  /// - Source: confluence as in Baader and Nipkow, *Term Rewriting and All That*, 1998.
  public static let confluent = Law(
    "confluent", "the resting state does not depend on the order of the observers",
    "settle(t, x) under schedule j = settle(t, x) under schedule k",
    Observers.confluent)
}

/// The statements that terms cannot make, one case for each law.
private enum Observers: Law.Form {
  case settles, confluent

  func statement<Model: ReferenceModel>(for model: Model) -> Law.Statement<Model>? {
    // Opens the existential: Swift cannot cast a generic model to a protocol with associated types.
    func open(_ model: some ObserverModel) -> Any? { statement(about: model) }
    return model.observed.flatMap { open($0) } as? Law.Statement<Model>
  }

  private func statement<M: ObserverModel>(about model: M) -> Law.Statement<M>? {
    switch self {
    case .settles:
      return Law.Statement.always { $0.writesBeyondRest }.needing(.writes)
    case .confluent:
      return Law.Statement.forAll(.t, after: [.act]) { variables, moment in
        moment.otherRestingBase(after: variables.t)
      }
      .choosingAction { model.actionsPerSchedule(writing: $0.t).first }
      .needing(.externalWrites)
    }
  }
}

extension Law.Moment where Model: ObserverModel {
  fileprivate var writesBeyondRest: Discrepancy? {
    if writes.count <= model.writesToRest { return nil }
    return Discrepancy(
      at: .writeCount, found: "\(writes.count)", expected: "at most \(model.writesToRest)")
  }

  /// Returns a resting state of another schedule that differs from that of the first.
  ///
  /// Nil if there is none.
  ///
  /// Each schedule starts in the same base.
  fileprivate func otherRestingBase(after target: Model.Base) -> Discrepancy? {
    let start = before
    let first = base
    for action in model.actionsPerSchedule(writing: target).dropFirst() {
      perform(.write(start))
      perform(.act(action))
      if model.areEquivalent(bases: base, first) { continue }
      return Discrepancy(
        at: .base, found: TraceValue(first),
        expected: "\(traceText(base)), as after \(portText(action))")
    }
    return nil
  }
}
