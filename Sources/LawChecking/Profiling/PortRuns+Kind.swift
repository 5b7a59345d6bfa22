import BindingGenerators
import BindingLaws

extension PortRuns {
  /// What kind of binding it is, and how it is where it accepts a set, if it rejects some.
  ///
  /// - Parameter exact: The runs of the same laws in which only what is equal counts as the same.
  func kind(_ exact: PortRuns<ExactSystem<System>>) -> (PortKind, whereAccepted: PortKind?) {
    let rejectsInertly = obeys(.rejectedSetIsInert)
    if rejectsInertly == false { return (.lawless, nil) }
    guard let setGet = obeys(.setGet) else { return (.readOnly, nil) }
    if remembers { return (.remembering, nil) }
    let kind = exact.roundTrip ?? (isNormalising(setGet) ? .normalising : .lawless)
    let isPartial = rejectsInertly != nil && kind >= .wellBehaved
    return isPartial ? (.partial, kind) : (kind, nil)
  }

  /// How it behaves, if it obeys set-get and get-set.
  private var roundTrip: PortKind? {
    if obeys(.setGet) == false || obeys(.getSet) == false { return nil }
    return obeys(.setSet) == false ? .wellBehaved : .veryWellBehaved
  }

  private func isNormalising(_ setGet: Bool) -> Bool {
    obeys(.getSet) != false && (setGet || hasNormalForms)
  }

  /// Whether a set leads to a value that depends on what is set only, and setting that value
  /// leads there, too; two values at least are left.
  private var hasNormalForms: Bool {
    var forms: [Model.Value] = []
    for value in values {
      let found = bases.filter { Model.accepts(value, at: handle.port, in: $0) }
        .compactMap { shown(after: value, in: $0)?.value }
      guard let form = found.first else { continue }
      if found.contains(where: { $0 != form }) { return false }
      if bases.contains(where: { shown(after: form, in: $0)?.value != form }) { return false }
      forms.append(form)
    }
    return forms.contains { $0 != forms.first }
  }

  /// Whether what came before shows after the base has been put back.
  private var remembers: Bool {
    let sets = values.indices.map { OperationCode(.set, port: handle.index, value: $0) }
    let uses = sets + [OperationCode(.get, port: handle.index)]
    let history = (starts + starts.reversed()).prefix(8).flatMap { start in
      [OperationCode(.write, value: start)] + uses
    }
    return obeys(.historyIndependent) { given in
      given.operations = history + [OperationCode(.write, value: given.start)]
    } == false
  }
}

extension PortKind: Comparable {
  package static func < (kind: Self, other: Self) -> Bool { kind.rank < other.rank }

  private var rank: Int { Self.allCases.firstIndex(of: self) ?? 0 }
}
