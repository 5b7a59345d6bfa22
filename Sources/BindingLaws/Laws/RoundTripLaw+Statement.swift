extension RoundTripLaw {
  public var title: String {
    switch self {
    case .setGet: "you get what you set"
    case .getSet: "setting what you got changes nothing"
    case .setSet: "the last set wins"
    case .setTwice: "setting again changes nothing"
    case .rejectedSetIsInert: "a rejected set changes nothing"
    }
  }

  public var maths: String {
    switch self {
    case .setGet: "accepted(a), p still there ⇒ get(p, set(p, a, s)) = a"
    case .getSet: "accepted(get(p, s)) ⇒ set(p, get(p, s), s) = s"
    case .setSet: "accepted(a), accepted(b), also after a ⇒ set(p, b, set(p, a, s)) = set(p, b, s)"
    case .setTwice: "accepted(a), also after a ⇒ set(p, a, set(p, a, s)) = set(p, a, s)"
    case .rejectedSetIsInert: "¬accepted(a) ⇒ set(p, a, s) = s"
    }
  }

  public func statement<M: ReferenceModel>(for model: M.Type) -> Statement<M>? {
    let learned = model as? any LearningModel.Type
    // That a refused set changes nothing is what refused means where that was learned.
    if self == .rejectedSetIsInert && (learned != nil || !M.mayReject) { return nil }
    if let statement = learned?.anyStatement(of: self) { return statement as? Statement<M> }
    return switch self {
    case .setGet:
      .forAll([.p, .a], where: { $0.isThereAfterSet(in: $1) }, after: { [.set($0.p, $0.a)] }) {
        Discrepancy(reading: $0.p, $1.reading($0.p), owed: $0.a, by: M.self)
      }
    case .getSet:
      .forAll(
        .p, where: { $0.accepts($0.get(in: $1), in: $1) },
        alike: { [.echo($0.p)] }, { _ in [] })
    case .setSet:
      .forAll(
        [.p, .a, .b],
        where: { $0.accepts($0.b, in: $1) && $0.accepts($0.b, afterSetIn: $1) },
        alike: { [.set($0.p, $0.a), .set($0.p, $0.b)] }, { [.set($0.p, $0.b)] })
    case .setTwice:
      .forAll(
        [.p, .a], where: { $0.accepts($0.a, afterSetIn: $1) },
        alike: { [.set($0.p, $0.a), .set($0.p, $0.a)] }, { [.set($0.p, $0.a)] })
    case .rejectedSetIsInert:
      .forAll(
        [.p, .a], where: { !$0.accepts($0.a, in: $1) },
        alike: { [.set($0.p, $0.a)] }, { _ in [] })
    }
  }
}

extension Variables {
  /// The base after `a` was set at `p`; `nil` where that is not accepted, or where `p` is not there
  /// any more.
  private func setThere(in base: Model.Base) -> Model.Base? {
    guard accepts(a, in: base) else { return nil }
    let after = Model.set(a, at: p.port, in: base)
    return Model.isPresent(p.port, in: after) ? after : nil
  }

  func isThereAfterSet(in base: Model.Base) -> Bool { setThere(in: base) != nil }

  /// Whether `value` has to be carried out at `p` where it is set: after `a`.
  fileprivate func accepts(_ value: Model.Value, afterSetIn base: Model.Base) -> Bool {
    setThere(in: base).map { accepts(value, in: $0) } ?? false
  }
}
