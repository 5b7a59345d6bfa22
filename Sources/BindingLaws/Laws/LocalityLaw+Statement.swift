extension LocalityLaw {
  public var title: String {
    switch self {
    case .setLocal: "a set stays in its focus"
    case .disjointSetsCommute: "the order of unrelated sets is irrelevant"
    case .conforms: "the system does what the model says"
    }
  }

  public var maths: String {
    switch self {
    case .setLocal: "accepted(a) ⇒ outside(p, a, set(p, a, s)) = outside(p, a, s)"
    case .disjointSetsCommute:
      "disjoint(p, q) ⇒ set(p, a, set(q, b, s)) = set(q, b, set(p, a, s))"
    case .conforms: "get(p, x) = model.get(p, x), and the bases agree"
    }
  }

  public func statement<M: ReferenceModel>(for model: M.Type) -> Statement<M>? {
    if self == .disjointSetsCommute && M.ports.count < 2 { return nil }
    if let learned = (model as? any LearningModel.Type)?.anyStatement(of: self) {
      return learned as? Statement<M>
    }
    return switch self {
    case .setLocal:
      .forAll([.p, .a], where: { $0.accepts($0.a, in: $1) }, after: { [.set($0.p, $0.a)] }) {
        $1.surroundings(of: $0)
      }
    case .disjointSetsCommute:
      M.ports.count < 2
        ? nil
        : .forAll(
          [.p, .q, .a, .b], where: { $0.areDisjoint(in: $1) },
          alike: { [.set($0.q, $0.b), .set($0.p, $0.a)] },
          { [.set($0.p, $0.a), .set($0.q, $0.b)] })
    case .conforms: Statement(shape: .conforms)
    }
  }
}

extension Moment {
  fileprivate func surroundings(of variables: Variables<Model>) -> Discrepancy? {
    let (port, value) = (variables.p.port, variables.a)
    let found = Model.outside(port, setting: value, in: base)
    let owed = Model.outside(port, setting: value, in: before)
    if Model.areEquivalent(bases: found, owed) { return nil }
    return Discrepancy(
      at: "outside(\(portText(port)), \(traceText(value)), …)",
      found: traceText(found), owed: traceText(owed))
  }
}

extension Variables {
  fileprivate func areDisjoint(in base: Model.Base) -> Bool {
    guard p.port != q.port, let pThenQ = set(p, a, then: q, b, in: base),
      let qThenP = set(q, b, then: p, a, in: base)
    else { return false }
    return Model.areEquivalent(bases: pThenQ, qThenP)
  }

  private func set(
    _ p: Handle<Model.Port>, _ a: Model.Value, then q: Handle<Model.Port>, _ b: Model.Value,
    in base: Model.Base
  ) -> Model.Base? {
    guard Model.accepts(a, at: p.port, in: base) else { return nil }
    let middle = Model.set(a, at: p.port, in: base)
    guard Model.isPresent(q.port, in: middle), Model.accepts(b, at: q.port, in: middle) else {
      return nil
    }
    return Model.set(b, at: q.port, in: middle)
  }
}
