import TestSupport

/// Systems of tolerant models.
///
/// If unequal bases count as the same, system and model, or two machines, may be in bases that differ in what
/// only some bindings see.
extension Judged {
  static let tolerant = [
    Judged(unproved: ApartAges.self, .disjointSetsCommute), Judged(unproved: LateRow.self, .getSet),
    Judged(unproved: Bystander.self, .getSet), Judged(unproved: SecondThoughts.self, .conforms),
    Judged(unproved: TapBehind.self, .getPure, .historyIndependent),
    Judged(Touched.self, .setSet, comesTo: .broken),
  ]
}

/// Two sections, of which one alone may be there.
///
/// The base to which a set leads depends on the base since which its binding is held. The sets do not commute
/// if `one` is held since 1 and `other` since 2. No base has both there but 0. So a proof misses that unless it
/// holds both anew, each in a base of its own.
private struct ApartAges: BindingSystem {
  struct Model: SilentModel {
    var presence: Presence { .comesAndGoes }
    enum Port: CaseIterable { case one, other }
    var bases: [Int]? { [0, 1, 2] }
    func isPresent(_ port: Port, in base: Int) -> Bool {
      base == 0 || (port == .one) == (base == 1)
    }
    func set(_ value: Int, at port: Port, in base: Int) -> Int { base }
  }

  static let model = Model()
  let source: Source<Int>

  func binding(_ port: Model.Port) -> Accessor<Int>? {
    let since = source.value
    guard Self.model.isPresent(port, in: since) else { return nil }
    return Accessor(get: { 0 }, set: { _ in source.value = next(port, source.value, since) })
  }

  private func next(_ port: Model.Port, _ now: Int, _ since: Int) -> Int {
    switch (port, now, since) {
    case (.one, 0, _): 1
    case (.one, 2, 1): 0
    case (.other, 0, _): 2
    case (.other, 1, 2): 2
    default: now
    }
  }
}

/// A row that appears when a key is set.
///
/// A binding that was made before the row appeared reads whether 9 was ever set. Bases 0 and 1 count as the
/// same. So a comparison of the two may read the row in 0, where it is gone, by a new binding. The search for
/// memory uses no such binding, and does not see that it remembers.
private struct LateRow: BindingSystem {
  struct Model: ReferenceModel {
    enum Port: CaseIterable { case row, key }
    var bases: [Int]? { [0, 1] }
    var values: [Int]? { Array(0...9) }
    func isPresent(_ port: Port, in base: Int) -> Bool { port == .key || base == 1 }
    func get(_ port: Port, in base: Int) -> Int { 0 }
    func accepts(_ value: Int, at port: Port, in base: Int) -> Bool { value == 0 }
    func set(_ value: Int, at port: Port, in base: Int) -> Int { port == .key ? 1 : base }
    func areEquivalent(bases base: Int, _ expected: Int) -> Bool { true }
  }

  static let model = Model()
  let source: Source<Int>
  private let wasNineSet = Arm()

  func binding(_ port: Model.Port) -> Accessor<Int> {
    let wasThere = port == .key || source.value == 1
    return Accessor(
      get: { !wasThere && wasNineSet.isSet ? 1 : 0 },
      set: { value in
        if value == 9 { wasNineSet.isSet = true }
        if port == .key && value == 0 { source.value = 1 }
      })
  }
}

/// A counter all of whose bases count as the same.
///
/// A bystander moves it when it is read. A set of the counter leads from 0 to 1. A first read of the bystander
/// gives 0 in both, and leads to 2 and 3, where a second one gives 0 and 1. A proof that takes the two bases
/// for the same after one look misses that.
private struct Bystander: ModelledSystem {
  struct Model: ReferenceModel {
    enum Port: CaseIterable { case counter, bystander }
    var bases: [Int]? { Array(0...20) }
    var values: [Int]? { [0, 1] }
    func get(_ port: Port, in base: Int) -> Int { 0 }
    func accepts(_ value: Int, at port: Port, in base: Int) -> Bool {
      port == .counter && value == 0
    }
    func set(_ value: Int, at port: Port, in base: Int) -> Int { base }
    func areEquivalent(bases base: Int, _ expected: Int) -> Bool { true }
  }

  static let model = Model()
  let source: Source<Int>

  func get(_ port: Model.Port) -> Int {
    if port == .counter { return 0 }
    if source.value >= 2 { return source.value == 3 ? 1 : 0 }
    source.value += 2
    return 0
  }

