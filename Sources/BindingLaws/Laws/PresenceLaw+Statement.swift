extension PresenceLaw {
  public var title: String {
    switch self {
    case .presentIffUnwrapped: "unwrapping succeeds exactly when the value is there"
    case .noResurrection: "a set on a vanished value brings nothing back"
    case .total: "no operation traps or hangs"
    case .followsIdentity: "an element binding follows its element"
    }
  }

  public var maths: String {
    switch self {
    case .presentIffUnwrapped: "derivable(p, x) ⇔ present(p, x)"
    case .noResurrection: "¬present(p, x) ⇒ set(held p, a, x) = x"
    case .total: "x comes to an end"
    case .followsIdentity: "accepted(a) ⇒ set(held p, a, x) sets a at p, and at nothing else"
    }
  }

  public func statement<M: ReferenceModel>(for model: M.Type) -> Statement<M>? {
    if self == .total { return .always { _ in nil } }
    return (model as? any PresenceModel.Type)?.anyStatement(of: self) as? Statement<M>
  }
}

extension PresenceModel {
  fileprivate static func anyStatement(of law: PresenceLaw) -> Any { statement(of: law) }

  private static func statement(of law: PresenceLaw) -> Statement<Self> {
    switch law {
    case .presentIffUnwrapped: .always { $0.presence }
    case .noResurrection:
      Statement.forAll([.heldP, .a], alike: { [.set($0.p, $0.a)] }, { _ in [] })
        .aboutVanishedPorts
    case .total: .always { _ in nil }
    case .followsIdentity:
      .forAll([.heldP, .a], where: { $0.accepts($0.a, in: $1) }, after: { [.set($0.p, $0.a)] }) {
        $1.identity(of: $0.p, $0.a)
      }
    }
  }
}

extension Moment where Model: PresenceModel {
  fileprivate var presence: Discrepancy? {
    for (index, port) in Model.ports.enumerated() {
      let isThere = Model.isPresent(port, in: base)
      if isThere || mayFailToDerive {
        if isDerivable(Handle(port, index: index)) == isThere { continue }
      } else {
        continue
      }
      return Discrepancy(
        at: "derivable(\(portText(port)), …)", found: isThere ? "no" : "yes",
        owed: isThere ? "yes" : "no")
    }
    return nil
  }

  fileprivate func identity(
    of held: Handle<Model.Port>, _ value: Model.Value
  ) -> Discrepancy? {
    Discrepancy(base: base, owed: Model.set(value, at: held.port, in: before), by: Model.self)
  }
}
