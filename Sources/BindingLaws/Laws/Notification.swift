extension LawSet {
  // The listed laws are judged if this set is named. `everything` leaves them to each app.
  /// The laws of readers of a binding, which are notified when it reads something else.
  public static let notification = LawSet(
    "notification", [.changeNotifies, .notifiesOnce, .notifiesAfter, .silence],
    listed: [Law.notifiesOnce.id, Law.silence.id])
}

extension Law {
  /// A reader is notified of a change.
  ///
  /// ```swift
  /// withObservationTracking { _ = binding.wrappedValue } onChange: { isNotified = true }
  /// binding.wrappedValue = another
  /// #expect(isNotified)
  /// ```
  /// The law compares the readings of the model, so that a stale reading is no excuse.
  ///
  /// - Broken by: a getter that answers from a cache, or from what it captured, without a look at what
  ///   is observed. Specimen: `UntrackedCache`.
  /// - Source: SwiftUI, `Observable`: a view is made again when what its body read changes.
  public static let changeNotifies = Law(
    "change-notifies", "a reader is notified of a change",
    "get(p, x) ≠ get(p, i(x)) ⇒ who read p before i is notified",
    Notices.changeNotifies)

  /// One set notifies once.
  ///
  /// ```swift
  /// binding.wrappedValue = another
  /// #expect(notices == 1)
  /// ```
  ///
  /// - Broken by: a setter that writes twice; an observer that writes back what notified it.
  ///   Specimen: `EchoedChange`.
  /// - Source: policy; judged where it is named.
  public static let notifiesOnce = Law(
    "notifies-once", "one set notifies once",
    "|notices(p, set(q, a, x))| ≤ 1, or as many as one set may write",
    tier: .policy, Notices.notifiesOnce)

  /// A notified reader reads the present.
  ///
  /// ```swift
  /// withObservationTracking { _ = binding.wrappedValue } onChange: { isNotified = true }
  /// binding.wrappedValue = another
  /// if isNotified { #expect(binding.wrappedValue == another) }
  /// ```
  /// A reader that is notified after a change reads at once. A reader that is notified before a change reads
  /// when the operation has returned.
  ///
  /// - Broken by: a store that notifies first and changes later. Specimen: `ToldTooEarly`.
  /// - Source: Combine, `objectWillChange`; house rule.
  public static let notifiesAfter = Law(
    "notifies-after", "a notified reader reads the present",
    "notified(p, i(x)) ⇒ what is read then = get(p, i(x))",
    Notices.notifiesAfter)

  /// No reader is notified when nothing changed for it.
  ///
  /// ```swift
  /// binding.wrappedValue = binding.wrappedValue
  /// #expect(!isNotified)
  /// ```
  /// A store that sends one notification for all of its state cannot obey.
  ///
  /// - Broken by: one notification for all that a store holds. Specimen: `WholeStoreTold`.
  /// - Source: policy, of `Observable` against `ObservableObject`; judged where it is named.
  public static let silence = Law(
    "silence", "no reader is notified when nothing changed for it",
    "get(p, x) = get(p, i(x)) ⇒ who read p before i is not notified",
    tier: .policy, Notices.silence)
}

/// The statements that terms cannot make, one case for each law.
private enum Notices: Law.Form {
  case changeNotifies, notifiesOnce, notifiesAfter, silence

  func statement<M: ReferenceModel>(for model: M) -> Law.Statement<M>? {
    switch self {
    case .changeNotifies:
      Law.Statement.notifying(\.unheardChange).seeingAChange()
    case .notifiesOnce:
      .notifying(\.excessNotices)
    case .notifiesAfter:
      Law.Statement.notifying(\.staleReading).seeingAChange()
    case .silence:
      .notifying(\.falseAlarm)
    }
  }
}

extension Law.Statement {
  fileprivate static func notifying(
    _ fault: @escaping (Reader<Model>) -> Discrepancy?
  ) -> Self {
    Law.Statement(shape: .readers, readerCheck: fault).needing(.notices)
  }

  /// Returns the same law, for which only a change of what a port reads is evidence.
  fileprivate func seeingAChange() -> Self {
    seeing("a change of what a port reads") { _, moment in moment.isChange }
  }
}

extension Law.Moment {
  /// Whether the latest operation changed the reading of a port, by the model.
  fileprivate var isChange: Bool {
    model.ports.contains { port in
      model.isPresent(port, in: before) && model.isPresent(port, in: base)
        && !isSame(model.get(port, in: before), model.get(port, in: base))
    }
  }
}

extension Reader {
  fileprivate var unheardChange: Discrepancy? {
    let (before, after) = expected
    if notices > 0 || model.areEquivalent(before, after) { return nil }
    return Discrepancy(
      at: .measure(named: "notified", of: [traceText(handle)]), found: "nothing",
      expected: "a change from \(traceText(before)) to \(traceText(after))")
  }

  fileprivate var excessNotices: Discrepancy? {
    guard let setPort else { return nil }
    let limit = max(1, model.writes(toSet: setPort, in: before))
    if notices <= limit { return nil }
    return Discrepancy(
      at: .count(named: "notices", of: [traceText(handle)]), found: "\(notices)",
      expected: "at most \(limit)")
  }

  fileprivate var staleReading: Discrepancy? {
    guard let shown, !model.areEquivalent(shown, reading) else { return nil }
    return Discrepancy(
      at: .measure(named: "shown", of: [traceText(handle)]), found: TraceValue(shown),
      expected: TraceValue(reading))
  }

  fileprivate var falseAlarm: Discrepancy? {
    let (before, after) = expected
    // If the readings differ and only count as the same, a reader may hear of the change, and need not.
    if notices == 0 || before != after { return nil }
    return Discrepancy(
      at: .measure(named: "notified", of: [traceText(handle)]),
      found: "\(notices) time\(notices == 1 ? "" : "s")",
      expected: "nothing, because it reads \(traceText(after)) as before")
  }
}
