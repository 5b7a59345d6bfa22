extension OwnershipLaw {
  public var title: String {
    switch self {
    case .externalWins: "a provided binding is the truth"
    case .otherSideUntouched: "the unused side is never written"
    case .instancesIndependent: "two self-owned instances share nothing"
    case .switchFresh: "a switch of provider is seen by held bindings"
    }
  }

  public var maths: String {
    switch self {
    case .externalWins: "provided(p, s) ⇒ get(p, s) = external(p, s)"
    case .otherSideUntouched: "unused(p, set(p, a, s)) = unused(p, s)"
    case .instancesIndependent:
      "neither p nor q ≠ p is provided ⇒ get(q, set(p, a, s)) = own(q, s)"
    case .switchFresh: "get(held p, set(held p, a, x)) = get(p, set(held p, a, x))"
    }
  }

  public func statement<M: ReferenceModel>(for model: M.Type) -> Statement<M>? {
    (model as? any OwnershipModel.Type)?.anyStatement(of: self) as? Statement<M>
  }
}

extension OwnershipModel {
  fileprivate static func anyStatement(of law: OwnershipLaw) -> Any { statement(of: law) }

  private static func statement(of law: OwnershipLaw) -> Statement<Self> {
    switch law {
    case .externalWins:
      .forAll(.p, where: { isProvided($0.p.port, in: $1) }, after: { _ in [] }) {
        $1.truth(of: $0.p)
      }
    case .otherSideUntouched:
      .forAll([.p, .a], after: { [.set($0.p, $0.a)] }) { $1.unusedSide(of: $0.p.port) }
    case .instancesIndependent:
      .forAll(
        [.p, .q, .a], where: { areApart($0.p.port, $0.q.port, in: $1) },
        after: { [.set($0.p, $0.a)] }
      ) { $1.independence(of: $0.q) }
    case .switchFresh:
      .forAll([.heldP, .a], after: { [.set($0.p, $0.a)] }) { $1.agreement(of: $0.p) }
    }
  }

  private static func areApart(_ p: Port, _ q: Port, in base: Base) -> Bool {
    p != q && !isProvided(p, in: base) && !isProvided(q, in: base)
  }
}

extension Moment where Model: OwnershipModel {
  fileprivate func truth(of handle: Handle<Model.Port>) -> Discrepancy? {
    Discrepancy(
      reading: handle, reading(handle), owed: Model.external(handle.port, in: base),
      by: Model.self)
  }

  fileprivate func unusedSide(of port: Model.Port) -> Discrepancy? {
    let (read, side) =
      Model.isProvided(port, in: before) ? (Model.own, "own") : (Model.external, "external")
    let (found, owed) = (read(port, base), read(port, before))
    if Model.areEquivalent(found, owed) { return nil }
    return Discrepancy(
      at: "\(side)(\(portText(port)), …)", found: traceText(found), owed: traceText(owed))
  }

  fileprivate func independence(of handle: Handle<Model.Port>) -> Discrepancy? {
    Discrepancy(
      reading: handle, reading(handle), owed: Model.own(handle.port, in: before), by: Model.self)
  }

  fileprivate func agreement(of held: Handle<Model.Port>) -> Discrepancy? {
    Discrepancy(reading: held, reading(held), owed: reading(held.fresh), by: Model.self)
  }
}
