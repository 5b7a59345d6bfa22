extension LawSet {
  /// The laws of changes made on conditions, and of two forms of one system.
  public static let equivalence = LawSet(
    "equivalence", [.trueApplies, .falseKeeps, .orderKept, .sameStaticType, .equivalent])
}

extension Law {
  /// The change is made when it is asked for.
  ///
  /// ```swift
  /// let label = Label().conditionally(if: true) { $0.bold() }
  /// #expect(label.isBold)
  /// ```
  ///
  /// - Broken by: branches that are swapped; a change that is made twice.
  ///   Specimen: `ModifiedTwice`, smallest at `s = on`.
  /// - Source: house rule.
  public static let trueApplies = Law(
    "true-applies", "the change is made when it is asked for",
    "asked(c, s) ⇒ c shows, and its closure was called once",
    Conditions.trueApplies)

  /// The element is kept as it is when nothing is asked for.
  ///
  /// ```swift
  /// _ = Label().conditionally(if: false) { _ in fatalError() }
  /// ```
  ///
  /// - Broken by: branches that are swapped; a closure that is called to no effect.
  ///   Specimen: `ModifiedInVain`, smallest at `s = off`.
  /// - Source: house rule.
  public static let falseKeeps = Law(
    "false-keeps", "the element is kept as it is when nothing is asked for",
    "¬asked(c, s) ⇒ c does not show, and its closure was not called",
    Conditions.falseKeeps)

  /// Changes apply in the order written.
  ///
  /// ```swift
  /// label.conditionally(if: true) { $0.bold() }.conditionally(if: true) { $0.red() }
  /// ```
  ///
  /// - Broken by: a chain that is applied from its end.
  ///   Specimen: `ChainFromTheEnd`, smallest where both are asked for.
  /// - Source: house rule.
  public static let orderKept = Law(
    "order-kept", "changes apply in the order written",
    "c is written before d, and both show ⇒ c shows before d",
    Conditions.orderKept)

  /// Both branches have one static type.
  ///
  /// ```swift
  /// #expect(type(of: changed) == type(of: unchanged))
  /// ```
  ///
  /// - Broken by: an existential that is opened.
  ///   Specimen: `TypePerBranch`, smallest at `s = on, t = off`.
  /// - Source: SwiftUI, structural identity.
  public static let sameStaticType = Law(
    "same-static-type", "both branches have one static type",
    "type(p, s) = type(p, t)",
    Conditions.sameStaticType)

  /// Two systems cannot be distinguished.
  ///
  /// The law compares bases, readings and renderings, but neither the number of writes nor their
  /// transactions.
  /// ```swift
  /// #expect(observe(x, on: one) == observe(x, on: another))
  /// ```
  ///
  /// - Broken by: a second form of a control that forgets a case.
  ///   Specimen: `InvertedChain`, smallest at no operation.
  /// - Source: observational equivalence, Milner 1977.
  public static let equivalent = Law(
    "equivalent", "two systems cannot be distinguished",
    Terms(claim: .same([], []), variation: .byTwin, needs: [.twin]))
}

/// The statements that terms cannot make, one case for each law.
private enum Conditions: Law.Form {
  case trueApplies, falseKeeps, orderKept, sameStaticType

  func statement<Model: ReferenceModel>(for model: Model) -> Law.Statement<Model>? {
    // Opens the existential: Swift cannot cast a generic model to a protocol with associated types.
    func open(_ model: some ConditionalModel) -> Any? { statement(about: model) }
    return (model as? any ConditionalModel).flatMap { open($0) } as? Law.Statement<Model>
  }

  private func statement<M: ConditionalModel>(about model: M) -> Law.Statement<M>? {
    switch self {
    case .trueApplies:
      .always { $0.wrongCalls(whenAsked: true) }
    case .falseKeeps:
      .always { $0.wrongCalls(whenAsked: false) }
    case .orderKept:
      .always { $0.wrongOrder }
    case .sameStaticType:
      Law.Statement.forAll([.p, .t], after: [.write]) { variables, moment in
        moment.otherStaticType(of: variables.p)
      }
      .needing(.externalWrites)
    }
  }
}

extension Law.Moment where Model: ConditionalModel {
  /// Returns the first change that does not show, or was not called, as often as it was asked for.
  ///
  /// Nil if there is none.
  fileprivate func wrongCalls(whenAsked isAsked: Bool) -> Discrepancy? {
    let expected = isAsked ? 1 : 0
    for handle in present {
      let element = reading(handle)
      for change in model.changes(at: handle.port)
      where model.isAsked(change, at: handle.port, in: base) == isAsked {
        let shown = element.changes.count { $0 == change }
        let called = element.calls.count { $0 == change }
        if shown == expected && called == expected { continue }
        return Discrepancy(
          at: .property(named: "\(change) at \(portText(handle.port))"),
          found: "shown \(shown), called \(called) times", expected: "\(expected) and \(expected)")
      }
    }
    return nil
  }

  fileprivate var wrongOrder: Discrepancy? {
    for handle in present {
      let shown = reading(handle).changes
      let written = model.changes(at: handle.port)
      let expected = shown.sorted { one, other in
        (written.firstIndex(of: one) ?? 0) < (written.firstIndex(of: other) ?? 0)
      }
      if shown == expected { continue }
      return Discrepancy(
        at: .measure(named: "changes", of: [portText(handle.port)]), found: TraceValue(shown),
        expected: TraceValue(expected))
    }
    return nil
  }

  fileprivate func otherStaticType(of handle: Handle<Model.Port>) -> Discrepancy? {
    guard model.isPresent(handle.port, in: base) else { return nil }
    let now = reading(handle.fresh).type
    perform(.write(before))
    let earlier = reading(handle.fresh).type
    if now == earlier { return nil }
    return Discrepancy(
      at: .measure(named: "type", of: [portText(handle.port)]), found: "\(now) and \(earlier)",
      expected: "one type")
  }
}
