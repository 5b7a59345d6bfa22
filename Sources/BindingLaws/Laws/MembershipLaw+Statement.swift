extension MembershipLaw {
  public var title: String {
    switch self {
    case .onIffMember: "on exactly when contained"
    case .onlyOwnElement: "the other elements stay"
    case .parentOnIffAll: "the parent is on exactly when every child is"
    case .parentSetKeepsForeign: "the parent touches its children only"
    }
  }

  public var maths: String {
    switch self {
    case .onIffMember, .parentOnIffAll: "get(p, x) = on ⇔ elements(p) ⊆ x"
    case .onlyOwnElement, .parentSetKeepsForeign:
      "accepted(a) ⇒ set(p, a, s) ∖ elements(p) = s ∖ elements(p)"
    }
  }

  public func statement<M: ReferenceModel>(for model: M.Type) -> Statement<M>? {
    (model as? any ContainmentModel.Type)?.anyStatement(of: self) as? Statement<M>
  }

  /// Whether the law speaks about parents, not about leaves.
  fileprivate var isAboutParents: Bool { self == .parentOnIffAll || self == .parentSetKeepsForeign }
}

extension ContainmentModel {
  fileprivate static func anyStatement(of law: MembershipLaw) -> Any? {
    let isAbout = { isParent($0) == law.isAboutParents }
    return ports.contains(where: isAbout) ? statement(of: law, at: isAbout) : nil
  }

  private static func statement(
    of law: MembershipLaw, at isAbout: @escaping (Port) -> Bool
  ) -> Statement<Self> {
    switch law {
    case .onIffMember, .parentOnIffAll: .always { $0.containment(at: isAbout) }
    case .onlyOwnElement, .parentSetKeepsForeign:
      .forAll(
        [.p, .a], where: { isAbout($0.p.port) && $0.accepts($0.a, in: $1) },
        after: { [.set($0.p, $0.a)] }
      ) { $1.others(than: $0.p.port) }
    }
  }
}

extension Moment where Model: ContainmentModel {
  /// Every port that the law is about is on exactly when its elements are in the set.
  fileprivate func containment(at isAbout: (Model.Port) -> Bool) -> Discrepancy? {
    for handle in present where isAbout(handle.port) {
      let (value, owed) = (reading(handle), Model.isOwed(handle.port, in: base))
      if Model.isOn(value) == owed { continue }
      return Discrepancy(
        at: "get(\(traceText(handle)), …)", found: traceText(value), owed: owed ? "on" : "not on")
    }
    return nil
  }

  /// The elements of no port but this one changed.
  fileprivate func others(than port: Model.Port) -> Discrepancy? {
    let found = Model.foreign(to: port, in: base)
    let owed = Model.foreign(to: port, in: before)
    if found == owed { return nil }
    return Discrepancy(
      at: "… ∖ elements(\(portText(port)))", found: traceText(found), owed: traceText(owed))
  }
}
