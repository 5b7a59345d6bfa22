import BindingGenerators
import BindingLaws
import LawChecking
import Testing

@Suite struct `No proof is given` {
  /// Each binding alone is as it has to be; two that are held at once are not.
  @Test func `by a law about several held bindings`() throws {
    for seed in 1...8 {
      var options = CheckOptions()
      options.seed = Seed(UInt64(seed))
      let verdicts = [
        try check(ExclusiveRows.self, obeys: .oneHeldOn, options: options),
        try check(ExclusiveRows.self, obeys: .oneHeldOnInTheEnd, options: options),
        try check(TwoFlags.self, obeys: .oneHeldOn, options: options),
      ]
      #expect(verdicts.allSatisfy { $0?.kind != .proved })
    }
  }
}

/// Two flags without a fault, of which both may be on.
private struct TwoFlags: BindingSystem {
  enum Model: ReferenceModel {
    static var ports: [Int] { [0, 1] }
    static var values: [Bool]? { [false, true] }
    static var bases: [[Bool]]? {
      [[false, false], [true, false], [false, true], [true, true]]
    }
    static func get(_ port: Int, in base: [Bool]) -> Bool { base[port] }
    static func set(_ isOn: Bool, at port: Int, in base: [Bool]) -> [Bool] {
      base.indices.map { $0 == port ? isOn : base[$0] }
    }
  }

  let source: Source<[Bool]>

  func binding(_ port: Int) -> Accessor<Bool> {
    Accessor(get: { source.value[port] }, set: { source.value[port] = $0 })
  }
}

extension Law {
  /// No two held bindings are on at once.
  static let oneHeldOn = Law(
    "one-held-on", "no two held bindings are on at once",
    "p ≠ q ⇒ ¬(get(held p, x) ∧ get(held q, x))", OneHeldOn.self)
  fileprivate static let oneHeldOnInTheEnd = Law(
    "one-held-on-in-the-end", "no two held bindings are on in the end",
    "p ≠ q ⇒ ¬(get(held p, x) ∧ get(held q, x))", OneHeldOnInTheEnd.self)
}

private enum OneHeldOn: LawForm {
  static func statement<M: ReferenceModel>(for model: M.Type) -> Statement<M>? {
    .always { $0.severalHeldOn }
  }
}

private enum OneHeldOnInTheEnd: LawForm {
  static func statement<M: ReferenceModel>(for model: M.Type) -> Statement<M>? {
    .forAll(.p, after: { _ in [] }) { $1.severalHeldOn }
  }
}

extension Moment {
  fileprivate var severalHeldOn: Discrepancy? {
    let on = Model.ports.enumerated().filter { index, port in
      reading(Handle(port, index: index, isHeld: true)) as? Bool == true
    }
    if on.count <= 1 { return nil }
    return Discrepancy(at: "held bindings on in …", found: "\(on.count)", owed: "at most one")
  }
}

/// Rows of which at most one is on.
///
/// A binding whose row is gone reads what it was made with.
private struct ExclusiveRows: BindingSystem {
  enum Model: PresenceModel {
    static var ports: [Int] { [0, 1] }
    static var values: [Bool]? { [false, true] }
    static var bases: [[Bool]]? {
      [[], [false], [true], [false, false], [true, false], [false, true]]
    }
    static func isPresent(_ port: Int, in base: [Bool]) -> Bool { base.indices.contains(port) }
    static func get(_ port: Int, in base: [Bool]) -> Bool { base[port] }
    static func set(_ isOn: Bool, at port: Int, in base: [Bool]) -> [Bool] {
      base.indices.map { $0 == port ? isOn : base[$0] && !isOn }
    }
  }

  let source: Source<[Bool]>

  func binding(_ port: Int) -> Accessor<Bool>? {
    guard source.value.indices.contains(port) else { return nil }
    let last = source.value[port]
    return Accessor(
      get: { source.value.indices.contains(port) ? source.value[port] : last },
      set: { isOn in
        guard source.value.indices.contains(port) else { return }
        source.value = Model.set(isOn, at: port, in: source.value)
      })
  }
}
