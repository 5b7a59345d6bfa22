// What laws state where the model was learned from the system: what a set is meant to do is not known.

extension LearningModel {
  /// A law of one port as it can be judged without knowing what a set is meant to do; `nil` where the
  /// general statement will do.
  static func anyStatement(of law: RoundTripLaw) -> Any? {
    switch law {
    case .setGet:
      Statement<Self>.forAll(
        [.p, .a], where: { $0.isThereAfterSet(in: $1) }, after: { [.set($0.p, $0.a)] }
      ) { $1.got($0) }
    case .getSet:
      Statement<Self>.forAll(.p, after: { [.echo($0.p)] }) { _, moment in moment.likeness }
    case .setSet, .setTwice, .rejectedSetIsInert: nil
    }
  }

  /// A law of several ports, likewise.
  static func anyStatement(of law: LocalityLaw) -> Any? {
    guard law == .disjointSetsCommute else { return nil }
    return Statement<Self>.forAll(
      [.p, .q, .a, .b],
      where: { areUnrelated($0.a, at: $0.p.port, and: $0.b, at: $0.q.port, in: $1) },
      alike: { [.set($0.q, $0.b), .set($0.p, $0.a)] },
      { [.set($0.p, $0.a), .set($0.q, $0.b)] })
  }
}

extension HonestyLaw {
  /// Whether a learned model has anything to say for it: which bases are permitted, and which sets are
  /// accepted that change nothing, it does not know.
  var isAboutLearned: Bool { self != .atomic && self != .writeThrough }
}

extension Moment where Model: LearningModel {
  /// What is wrong with what is read after a set.
  fileprivate func got(_ variables: Variables<Model>) -> Discrepancy? {
    let (p, a) = (variables.p, variables.a)
    let reading = reading(p)
    if Model.isGot(reading, settingInstead: a, at: p.port, in: before) { return nil }
    return Discrepancy(reading: p, reading, owed: a, by: Model.self)
  }

  /// What is wrong with the base, where a port tells it from the one before.
  fileprivate var likeness: Discrepancy? {
    Model.areAlike(base, before)
      ? nil : Discrepancy(base: base, owed: before, by: Model.self)
  }
}
