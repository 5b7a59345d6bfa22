extension SelectionLaw {
  public var title: String {
    switch self {
    case .atMostOneOn: "no two ports are on at once"
    case .exactlyOneOn: "one port is always on"
    case .setOnSelects: "setting on selects"
    case .setOffClearsOwn: "setting off clears only one's own"
    case .foreignKept: "an unknown selection survives"
    }
  }

  public var maths: String {
    switch self {
    case .atMostOneOn: "p ≠ q ⇒ ¬(get(p, x) ∧ get(q, x))"
    case .exactlyOneOn: "∃ p. get(p, x), for a required selection"
    case .setOnSelects: "get(p, set(p, on, s)) ∧ ∀ q ≠ p. ¬get(q, set(p, on, s))"
    case .setOffClearsOwn: "¬get(p, s) ⇒ set(p, off, s) = s"
    case .foreignKept: "(∀ q. ¬get(q, s)) ⇒ set(p, off, s) = s"
    }
  }

  public func statement<M: ReferenceModel>(for model: M.Type) -> Statement<M>? {
    (model as? any SelectingModel.Type)?.anyStatement(of: self) as? Statement<M>
  }
}

extension SelectingModel {
  fileprivate static func anyStatement(of law: SelectionLaw) -> Any? {
    switch law {
    case .atMostOneOn: Statement<Self>.always { $0.atMostOneOn }
    case .exactlyOneOn: isRequired ? Statement<Self>.always { $0.someOn } : nil
    case .setOnSelects:
      Statement<Self>.forAll(
        .p, where: { accepts(true, at: $0.p.port, in: $1) }, after: { [.set($0.p, true)] }
      ) { Discrepancy(reading: $0.p, $1.reading($0.p), owed: true, by: self) ?? $1.atMostOneOn }
    case .setOffClearsOwn:
      Statement<Self>.forAll(
        .p, where: { !$0.get(in: $1) }, alike: { [.set($0.p, false)] }, { _ in [] })
    case .foreignKept:
      Statement<Self>.forAll(
        .p, where: { _, base in !ports.contains { get($0, in: base) } },
        alike: { [.set($0.p, false)] }, { _ in [] })
    }
  }
}

extension Moment where Model: SelectingModel {
  private var portsOn: [String] { present.filter(reading).map { portText($0.port) } }

  fileprivate var atMostOneOn: Discrepancy? {
    let on = portsOn
    if on.count <= 1 { return nil }
    return Discrepancy(
      at: "ports on in …", found: on.joined(separator: " and "), owed: "at most one")
  }

  fileprivate var someOn: Discrepancy? {
    if !portsOn.isEmpty { return nil }
    return Discrepancy(at: "ports on in …", found: "none", owed: "one")
  }
}
