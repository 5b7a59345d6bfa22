import TestSupport

@testable import BindingSpecimens
@testable import LawChecking

@Suite struct `A premise of a proof` {
  @Test(
    "that fails gives a counterexample, even if no search finds one",
    arguments: someSeeds(of: 10))
  func failing(seed: UInt64) throws {
    let options = CheckOptions(seed: Seed(seed))
    let verdict = try #require(
      try check(NineComesBack.self, obeys: .noResurrection, options: options))
    #expect(verdict.kind == .broken)
    let token = try #require(verdict.counterexample?.token)
    let again = try LawChecker(NineComesBack.self).replay(.token(token), obeying: .noResurrection)
    #expect(again.verdict.kind == .broken)
  }

  /// The case needs a write and a hold that lead to its base, and the write that the proof has tried.
  @Test("that fails gives a counterexample, even if no search has such long cases")
  func long() throws {
    let options = CheckOptions().with(\.maximumLength, 1)
    let verdict = try check(NineComesBack.self, obeys: .noResurrection, options: options)
    #expect(verdict?.kind == .broken)
  }

  @Test func `is that a twin has the same inputs`() {
    let one = Expectations(Deceivers.setCounter(1_000))
    #expect(!one.isEquivalent(Expectations(Deceivers.observer { $0 < 2 })))
  }
}

extension Judged {
  static let premises = [
    // A present binding reads a value that may not be set.
    Judged(unproved: ShoutedLetter.self, .setGet, .historyIndependent),
    // A start that is not listed.
    Judged(unproved: DeadAtSeven.self, .setGet),
    // A port has a binding though it is gone, or is present in the model alone.
    Judged(unproved: ArmedWhereGone.self, .getPure),
    Judged(unproved: ArmedInTheOtherBase.self, .getPure, .historyIndependent),
    // A value that no base reads has no fibre.
    Judged(CountedStep.self, .setSet, comesTo: .broken),
    // A value that is not equal to itself is no memory.
    Judged(NotANumber.self, .historyIndependent, comesTo: .proved),
  ]
}

/// Numbers in pairs, which no set leaves.
///
/// Below 2 the port is gone. A set of a binding that was made at 9 then brings 9 back. Cases start at 2, so that
/// a write has to lead to 9, and another to 0.
private struct NineComesBack: BindingSystem {
  struct Model: ReferenceModel {
    var presence: Presence { .comesAndGoes }
    enum Port: CaseIterable { case it }
    var bases: [Int]? { [0] + Array(2...9) }
    var starts: [Int]? { [2] }
    func isPresent(_ port: Port, in base: Int) -> Bool { base >= 2 }
    func get(_ port: Port, in base: Int) -> Bool { base % 2 == 1 }
    func set(_ isOdd: Bool, at port: Port, in base: Int) -> Int {
      base / 2 * 2 + (isOdd ? 1 : 0)
    }
  }

  static let model = Model()
  let source: Source<Int>

  func binding(_ port: Model.Port) -> Accessor<Bool>? {
    let since = source.value
    if since < 2 { return nil }
    return Accessor(
      get: { source.value % 2 == 1 },
      set: { isOdd in
        if source.value >= 2 {
          source.value = Self.model.set(isOdd, at: port, in: source.value)
        } else if since == 9 {
          source.value = 9
        }
      })
  }
}

/// A letter that is read in upper case.
///
/// A binding that is set to an upper-case letter loses the next set.
struct ShoutedLetter: BindingSystem {
  struct Model: ReferenceModel {
    var bases: [String]? { ["a", "b"] }
    var values: [String]? { ["a", "b"] }
    func get(_ port: SinglePort, in base: String) -> String { base }
    func set(_ value: String, at port: SinglePort, in base: String) -> String {
      value.lowercased()
    }
    func areEquivalent(_ value: String, _ expected: String) -> Bool {
      value.lowercased() == expected.lowercased()
    }
  }

  static let model = Model()
  let source: Source<String>

  func binding(_ port: SinglePort) -> Accessor<String> {
    let losesNextSet = Arm()
    return Accessor(
      get: { source.value.uppercased() },
      set: { letter in
        if losesNextSet.isSet {
          losesNextSet.isSet = false
          return
        }
        losesNextSet.isSet = letter != letter.lowercased()
        source.value = letter.lowercased()
      })
  }
}

