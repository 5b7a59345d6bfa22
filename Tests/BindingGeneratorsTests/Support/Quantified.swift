import BindingLaws

/// Laws that quantify over each kind of variable.
enum Quantified: String, CaseIterable {
  case nothing, everyMoment, freshHandle, heldHandle, value, base, everything

  func statement<M: ReferenceModel>(of model: M) -> Law.Statement<M>? {
    switch self {
    case .nothing: .forAll([], alike: [], [])
    case .everyMoment: Law.conforms.statement(for: model)
    case .freshHandle: .forAll(.p, alike: [.echo(.p)], [])
    case .heldHandle: .forAll(.heldP, after: [.get(.heldP)]) { _, _ in nil }
    case .value: .forAll([.p, .a], after: [.set(.p, .a)]) { _, _ in nil }
    case .base: .forAll(.t, after: [.write]) { _, _ in nil }
    case .everything:
      .forAll([.p, .q, .a, .b, .t], after: [.write, .set(.q, .b), .set(.p, .a)]) {
        _, _ in nil
      }
    }
  }
}
