extension ControlLaw {
  public var title: String {
    switch self {
    case .tapSets: "a tap writes what a set writes"
    case .renderingConforms: "a control shows what it has to"
    }
  }

  public var maths: String {
    switch self {
    case .tapSets:
      "accepted(tapped(get(p, s))) ⇒ "
        + "the bases in writes(tap(p, s)) = those in writes(set(p, tapped(get(p, s)), s))"
    case .renderingConforms:
      "rendering(p, x) = owed rendering(p, x), as the system says of itself"
    }
  }

  public func statement<M: ReferenceModel>(for model: M.Type) -> Statement<M>? {
    switch self {
    case .tapSets:
      Statement.forAll(
        .p,
        where: { variables, base in
          M.tapped(variables.get(in: base)).map { variables.accepts($0, in: base) } ?? false
        }, after: { [.tap($0.p)] }
      ) { $1.writesOfTap(on: $0.p) }
      .needing(.renderings).seeing("a tap that writes") { !$1.writes.isEmpty }
    case .renderingConforms: Statement.always { $0.looks }.needing(.owedRenderings)
    }
  }
}

extension Moment {
  /// The writes of a tap that was the latest that happened are those of a set.
  fileprivate func writesOfTap(on handle: Handle<Model.Port>) -> Discrepancy? {
    let tapped = writes
    if !handle.isHeld, let owed = tapTransaction,
      let wrong = tapped.first(where: { $0.transaction != owed })
    {
      return Discrepancy(at: "transaction(…)", found: wrong.transaction ?? "none", owed: owed)
    }
    perform(.write(before))
    guard let value = Model.tapped(reading(handle)) else { return nil }
    perform(.set(handle, value))
    let (found, owed) = (tapped.map(\.base), writes.dropFirst(tapped.count).map(\.base))
    if found == owed { return nil }
    return Discrepancy(at: "writes(…)", found: traceText(found), owed: traceText(owed))
  }

  /// Each control that is there looks as it has to.
  fileprivate var looks: Discrepancy? {
    for handle in present {
      guard let owed = owedRendering(handle) else { continue }
      let shown = rendering(handle)
      if shown == owed { continue }
      return Discrepancy(at: "rendering(\(portText(handle.port)), …)", found: shown, owed: owed)
    }
    return nil
  }
}
