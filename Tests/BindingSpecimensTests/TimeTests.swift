import BindingGenerators
import BindingLaws
import LawChecking
import LawTelling
import LawfulBindings
import Testing

@testable import BindingSpecimens

@Suite struct `A law of time` {
  /// What breaks first, and how small it gets.
  private static let smallest: [(system: JudgedSystem, law: Law, trace: String)] = [
    minimum(
      "WrittenBackWhole", .reEntrant,
      "start (left: off, right: off); "
        + "during set left on at write 1: set right on"),
    minimum(
      "OtherSideFirst", .reEntrant,
      "start (left: off, right: off); "
        + "during set left on at write 1: set right on"),
    minimum(
      "LockedAccesses", .linearizable,
      "start (left: off, right: off); "
        + "task 1: set left on; task 2: set right on; order 1 2 2 1"),
    minimum(
      "CheckThenClear", .linearizable,
      "start .a; "
        + "task 1: set a off; task 2: set b on; order 1 2 1"),
    minimum("FirstKeystrokeWins", .deferredArrives, "start 0; set it 0; set it 1; settle"),
    minimum(
      "OneTimerForAll", .pendingSurvives,
      "start (left: off, right: off); set left on; set right on; settle"),
    minimum(
      "LateWhole", .pendingSurvives,
      "start (left: off, right: off); set left on; set right on; settle"),
    minimum(
      "LateWhole", .lateIsHarmless,
      "start (left: off, right: on); "
        + "set left on; write (left: off, right: off); settle"),
    minimum(
      "SnapshotSaved", .lateIsHarmless,
      "start (left: off, right: on); set left on; write (left: off, right: off); settle"),
    minimum("ClampedAsOfMaking", .deferredArrives, "start 0; set it 0; set it 1; settle"),
    minimum("ClampedAsOfMaking", .lateIsHarmless, "start 1; set it 0; write 0; settle"),
  ]

  private static func minimum(
    _ name: String, _ law: Law, _ trace: String
  ) -> (system: JudgedSystem, law: Law, trace: String) {
    guard let system = allSpecimens.first(where: { $0.name == name }) else {
      preconditionFailure("there is no specimen \(name)")
    }
    return (system, law, trace)
  }

  @Test("is broken by the same smallest case under every seed", arguments: smallest)
  func minima(_ system: JudgedSystem, _ law: Law, _ trace: String) throws {
    for seed in 1...(isWhole ? 20 : 2) as ClosedRange<UInt64> {
      let verdict = try #require(try system.verdict(on: law, CheckOptions(seed: Seed(seed))))
      #expect(verdict.kind == .broken)
      #expect(verdict.counterexample?.trace.joined(separator: "; ") == trace)
    }
  }

  @Test("is broken by the same smallest case at random", arguments: smallest)
  func randomMinima(_ system: JudgedSystem, _ law: Law, _ trace: String) throws {
    for seed in 1...(isWhole ? 5 : 1) as ClosedRange<UInt64> {
      var options = CheckOptions(seed: Seed(seed))
      (options.usesShortlex, options.usesProof) = (false, false)
      let found = try #require(try system.verdict(on: law, options)?.counterexample)
      #expect(found.trace.joined(separator: "; ") == trace)
    }
  }

  @Test(
    "is proved of lawful forms where the world is finite",
    arguments: [
      ("BothSidesAtOnce", Law.reEntrant), ("UpdatedFlags", .linearizable),
    ])
  func proofs(_ name: String, _ law: Law) throws {
    let system = try #require(allSpecimens.first { $0.name == name })
    #expect(try system.verdict(on: law, CheckOptions())?.kind == .proved)
  }

  /// An observer may set between two of the writes, whoever makes them.
  @Test(
    "asks nothing of a set that writes several parts",
    arguments: ["SourcesToggle", "EveryDerivation"])
  func parts(_ name: String) throws {
    let system = try #require(allSpecimens.first { $0.name == name })
    #expect(try system.verdict(on: .reEntrant, CheckOptions())?.kind == .upheld)
  }

  /// What has not landed is a memory that nobody sees before it lands.
  @Test(
    "is upheld and not proved where sets land later",
    arguments: [Law.deferredArrives, .lateIsHarmless],
    ["DebouncedField", "NextTurnFlags", "DeferredWrite"])
  func late(_ law: Law, _ name: String) throws {
    let system = try #require(allSpecimens.first { $0.name == name })
    #expect(try system.verdict(on: law, CheckOptions())?.kind == .upheld)
  }

