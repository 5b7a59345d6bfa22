extension LawSet {
  /// The laws of controls: what a tap writes, and what a person sees.
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
  /// If the system names the transaction in which taps write, they have to write in that one.
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
  /// Rendering it changes nothing.
  ///
  /// - Broken by: content that shows while the group is closed, an icon that lags one tap behind.
  ///   Specimen: `ShownWhileClosed`, smallest at `s = off`.
  /// - Source: house rule.
  public static let renderingConforms = Law(
    "rendering-conforms", "a control shows what it has to",
    "rendering(p, x) = expected rendering(p, x), as the system says of itself",
    Controls.renderingConforms)
}

/// The statements that terms cannot make, one case for each law.
private enum Controls: Law.Form {
  case tapSets, renderingConforms

  func statement<M: ReferenceModel>(for model: M) -> Law.Statement<M>? {
    switch self {
    case .tapSets:
      Law.Statement.forAll(
        .p,
        where: { variables, base in
          model.tapped(variables.get(in: base)).map { variables.accepts($0, in: base) } ?? false
        }, after: [.tap(.p)]
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
  /// Returns how the writes of the latest operation, a tap, differ from those of a set.
  ///
  /// Nil if they do not.
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
      // Only the model knows what the port read before the tap.
      found != writes(settingTapped: { model.get(handle.port, in: before) }, at: handle)
    else { return nil }
    return Discrepancy(at: .writes, found: TraceValue(found), expected: TraceValue(expected))
  }

  /// Returns the bases that a set of the tapped value writes, if the control shows this.
  ///
  /// Nil if there is no tap.
  private func writes(
    settingTapped shown: () -> Model.Value, at handle: Handle<Model.Port>
  ) -> [Model.Base]? {
    perform(.write(before))
    guard let value = model.tapped(shown()) else { return nil }
    let count = writes.count
    perform(.set(handle, value))
    return writes.dropFirst(count).map(\.base)
  }

  /// The first control that looks wrong, or whose rendering changes the base.
  ///
  /// Nil if there is none.
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
