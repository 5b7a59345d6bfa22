// The laws of what sets of aggregates lead to, and taps.
extension Law {
  /// A set reaches every member.
  ///
  /// ```swift
  /// parent.set(true)
  /// #expect(children.allSatisfy(\.isOn))
  /// ```
  ///
  /// - Broken by: a write that stops at the first member. Specimen: `StopsAtFirst`, smallest at
  ///   `s = {}`, `a = on`.
  /// - Source: SwiftUI, `Toggle(sources:isOn:)`.
  public static let setMakesUniform = Law(
    "set-makes-uniform", "a set reaches every member",
    "accepted(a) ⇒ ∀ members m that accept a. get(m, set(p, a, s)) = a",
    AggregateSets.setMakesUniform)

  /// A tap on mixed turns all on.
  ///
  /// ```swift
  /// parent.tap()  // mixed before
  /// #expect(children.allSatisfy(\.isOn))
  /// ```
  ///
  /// - Broken by: taking mixed for on. Specimen: `MixedTurnedOff`, smallest at `s = {.one}`.
  /// - Source: policy of SwiftUI.
  public static let tapFromMixedTurnsOn = Law(
    "tap-from-mixed-turns-on", "a tap on mixed turns all on",
    "get(p, s) = mixed, p accepts sets ⇒ ∀ members m that accept on. get(m, tap(p, s)) = on",
    tier: .policy, AggregateSets.tapFromMixedTurnsOn)

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
    AggregateSets.eachMemberWrittenOnce)

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
    AggregateSets.tapsReachBoth)
}

/// The statements that terms cannot make, one case for each law.
private enum AggregateSets: AggregateForm {
  case setMakesUniform, tapFromMixedTurnsOn, eachMemberWrittenOnce, tapsReachBoth

  func statement<M: AggregateModel>(about model: M) -> Law.Statement<M>? {
    switch self {
    case .setMakesUniform:
      return .forAll(
        [.p, .a],
        where: { variables, base in
          model.isAggregate(variables.p) && variables.accepts(variables.a, in: base)
        },
        after: [.set(.p, .a)]
      ) { variables, moment in
        moment.otherMember(of: variables.p, reading: variables.a)
      }
    case .tapFromMixedTurnsOn:
      guard let on = model.reading(true) else { return nil }
      let statement = Law.Statement<M>.forAll(
        .p,
        where: { variables, base in
          model.isTappable(variables.p, in: base) && variables.get(in: base) == model.mixed
        },
        after: [.tap(.p)]
      ) { variables, moment in
        moment.otherMember(of: variables.p, reading: on)
      }
      // If the model has another policy, the law judges only controls, which a person taps.
      return model.tapped(model.mixed) == on ? statement : statement.needing(.renderings)
    case .eachMemberWrittenOnce:
      return Law.Statement.forAll(
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
      if model.reading(true) == nil { return nil }
      return .forAll(
        .p, where: { variables, base in model.isTappable(variables.p, in: base) }, after: []
      ) { variables, moment in
        moment.unreachedState(of: variables.p)
      }
    }
  }
}

extension Law.Moment where Model: AggregateModel {
  /// Returns the first member that can be set and does not read the value.
  ///
  /// Nil if there is none.
  fileprivate func otherMember(
    of handle: Handle<Model.Port>, reading value: Model.Value
  ) -> Discrepancy? {
    for member in handles(ofLeaves: handle) where !model.isConstant(member.port) {
      if let wrong = Discrepancy(reading: member, reading(member), expected: value, by: model) {
        return wrong
      }
    }
    return nil
  }

  private func handles(ofLeaves handle: Handle<Model.Port>) -> [Handle<Model.Port>] {
    model.leaves(of: handle.port, in: base).compactMap(self.handle(of:))
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
      changed += leaves.indices.filter { index in
        let leaf = leaves[index]
        return model.stored(at: leaf, in: previous) != model.stored(at: leaf, in: write.base)
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