  @Test func `lets sets of two ports land in either order, and leave alone what moved on`() throws {
    #expect(try check(Overtaken.self, obeys: .pendingSurvives)?.kind == .upheld)
    #expect(try check(LandsIfAsBefore.self, obeys: .pendingSurvives)?.kind == .upheld)
  }

  @Test func `sees a set that is remembered until it lands`() throws {
    let law = Law.deferredArrives
    #expect(try check(OnlyFirstLands.self, obeys: law)?.kind == .broken)
  }

  @Test func `is not proved where tasks had to wait for each other`() throws {
    let system = try #require(allSpecimens.first { $0.name == "LockedFlags" })
    #expect(try system.verdict(on: .linearizable, CheckOptions())?.kind == .upheld)
  }

  @Test func `says how far a proof of tasks goes`() throws {
    let system = try #require(allSpecimens.first { $0.name == "UpdatedFlags" })
    let verdict = try #require(try system.verdict(on: .linearizable, CheckOptions()))
    #expect(
      verdict.remark?.hasPrefix(
        "every order of the accesses of all tasks with up to 2 operations together") == true)
  }

  @Test func `about tasks speaks of those alone that say so`() throws {
    let system = try #require(allSpecimens.first { $0.name == "WrittenBackWhole" })
    #expect(try system.verdict(on: .linearizable, CheckOptions()) == nil)
    #expect(try system.verdict(on: .deferredArrives, CheckOptions()) == nil)
  }

  @Test func `shows what tasks do in columns`() throws {
    let system = try #require(allSpecimens.first { $0.name == "LockedAccesses" })
    let verdict = try #require(try system.verdict(on: .linearizable, CheckOptions()))
    #expect(verdict.report.contains("task 1"))
    let steps = try #require(verdict.counterexample?.columns.map { "\($0.task) \($0.text)" })
    #expect(
      steps == [
        "1 set left on", "2 set right on", "1   reads (left: off, right: off)",
        "2   reads (left: off, right: off)", "2   writes (left: off, right: on)",
        "1   writes (left: on, right: off)",
      ])
  }
}

/// A number that two fields show.
private enum TwoFields: ReferenceModel {
  static var ports: [Int] { [0, 1] }
  static var bases: [Int]? { [0, 1, 2] }
  static var values: [Int]? { [0, 1, 2] }
  static func get(_ port: Int, in base: Int) -> Int { base }
  static func set(_ value: Int, at port: Int, in base: Int) -> Int { value }
}

/// The first field lands after the second, however they were set.
private struct Overtaken: DeferredSystem {
  typealias Model = TwoFields
  let source: Source<Int>
  private let clock = VirtualClock()

  init(source: Source<Int>) { self.source = source }

  func binding(_ port: Int) -> HeadlessBinding<Int> {
    HeadlessBinding(
      get: { source.value },
      set: { value in clock.after(port == 0 ? 3 : 1) { source.value = value } })
  }

  func settle() { clock.runOut() }
}

/// Each field lands in what it was set in, and in nothing else.
private struct LandsIfAsBefore: DeferredSystem {
  typealias Model = TwoFields
  let source: Source<Int>
  private let clock = VirtualClock()

  init(source: Source<Int>) { self.source = source }

  func binding(_ port: Int) -> HeadlessBinding<Int> {
    HeadlessBinding(
      get: { source.value },
      set: { value in
        let before = source.value
        clock.after(1) { if source.value == before { source.value = value } }
      })
  }

  func settle() { clock.runOut() }
}

/// A switch whose first set lands, and after that none.
private struct OnlyFirstLands: DeferredSystem {
  typealias Model = CellModel<Bool>
  private final class Memory {
    var pending: Bool?
    var hasLanded = false
  }
  let source: Source<Bool>
  private let memory = Memory()

  init(source: Source<Bool>) { self.source = source }

  func binding(_ port: SinglePort) -> HeadlessBinding<Bool> {
    HeadlessBinding(get: { source.value }, set: { memory.pending = $0 })
  }

  func settle() {
    guard let pending = memory.pending, !memory.hasLanded else { return }
    (source.value, memory.hasLanded, memory.pending) = (pending, true, nil)
  }
}

extension JudgedSystem {
  fileprivate func verdict(on law: Law, _ options: CheckOptions) throws -> Verdict? {
    func open<System: BindingSystem>(_ system: System.Type) throws -> Verdict? {
      try check(system, obeys: law, options: options)
    }
    return try open(system)
  }
}
