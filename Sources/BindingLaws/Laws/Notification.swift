extension LawSet {
  /// What is owed to those who have read a binding and wait to be told that it reads something else.
  public static let notification = LawSet(
    "notification", [.changeIsTold, .toldOnce, .toldAfter, .silence])
}

extension Law {
  /// Who read is told of a change.
  ///
  /// ```swift
  /// withObservationTracking { _ = binding.wrappedValue } onChange: { isTold = true }
  /// binding.wrappedValue = another
  /// #expect(isTold)
  /// ```
  /// What changes is what the model reads in the base, so that a stale reading is no excuse.
  ///
  /// - Broken by: a getter that answers from a cache, or from what it captured, without a look at what
  ///   is observed. Specimen: `UntrackedCache`.
  /// - Source: SwiftUI, `Observable`: a view is made anew when what its body read changes.
  public static let changeIsTold = Law(
    "change-is-told", "who read is told of a change",
    "get(p, x) ≠ get(p, i(x)) ⇒ who read p before i is told",
    ChangeIsTold.self)

  private enum ChangeIsTold: LawForm {
    static func statement<M: ReferenceModel>(for model: M.Type) -> Statement<M>? {
      Statement.telling(\.unheardChange).seeing(aChange) { $1.isChange }
    }
  }

  /// One set tells once.
  ///
  /// ```swift
  /// binding.wrappedValue = another
  /// #expect(notices == 1)
  /// ```
  /// - Broken by: a setter that writes twice; an observer that writes back what it was told.
  ///   Specimen: `EchoedChange`.
  /// - Source: house rule.
  public static let toldOnce = Law(
    "told-once", "one set tells once",
    "|notices(p, set(q, a, x))| ≤ 1, or as many as one set may write",
    ToldOnce.self)

  private enum ToldOnce: LawForm {
    static func statement<M: ReferenceModel>(for model: M.Type) -> Statement<M>? {
      .telling(\.repetition)
    }
  }

  /// Who is told reads the present.
  ///
  /// ```swift
  /// withObservationTracking { _ = binding.wrappedValue } onChange: { isTold = true }
  /// binding.wrappedValue = another
  /// if isTold { #expect(binding.wrappedValue == another) }
  /// ```
  /// Who is told after a change looks at once; who is told before it, when the operation has returned.
  ///
  /// - Broken by: a store that tells first and changes later. Specimen: `ToldTooEarly`.
  /// - Source: Combine, `objectWillChange`; house rule.
  public static let toldAfter = Law(
    "told-after", "who is told reads the present",
    "told(p, i(x)) ⇒ what is read then = get(p, i(x))",
    ToldAfter.self)

  private enum ToldAfter: LawForm {
    static func statement<M: ReferenceModel>(for model: M.Type) -> Statement<M>? {
      Statement.telling(\.staleness).seeing(aChange) { $1.isChange }
    }
  }

  /// No reader is told when nothing changed for it.
  ///
  /// ```swift
  /// binding.wrappedValue = binding.wrappedValue
  /// #expect(!isTold)
  /// ```
  /// A store that tells of itself as a whole cannot obey.
  ///
  /// - Broken by: one notification for all that a store holds. Specimen: `WholeStoreTold`.
  /// - Source: policy, of `Observable` against `ObservableObject`.
  public static let silence = Law(
    "silence", "no reader is told when nothing changed for it",
    "get(p, x) = get(p, i(x)) ⇒ who read p before i is not told",
    tier: .policy, Silence.self)

  private enum Silence: LawForm {
    static func statement<M: ReferenceModel>(for model: M.Type) -> Statement<M>? {
      .telling(\.falseAlarm)
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
