import BindingLaws

extension Law {
  /// A law that sets are carried out, which does not read what it sets.
  static let arrives = Law(
    "arrives", "a set is written", "base(set(p, a, s)) = set(p, a, s)", Arrives())
}

struct Arrives: Law.Form {
  func statement<M: ReferenceModel>(for model: M) -> Law.Statement<M>? {
    .forAll([.p, .a], after: [.set(.p, .a)]) { variables, moment in
      Discrepancy(
        base: moment.base,
        expected: model.set(variables.a, at: variables.p.port, in: moment.before), by: model)
    }
  }
}
