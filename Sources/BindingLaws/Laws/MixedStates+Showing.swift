// The laws of what shows of an aggregate, and what must not.
extension Law {
  /// The order of members does not show.
  ///
  /// ```swift
  /// #expect(parent(over: sources).state == parent(over: sources.reversed()).state)
  /// ```
  ///
  /// - Broken by: reading the first member for all. Specimen: `FirstStandsForAll`, smallest at
  ///   `s = (off, on)`.
  /// - Source: house rule.
  public static let orderIrrelevant = Law(
    "order-irrelevant", "the order of members does not show",
    "get(p, s) = get(p, s with the values of its members reversed)",
    OrderIrrelevant())

  /// On, off and mixed look different.
  ///
  /// ```swift
  /// #expect(Set([on, off, mixed].map(render)).count == 3)
  /// ```
  ///
  /// The law applies to controls of a Bool, too. Rendering one changes nothing.
  ///
  /// - Broken by: a style that asks only for isOn. Specimen: `PlainCheckbox`, smallest at
  ///   `s = {.one}`, `t = {}`.
  /// - Source: house rule.
  public static let renderingDistinguishes = Law(
    "rendering-distinguishes", "on, off and mixed look different",
    "get(p, s) ≠ get(p, t) ⇒ rendering(p, s) ≠ rendering(p, t)",
    RenderingDistinguishes())
}

/// The statement of the law, which terms cannot make.
private struct OrderIrrelevant: AggregateForm {
  func statement<M: AggregateModel>(about model: M) -> Law.Statement<M>? {
    Law.Statement.forAll(
      .p, where: { variables, _ in model.isAggregate(variables.p) }, after: []
    ) { variables, moment in
      moment.changeByReversal(of: variables.p)
    }
    .needing(.externalWrites)
  }
}

/// The statement of the law, which terms cannot make.
private struct RenderingDistinguishes: Law.Form {
  func statement<M: ReferenceModel>(for model: M) -> Law.Statement<M>? {
    // Such models have only two or three values, so each can have a look of its own.
    guard M.Value.self == Bool.self || model.aggregate != nil else { return nil }
    return Law.Statement.forAll([.p, .t], after: [.write]) { variables, moment in
      moment.equalRendering(of: variables.p)
    }
    .needing(.renderings).needing(.externalWrites)
    .seeing("two values of one port") { variables, moment in
      let port = variables.p.port
      return model.isPresent(port, in: moment.base)
        && model.get(port, in: moment.base) != model.get(port, in: moment.before)
    }
  }
}

extension Law.Moment where Model: AggregateModel {
  /// Returns how the reading changes when the values of the members are reversed.
  ///
  /// Nil if it does not.
  fileprivate func changeByReversal(of handle: Handle<Model.Port>) -> Discrepancy? {
    let leaves = model.ownLeaves(of: handle.port, in: base)
    if leaves.contains(where: model.isConstant) { return nil }
    let expected = reading(handle.fresh)
    var reversed = base
    for (leaf, opposite) in zip(leaves, leaves.reversed()) {
      let stored = model.stored(at: opposite, in: base)
      reversed = model.storing(stored, at: leaf, in: reversed)
    }
    perform(.write(reversed))
    let found = reading(handle.fresh)
    if model.areEquivalent(found, expected) { return nil }
    return Discrepancy(
      at: .measure(named: "members reversed in get", of: [traceText(handle.fresh)]),
      found: TraceValue(found), expected: TraceValue(expected))
  }
}

extension Law.Moment {
  /// Returns the rendering that two different readings of a port share.
  ///
  /// Nil if they look different.
  fileprivate func equalRendering(of handle: Handle<Model.Port>) -> Discrepancy? {
    let port = handle.port
    if !model.isPresent(port, in: base) { return nil }
    let known = base
    let shown = rendering(handle.fresh)
    if let change = Discrepancy(base: base, unchangedFrom: known) { return change }
    let now = model.get(port, in: known)
    let earlier = model.get(port, in: before)
    perform(.write(before))
    if now == earlier || rendering(handle.fresh) != shown { return nil }
    return Discrepancy(
      at: .rendering(port: portText(port)), found: "\(shown) for \(earlier) and for \(now)",
      expected: "two different ones")
  }
}
