extension LawSet {
  /// What a control must do for those who tap it and look at it.
  public static let controls = LawSet(
    "controls", [.tapSets, .renderingConforms])
}

extension Law {
  /// A tap writes what a set writes.
  ///
  /// ```swift
  /// toggle.tap()  // writes as binding.wrappedValue.toggle() does
  /// ```
  ///
  /// Where the system says in which transaction taps write, they have to write in that one.
  ///
  /// - Broken by: a tap that writes past the binding, or writes more than once.
  ///   Specimen: `FlickeringTap`, smallest at `s = off`, `tap it`.
  /// - Source: house rule.
  public static let tapSets = Law(
    "tap-sets", "a tap writes what a set writes",
    "accepted(tapped(get(p, s))) ⇒ the bases in writes(tap(p, s)) = those in writes(set(p, "
      + "tapped(get(p, s)), s))",
    Controls.tapSets)

  /// A control shows what it has to.
  ///
  /// ```swift
  /// #expect(group.content == (isExpanded ? "content" : nil))
  /// ```
  ///
  /// Looking at it changes nothing.
  ///
  /// - Broken by: content that shows while the group is closed, an icon that lags one tap behind.
  ///   Specimen: `ShownWhileClosed`, smallest at `s = off`.
  /// - Source: house rule.
  public static let renderingConforms = Law(
    "rendering-conforms", "a control shows what it has to",
    "rendering(p, x) = expected rendering(p, x), as the system says of itself",
    Controls.renderingConforms)
}

/// What the laws state.
private enum Controls: Law.Form {
  case tapSets, renderingConforms

  func statement<M: ReferenceModel>(for model: M) -> Law.Statement<M>? {
    switch self {
    case .tapSets:
      Law.Statement.forAll(
        .p,
        where: { variables, base in
          model.tapped(variables.get(in: base)).map { variables.accepts($0, in: base) } ?? false
        }, after: { [.tap($0.p)] }
      ) { variables, moment in
        moment.wrongWrites(byTapOn: variables.p)
      }
      .needing(.renderings).needing(.writes)
      .seeing("a tap that writes") { _, moment in !moment.writes.isEmpty }
    case .renderingConforms:
      Law.Statement.always { $0.wrongRendering }.needing(.expectedRenderings)
    }
  }
}

extension Law.Moment {
  /// The writes of a tap that was the latest that happened are those of a set.
  fileprivate func wrongWrites(byTapOn handle: Handle<Model.Port>) -> Discrepancy? {
    let tapped = writes
    if !handle.isHeld, let expected = tapTransaction,
      let wrong = tapped.first(where: { $0.transaction != expected })
    {
      return Discrepancy(
        at: .transaction, found: wrong.transaction ?? "none", expected: expected)
    }
    let found = tapped.map(\.base)
    guard let expected = writes(settingTapped: { reading(handle) }, at: handle),
      found != expected,
      // What the port read before the tap is known of the model alone.
      found != writes(settingTapped: { model.get(handle.port, in: before) }, at: handle)
    else { return nil }
    return Discrepancy(at: .writes, found: TraceValue(found), expected: TraceValue(expected))
  }

  /// The bases that a set writes of what a tap sets where this is shown; `nil` where there is no tap.
  private func writes(
    settingTapped shown: () -> Model.Value, at handle: Handle<Model.Port>
  ) -> [Model.Base]? {
    perform(.write(before))
    guard let value = model.tapped(shown()) else { return nil }
    let count = writes.count
    perform(.set(handle, value))
    return writes.dropFirst(count).map(\.base)
  }

  /// Each control that is there looks as it has to.
  fileprivate var wrongRendering: Discrepancy? {
    for handle in present {
      guard let expected = expectedRendering(handle) else { continue }
      let known = base
      let shown = rendering(handle)
      if let change = Discrepancy(base: base, unchangedFrom: known) { return change }
      if shown == expected { continue }
      return Discrepancy(
        at: .rendering(port: portText(handle.port)), found: shown, expected: expected)
    }
    return nil
  }
}
