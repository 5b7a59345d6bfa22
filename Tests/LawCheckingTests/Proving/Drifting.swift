import TestSupport

/// Systems that drift.
///
/// Bases that count as the same may lead to bases that do not. A proof that puts the system back into the
/// model's base before each operation would not see that.
extension Judged {
  static let drifting = [
    Judged(Thermostat.self, .conforms, comesTo: .broken),
    Judged(Nudging.self, .conforms, comesTo: .broken),
    Judged(unproved: DriftingByTheGone.self, .conforms),
  ]
}

/// A thermostat that keeps whole degrees Celsius and shows whole degrees Fahrenheit.
///
/// To write back what it shows loses a degree each time, and one degree less counts as the same.
private struct Thermostat: BindingSystem {
  static var model: ConversionModel<Int, Int> {
    ConversionModel(
      over: Array(0...5), trying: [32, 33, 35, 37, 39, 41], loss: .modulo,
      reads: { celsius in celsius * 9 / 5 + 32 },
      stores: { fahrenheit in (fahrenheit - 32) * 5 / 9 })
  }

  let source: Source<Int>

  func binding(_ port: SinglePort) -> Accessor<Int> {
    Accessor(
      get: { source.value * 9 / 5 + 32 }, set: { source.value = ($0 - 32) * 5 / 9 })
  }
}

/// A level that moves up by one when it is set to what it is.
private struct Nudging: ModelledSystem {
  struct Model: WholeModel {
    var bases: [Int]? { Array(0...5) }
    var acceptedSets: AcceptedSets { .all }
    func areEquivalent(_ value: Int, _ expected: Int) -> Bool { abs(value - expected) <= 2 }
    func areEquivalent(bases base: Int, _ expected: Int) -> Bool {
      abs(base - expected) <= 2
    }
  }

  static let model = Model()
  let source: Source<Int>

  func set(_ value: Int, at port: SinglePort) {
    source.value = value == source.value ? min(5, value + 1) : value
  }
}

/// Two ports, of which one is present at 0 and the other everywhere else.
///
/// While the first is gone, a set of its held binding leads from 1 to 2, which counts as the same. A set of
/// the other leads from 2 to 3.
private struct DriftingByTheGone: BindingSystem {
  struct Model: SilentModel {
    enum Port: CaseIterable { case one, other }
    var bases: [Int]? { [0, 1, 2, 3] }
    func isPresent(_ port: Port, in base: Int) -> Bool { (port == .one) == (base == 0) }
    func set(_ value: Int, at port: Port, in base: Int) -> Int { base == 2 ? 3 : base }
  }

  static let model = Model()
  let source: Source<Int>

  func binding(_ port: Model.Port) -> Accessor<Int>? {
    guard Self.model.isPresent(port, in: source.value) else { return nil }
    return Accessor(
      get: { 0 },
      set: { _ in
        if port == .one, source.value == 1 { source.value = 2 }
        if port == .other, source.value == 2 { source.value = 3 }
      })
  }
}
