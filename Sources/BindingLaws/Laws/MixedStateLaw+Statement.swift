extension MixedStateLaw {
  public var title: String {
    switch self {
    case .onIffAll: "on exactly when all are on"
    case .offIffNone: "off exactly when none is on"
    case .mixedIffDisagreement: "mixed exactly when members differ"
    case .setMakesUniform: "a set reaches every member"
    case .tapFromMixedTurnsOn: "a tap on mixed turns all on"
    case .orderIrrelevant: "the order of members does not show"
    case .eachMemberWrittenOnce: "each member is written once, in order"
    case .renderingDistinguishes: "on, off and mixed look different"
    case .tapsReachBoth: "taps reach both on and off"
    }
  }

  public var maths: String {
    switch self {
    case .onIffAll: "get(p, x) = on ⇔ ∀ members m. get(m, x) = on"
    case .offIffNone: "get(p, x) = off ⇔ ∀ members m. get(m, x) = off"
    case .mixedIffDisagreement:
      "get(p, x) = mixed ⇔ some member is on and some is off, or one is mixed"
    case .setMakesUniform: "accepted(a) ⇒ ∀ members m that accept a. get(m, set(p, a, s)) = a"
    case .tapFromMixedTurnsOn:
      "get(p, s) = mixed, p accepts sets ⇒ ∀ members m that accept on. get(m, tap(p, s)) = on"
    case .orderIrrelevant: "get(p, s) = get(p, s with the values of its members reversed)"
    case .eachMemberWrittenOnce:
      "writes(set(p, a, s)) change the members one after the other, once each"
    case .renderingDistinguishes: "get(p, s) ≠ get(p, t) ⇒ rendering(p, s) ≠ rendering(p, t)"
    case .tapsReachBoth:
      "p accepts sets ⇒ ∃ m n. get(p, tapᵐ(p, s)) = on ∧ get(p, tapⁿ(p, s)) = off"
    }
  }

  public var tier: Tier {
    self == .tapFromMixedTurnsOn ? .policy : .strict
  }

  public func statement<M: ReferenceModel>(for model: M.Type) -> Statement<M>? {
    if self == .renderingDistinguishes { return M.isSaidToShow ? M.looks : nil }
    return (model as? any AggregateModel.Type)?.anyStatement(of: self) as? Statement<M>
  }
}

extension ReferenceModel {
  /// Whether the values are so few that each has a look of its own: two or three truth values.
  fileprivate static var isSaidToShow: Bool {
    Value.self == Bool.self || Self.self is any AggregateModel.Type
  }

  fileprivate static var looks: Statement<Self> {
    Statement.forAll([.p, .t], after: { [.write($0.t)] }) { $1.appearance(of: $0.p) }
      .needing(.renderings).seeing("two values of one port") {
        isPresent($0.p.port, in: $1.base)
          && get($0.p.port, in: $1.base) != get($0.p.port, in: $1.before)
      }
  }
}

extension AggregateModel {
  fileprivate static func anyStatement(of law: MixedStateLaw) -> Any? { statement(of: law) }

  private static func statement(of law: MixedStateLaw) -> Statement<Self>? {
    switch law {
    case .onIffAll: fold(is: .on)
    case .offIffNone: fold(is: .off)
    case .mixedIffDisagreement: fold(is: .mixed)
    case .setMakesUniform:
      .forAll(
        [.p, .a], where: { isAggregate($0.p) && $0.accepts($0.a, in: $1) },
        after: { [.set($0.p, $0.a)] }
      ) { $1.uniformity(of: $0.p, $0.a) }
    case .tapFromMixedTurnsOn:
      .forAll(
        .p, where: { isTappable($0.p, in: $1) && $0.get(in: $1) == .mixed },
        after: { [.tap($0.p)] }
      ) { $1.uniformity(of: $0.p, .on) }
    case .orderIrrelevant:
      .forAll(.p, where: { variables, _ in isAggregate(variables.p) }, after: { _ in [] }) {
        $1.reversal(of: $0.p)
      }
    case .eachMemberWrittenOnce:
      Statement.forAll(
        [.p, .a], where: { isAggregate($0.p) && $0.accepts($0.a, in: $1) },
        after: { [.set($0.p, $0.a)] }
      ) { $1.writeOrder(of: $0.p) }
      .needing(.writes)
    case .tapsReachBoth:
      .forAll(.p, where: { isTappable($0.p, in: $1) }, after: { _ in [] }) { $1.reach(of: $0.p) }
    case .renderingDistinguishes: nil
    }
  }

  private static func fold(is state: Value) -> Statement<Self>? {
    Statement.always { $0.fold(is: state) }
      .seeing("a port that aggregates others") { $1.present.contains(where: isAggregate) }
  }

  private static func isAggregate(_ handle: Handle<Port>) -> Bool {
    members(of: handle.port)?.isEmpty == false
  }

  /// Whether it aggregates something and can be set both on and off.
  private static func isTappable(_ handle: Handle<Port>, in base: Base) -> Bool {
    isAggregate(handle) && accepts(.on, at: handle.port, in: base)
      && accepts(.off, at: handle.port, in: base)
  }
}
