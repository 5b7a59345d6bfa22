extension LawSet {
  /// The laws of the order of members, and of what a person sees of aggregates.
  static let looksOfAggregates: [Law] = [
    .orderIrrelevant, .eachMemberWrittenOnce, .renderingDistinguishes, .tapsReachBoth,
  ]
}

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
    AggregateShowing.orderIrrelevant)

  /// Members are written in order, and none twice.
  ///
  /// ```swift
  /// parent.set(true)  // each source is written once, first to last
  /// ```
  ///
  /// One write may change all of them, and none is needed if all hold the value already.
  ///
  /// - Broken by: writing from last to first. Specimen: `WrittenInReverse`, smallest at `s = {}`.
  /// - Source: house rule.
  public static let eachMemberWrittenOnce = Law(
    "each-member-written-once", "members are written in order, and none twice",
    "writes(set(p, a, s)) change the members in order, and none twice",
    AggregateShowing.eachMemberWrittenOnce)

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

  /// Taps reach both on and off.
  ///
  /// ```swift
  /// for _ in 1...3 { parent.tap() }  // has been on, has been off
  /// ```
  ///
  /// - Broken by: a constant among the members. Specimen: `ConstantsAmongSources`, from any base.
  /// - Source: house rule.
  public static let tapsReachBoth = Law(
    "taps-reach-both", "taps reach both on and off",
    "p accepts sets ⇒ ∃ m n. get(p, tapᵐ(p, s)) = on ∧ get(p, tapⁿ(p, s)) = off",
    AggregateShowing.tapsReachBoth)
}

/// The statements that terms cannot make, one case for each law.
private enum AggregateShowing: AggregateForm {
  case orderIrrelevant, eachMemberWrittenOnce, tapsReachBoth

  func statement<M: AggregateModel>(about model: M) -> Law.Statement<M>? {
    switch self {
    case .orderIrrelevant:
      Law.Statement.forAll(
        .p, where: { variables, _ in model.isAggregate(variables.p) }, after: []
      ) { variables, moment in
        moment.changeByReversal(of: variables.p)
      }
      .needing(.externalWrites)
    case .eachMemberWrittenOnce:
      Law.Statement.forAll(
        [.p, .a],
        where: { variables, base in
          model.isAggregate(variables.p) && variables.accepts(variables.a, in: base)
        },
        after: [.set(.p, .a)]
      ) { variables, moment in
        moment.wrongWrites(of: variables.p, setting: variables.a)
      }
      .needing(.writes)
    case .tapsReachBoth:
      model.reading(true).map { _ in
        .forAll(
          .p, where: { variables, base in model.isTappable(variables.p, in: base) },
          after: []
        ) { variables, moment in
          moment.unreachedState(of: variables.p)
        }
      }
    }
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
    let reversed = zip(leaves, leaves.reversed()).reduce(base) { result, pair in
      model.storing(model.stored(at: pair.1, in: base), at: pair.0, in: result)
    }
    perform(.write(reversed))
    let found = reading(handle.fresh)
    if model.areEquivalent(found, expected) { return nil }
    return Discrepancy(
      at: .measure(named: "members reversed in get", of: [traceText(handle.fresh)]),
      found: TraceValue(found), expected: TraceValue(expected))
  }

  /// Returns how the writes fail to change the leaves in order, each once.
  ///
  /// Nil if they do not fail.
  ///
  /// Only leaves that the model changes have to be written, and one write may change all.
  fileprivate func wrongWrites(
    of handle: Handle<Model.Port>, setting value: Model.Value
  ) -> Discrepancy? {
    let leaves = model.ownLeaves(of: handle.port, in: before)
    if leaves.isEmpty { return nil }
    var previous = before
    var changed = [Int]()
    for write in writes {
      changed += leaves.indices.filter {
        model.stored(at: leaves[$0], in: previous) != model.stored(at: leaves[$0], in: write.base)
      }
      previous = write.base
    }
    let expected = model.writes(toSet: handle.port, in: before)
    let end = model.set(value, at: handle.port, in: before)
    let isEnough = leaves.indices.allSatisfy { index in
      changed.contains(index)
        || model.stored(at: leaves[index], in: before) == model.stored(at: leaves[index], in: end)
    }
    let isInOrder = zip(changed, changed.dropFirst()).allSatisfy(<)
    if isEnough && writes.count <= expected && isInOrder { return nil }
    return Discrepancy(
      at: .writes,
      found: "\(writes.count), changing \(changed.map { portText(leaves[$0]) })",
      expected: "at most \(expected), and each member once, in order")
  }

  /// Returns the readings after repeated taps, two more than there are leaves.
  ///
  /// Nil if they show both on and off.
  fileprivate func unreachedState(of handle: Handle<Model.Port>) -> Discrepancy? {
    var seen: [Model.Value] = [reading(handle)]
    for _ in 0..<(model.leaves(of: handle.port).count + 2) {
      perform(.tap(handle))
      seen.append(reading(handle))
    }
    if [true, false].compactMap(model.reading).allSatisfy(seen.contains) { return nil }
    return Discrepancy(
      at: .property(named: "taps on \(portText(handle.port))"),
      found: seen.map(traceText).joined(separator: ", "), expected: "both on and off")
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