/// A number that may start at 7, where 1 cannot be set.
private struct DeadAtSeven: ModelledSystem {
  struct Model: WholeModel {
    typealias Value = Int
    var bases: [Int]? { [0, 1] }
    var starts: [Int]? { [0, 1, 7] }
  }

  static let model = Model()
  let source: Source<Int>

  func set(_ value: Int, at port: SinglePort) {
    if source.value != 7 || value != 1 { source.value = value }
  }
}

/// A port that a set off makes vanish, which the model rejects.
///
/// A set of a binding that was made then makes the reads of all others write.
private struct ArmedWhereGone: BindingSystem {
  struct Model: ReferenceModel {
    var presence: Presence { .comesAndGoes }
    enum Port: CaseIterable { case it }
    var bases: [Bool]? { [true, false] }
    func isPresent(_ port: Port, in base: Bool) -> Bool { base }
    func get(_ port: Port, in base: Bool) -> Bool { true }
    func accepts(_ isOn: Bool, at port: Port, in base: Bool) -> Bool { base && isOn }
    func set(_ isOn: Bool, at port: Port, in base: Bool) -> Bool { base }
  }

  static let model = Model()
  let source: Source<Bool>
  private let readsWrite = Arm()

  func binding(_ port: Model.Port) -> Accessor<Bool>? {
    let since = source.value
    return Accessor(
      get: {
        if readsWrite.isSet { source.value = source.value }
        return source.value
      },
      set: { isOn in
        if !since { readsWrite.isSet = true } else if !isOn { source.value = false }
      })
  }
}

/// A Bool that is shown as 0 or as no number.
private struct NotANumber: ModelledSystem {
  struct Model: ReferenceModel {
    var bases: [Bool]? { [false, true] }
    var values: [Double]? { [0, .nan] }
    func get(_ port: SinglePort, in base: Bool) -> Double { base ? .nan : 0 }
    func set(_ value: Double, at port: SinglePort, in base: Bool) -> Bool { value.isNaN }
    func areEquivalent(_ value: Double, _ expected: Double) -> Bool {
      value == expected || value.isNaN && expected.isNaN
    }
  }

  static let model = Model()
  let source: Source<Bool>
}

/// A level up to 2, as which 3 counts.
///
/// Each set is counted, modulo 2.
private struct CountedStep: ModelledSystem {
  struct Level: Equatable {
    var level = 0
    var count = 0
  }

  struct Model: ReferenceModel {
    var bases: [Level]? {
      (0...2).flatMap { level in (0...1).map { Level(level: level, count: $0) } }
    }
    var values: [Int]? { [0, 1, 2, 3] }
    func get(_ port: SinglePort, in base: Level) -> Int { base.level }
    func set(_ value: Int, at port: SinglePort, in base: Level) -> Level {
      Level(level: min(value, 2), count: 1 - base.count)
    }
    func outside(_ port: SinglePort, setting value: Int, in base: Level) -> Level { Level() }
    func areEquivalent(_ value: Int, _ expected: Int) -> Bool {
      min(value, 2) == min(expected, 2)
    }
  }

  static let model = Model()
  let source: Source<Level>
}

/// A port whose every set leads to base 2, where the port is gone.
///
/// In the model, base 2 counts as base 1. A binding that is made there and set arms all others, whose gets
/// write from then on.
private struct ArmedInTheOtherBase: BindingSystem {
  struct Model: SilentModel {
    var bases: [Int]? { [0, 1, 2] }
    func isPresent(_ port: SinglePort, in base: Int) -> Bool { base != 2 }
    func set(_ value: Int, at port: SinglePort, in base: Int) -> Int { 1 }
    func areEquivalent(bases base: Int, _ expected: Int) -> Bool {
      (base == 0) == (expected == 0)
    }
  }

  static let model = Model()
  let source: Source<Int>
  private let readsWrite = Arm()

  func binding(_ port: SinglePort) -> Accessor<Int> {
    let since = source.value
    return Accessor(
      get: {
        if readsWrite.isSet { source.value = source.value }
        return 0
      },
      set: { _ in
        if since == 2 { readsWrite.isSet = true }
        source.value = 2
      })
  }
}