  func set(_ value: Int, at port: Model.Port) {
    if port == .counter && value == 0 && source.value == 0 { source.value = 1 }
  }
}

/// A switch over 0 (off), 1 and 2 (on), which the model calls gone in 2.
///
/// A set on leads the model to 1 and the system to 2, and the bases count as the same. A binding that was made
/// in 2 ignores a set off after a hundred turns on and off, which no case has. The search for memory uses no
/// fresh binding in 2, because the port is gone there, and does not see that it remembers.
private struct SecondThoughts: BindingSystem {
  struct Model: ReferenceModel {
    var bases: [Int]? { [0, 1, 2] }
    func isPresent(_ port: SinglePort, in base: Int) -> Bool { base != 2 }
    func get(_ port: SinglePort, in base: Int) -> Bool { base != 0 }
    func set(_ isOn: Bool, at port: SinglePort, in base: Int) -> Int { isOn ? 1 : 0 }
    func areEquivalent(bases base: Int, _ expected: Int) -> Bool { true }
  }

  /// The turns in a row, with no other set between them.
  private final class Turns { var count = 0 }

  static let model = Model()
  let source: Source<Int>
  private let turns = Turns()

  func binding(_ port: SinglePort) -> Accessor<Bool> {
    let isGone = source.value == 2
    return Accessor(
      get: { source.value != 0 },
      set: { isOn in
        let isTurn = isGone ? !isOn : isOn && source.value == 0
        turns.count = isTurn ? turns.count + 1 : 0
        if isGone && turns.count > 100 { return }
        source.value = isOn ? 2 : 0
      })
  }
}

/// A control over 0 (off), 1 and 2 (on), which the model calls gone in 2.
///
/// A set on leads the model to 1 and the system to 2, and the bases count as the same. Once the control was
/// tapped in 2, its reads write. The search for memory taps only what is there, and so never in 2.
private struct TapBehind: ControlSystem {
  struct Model: ReferenceModel {
    var bases: [Int]? { [0, 1, 2] }
    var values: [Int]? { [0, 1] }
    func isPresent(_ port: SinglePort, in base: Int) -> Bool { base != 2 }
    func get(_ port: SinglePort, in base: Int) -> Int { base == 0 ? 0 : 1 }
    func set(_ value: Int, at port: SinglePort, in base: Int) -> Int { value }
    func areEquivalent(bases base: Int, _ expected: Int) -> Bool {
      (base == 0) == (expected == 0)
    }
    func tapped(_ value: Int) -> Int? { 1 - value }
  }

  static let model = Model()
  let source: Source<Int>
  private let wasTappedBehind = Arm()

  func binding(_ port: SinglePort) -> Accessor<Int>? {
    guard source.value != 2 else { return nil }
    return Accessor(
      get: {
        if wasTappedBehind.isSet { source.value = source.value }
        return source.value == 0 ? 0 : 1
      },
      set: { source.value = $0 * 2 })
  }

  func tap(_ port: SinglePort) {
    if source.value == 2 {
      wasTappedBehind.isSet = true
    } else {
      source.value = source.value == 0 ? 2 : 0
    }
  }

  func rendering(_ port: SinglePort) -> String { "\(source.value)" }
}

/// A switch over a number, of which counts only whether it is zero.
///
/// A set that changes the switch leaves a mark. On is read from four bases and off from two. If these were all
/// different, set-set would be impossible (see `FibreCount`). But two and two of the four count as the same:
/// then the counts are even, and set-set is broken.
private struct Touched: ModelledSystem {
  struct Base: Equatable {
    var number = 0
    var isMarked = false
  }

  struct Model: ReferenceModel {
    var bases: [Base]? {
      (0...2).flatMap { number in
        [false, true].map { Base(number: number, isMarked: $0) }
      }
    }
    func get(_ port: SinglePort, in base: Base) -> Bool { base.number >= 1 }
    func set(_ isOn: Bool, at port: SinglePort, in base: Base) -> Base {
      isOn == (base.number >= 1) ? base : Base(number: isOn ? 1 : 0, isMarked: true)
    }
    func areEquivalent(bases base: Base, _ expected: Base) -> Bool {
      (base.number >= 1) == (expected.number >= 1) && base.isMarked == expected.isMarked
    }
  }

  static let model = Model()
  let source: Source<Base>
}
