import TestSupport

/// Systems whose bindings are right alone, but not if two are held at once or since different bases.
extension Judged {
  static let held = [
    Judged(unproved: ExclusiveRows.self, .oneHeldOn, .oneHeldOnInTheEnd, .oneVanishedOn),
    Judged(unproved: LawfulFlags.self, .oneHeldOn),
    Judged(unproved: FarApart.self, .disjointSetsCommute),
  ]
}

extension Law {
  /// No two held bindings are on at once.
  static let oneHeldOn = Law(
    "one-held-on", "no two held bindings are on at once",
    "p ≠ q ⇒ ¬(get(held p, x) ∧ get(held q, x))", HeldForm.oneHeldOn)
  fileprivate static let oneVanishedOn = Law(
    "one-vanished-on", "no two held bindings of what is gone are on",
    "p, q ∉ t ⇒ ¬(get(held p, t) ∧ get(held q, t))", HeldForm.oneVanishedOn)
  fileprivate static let oneHeldOnInTheEnd = Law(
    "one-held-on-in-the-end", "no two held bindings are on in the end",
    "p ≠ q ⇒ ¬(get(held p, x) ∧ get(held q, x))", HeldForm.oneHeldOnInTheEnd)
}

/// The statements of these laws, one case for each.
private enum HeldForm: Law.Form {
  case oneHeldOn, oneHeldOnInTheEnd, oneVanishedOn

  func statement<M: ReferenceModel>(for model: M) -> Law.Statement<M>? {
    switch self {
    case .oneHeldOn:
      .always { $0.severalHeldOn }
    case .oneHeldOnInTheEnd:
      .forAll(.p, after: []) { $1.severalHeldOn }
    case .oneVanishedOn:
      .forAll(
        [.p, .q, .t],
        where: { variables, _ in
          let p = variables.p
          let q = variables.q
          return p.isHeld && q.isHeld && p.port != q.port
            && !model.isPresent(p.port, in: variables.t)
            && !model.isPresent(q.port, in: variables.t)
        },
        after: [.write]
      ) { variables, moment in
        let areOn = [variables.p, variables.q].allSatisfy { moment.reading($0) as? Bool == true }
        return areOn
          ? Discrepancy(at: .property(named: "held bindings on"), found: "2", expected: "one") : nil
      }
    }
  }
}

extension Law.Moment {
  /// The discrepancy if several held bindings are on.
  fileprivate var severalHeldOn: Discrepancy? {
    let on = model.ports.enumerated().filter { index, port in
      reading(Handle(port, index: index, isHeld: true)) as? Bool == true
    }
    if on.count <= 1 { return nil }
    return Discrepancy(
      at: .property(named: "held bindings on"), found: "\(on.count)", expected: "at most one")
  }
}

/// Rows of which at most one is on.
///
/// A binding whose row is gone reads what the row was when the binding was made.
private struct ExclusiveRows: BindingSystem {
  struct Model: RowModel {
    var presence: Presence { .comesAndGoes }
    var values: [Bool]? { [false, true] }
    var bases: [[Bool]]? {
      [[], [false], [true], [false, false], [true, false], [false, true]]
    }
    func isPresent(_ port: Int, in base: [Bool]) -> Bool { base.indices.contains(port) }
    func set(_ isOn: Bool, at port: Int, in base: [Bool]) -> [Bool] {
      base.indices.map { $0 == port ? isOn : base[$0] && !isOn }
    }
  }

  static let model = Model()
  let source: Source<[Bool]>

  func binding(_ port: Int) -> Accessor<Bool>? {
    guard source.value.indices.contains(port) else { return nil }
    let last = source.value[port]
    return Accessor(
      get: { source.value.indices.contains(port) ? source.value[port] : last },
      set: { isOn in
        guard source.value.indices.contains(port) else { return }
        source.value = Self.model.set(isOn, at: port, in: source.value)
      })
  }
}

/// Two ports that are present from 10 on, and whose sets change nothing in the model.
///
/// Held bindings lead from 10 to 1, and from there to 0 or 2, by the base since which they are held. A
/// difference of one counts as the same.
private struct FarApart: BindingSystem {
  struct Model: SilentModel {
    var presence: Presence { .comesAndGoes }
    enum Port: CaseIterable { case one, other }
    var bases: [Int]? { [10, 20, 0, 1, 2] }
    func isPresent(_ port: Port, in base: Int) -> Bool { base >= 10 }
    func set(_ value: Int, at port: Port, in base: Int) -> Int { base }
  }

  static let model = Model()
  let source: Source<Int>

  func binding(_ port: Model.Port) -> Accessor<Int>? {
    let since = source.value
    if since < 10 { return nil }
    return Accessor(
      get: { 0 },
      set: { _ in
        if source.value == 10 {
          source.value = 1
        } else if source.value == 1 {
          source.value = since == 10 ? 0 : 2
        }
      })
  }
}
