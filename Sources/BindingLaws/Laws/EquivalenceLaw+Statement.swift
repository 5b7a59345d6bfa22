extension EquivalenceLaw {
  public var title: String {
    switch self {
    case .trueApplies: "the change is made when it is asked for"
    case .falseKeeps: "the element is kept as it is when nothing is asked for"
    case .orderKept: "changes apply in the order written"
    case .sameStaticType: "both branches have one static type"
    case .equivalent: "two systems cannot be told apart"
    }
  }

  public var maths: String {
    switch self {
    case .trueApplies: "asked(c, s) ⇒ c shows, and its closure was called once"
    case .falseKeeps: "¬asked(c, s) ⇒ c does not show, and its closure was not called"
    case .orderKept: "c is written before d, and both show ⇒ c shows before d"
    case .sameStaticType: "type(p, s) = type(p, t)"
    case .equivalent: "x on the system ≡ x on its twin"
    }
  }

  public func statement<M: ReferenceModel>(for model: M.Type) -> Statement<M>? {
    if self == .equivalent {
      return Statement.forAll([], alike: { _ in [] }, { _ in [] }, rightManner: .byTwin)
        .needing(.twin)
    }
    return (model as? any ConditionalModel.Type)?.anyStatement(of: self) as? Statement<M>
  }
}

extension ConditionalModel {
  fileprivate static func anyStatement(of law: EquivalenceLaw) -> Any? {
    switch law {
    case .trueApplies: Statement<Self>.always { $0.calls(whenAsked: true) }
    case .falseKeeps: Statement<Self>.always { $0.calls(whenAsked: false) }
    case .orderKept: Statement<Self>.always { $0.order }
    case .sameStaticType:
      Statement<Self>.forAll([.p, .t], after: { [.write($0.t)] }) { $1.staticType(of: $0.p) }
    case .equivalent: nil
    }
  }
}

extension Moment where Model: ConditionalModel {
  /// Each change shows, and was called for, as often as it was asked for.
  fileprivate func calls(whenAsked isAsked: Bool) -> Discrepancy? {
    let owed = isAsked ? 1 : 0
    for handle in present {
      let element = reading(handle)
      for change in Model.changes(at: handle.port)
      where Model.isAsked(change, at: handle.port, in: base) == isAsked {
        let shown = element.changes.count { $0 == change }
        let called = element.calls.count { $0 == change }
        if shown == owed && called == owed { continue }
        return Discrepancy(
          at: "\(change) at \(portText(handle.port)) in …",
          found: "shown \(shown), called \(called) times", owed: "\(owed) and \(owed)")
      }
    }
    return nil
  }

  fileprivate var order: Discrepancy? {
    for handle in present {
      let (shown, written) = (reading(handle).changes, Model.changes(at: handle.port))
      let owed = shown.sorted { one, other in
        (written.firstIndex(of: one) ?? 0) < (written.firstIndex(of: other) ?? 0)
      }
      if shown == owed { continue }
      return Discrepancy(
        at: "changes(\(portText(handle.port)), …)", found: traceText(shown),
        owed: traceText(owed))
    }
    return nil
  }

  fileprivate func staticType(of handle: Handle<Model.Port>) -> Discrepancy? {
    let now = reading(handle.fresh).type
    perform(.write(before))
    let earlier = reading(handle.fresh).type
    if now == earlier { return nil }
    return Discrepancy(
      at: "type(\(portText(handle.port)), …)", found: "\(now) and \(earlier)", owed: "one type")
  }
}
