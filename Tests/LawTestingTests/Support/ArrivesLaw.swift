import BindingLaws

extension Law {
  /// A law that sets are carried out, which does not read what it sets.
  static let arrives = Law(
    "arrives", "a set is written", "base(set(p, a, s)) = set(p, a, s)", Arrives())
}

struct Arrives: Law.Form {
  func statement<M: ReferenceModel>(for model: M) -> Law.Statement<M>? {
    .forAll([.p, .a], after: [.set(.p, .a)]) {
      Discrepancy(base: $1.base, expected: model.set($0.a, at: $0.p.port, in: $1.before), by: model)
    }
  }
}
