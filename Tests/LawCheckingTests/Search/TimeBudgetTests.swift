import TestSupport

@testable import BindingSpecimens
@testable import LawChecking

/// Serialized, because `Stalling` counts in statics.
@Suite(.serialized) struct `A time budget` {
  @Test func `leaves a slow lawful system upheld, and ends its proof`() throws {
    // So many systems are made only once a proof has begun.
    let verdict = try Stalling.verdict(on: .setGet, stallingAt: 1_500)
    #expect(verdict?.kind == .upheld)
    let madeInTime = try #require(Stalling.madeInTime)
    // A few are made until each part of the check has seen that the time is over.
    #expect(Stalling.made <= madeInTime + 40, "\(Stalling.made) after \(madeInTime)")
  }

  @Test func `leaves a fault found, and ends its simplification`() throws {
    let verdict = try Stalling.verdict(on: .setGet, stallingAt: 3, losingSets: true)
    #expect(verdict?.kind == .broken)
    // The case runs again, and is explained. To simplify it would make many more.
    #expect(Stalling.made < 60, "\(Stalling.made)")
  }

  @Test(
    "changes no kind of verdict if it suffices",
    arguments: [LawfulPages.self, ErasingPages.self] as [JudgedSystem.SystemType],
    [Law.setGet, .getSet, .conforms, .historyIndependent])
  func sufficing(_ system: JudgedSystem.SystemType, _ law: Law) throws {
    let unlimited = try kind(of: system, law, CheckOptions())
    let limited = try kind(of: system, law, CheckOptions().with(\.timeBudget, .seconds(3600)))
    #expect(limited == unlimited)
  }

  @Test func `that is over leaves the memory of a system unknown`() throws {
    let checker = try LocalChecker(LawfulPages.self, options: CheckOptions())
    let over = SystemMemory(checker.subject, CheckOptions().with(\.deadline, .now))
    #expect(over.level == nil)
    #expect(over.sequences == 0)
  }

  @Test func `that is over stops a machine that has begun`() throws {
    let checker = try LocalChecker(LawfulPages.self, options: CheckOptions())
    let machine = checker.subject.proofMachine(.none, until: .now)
    #expect(!machine.isOutOfTime)
    machine.make(in: 0, isHolding: false)
    #expect(machine.isOutOfTime)
    // An input does nothing, and leads to a base that is not listed.
    #expect(machine.perform(0).base == machine.shape.bases)
  }

  @Test func `that is over ends the simplification of a case`() throws {
    var runner = try runner(ErasingPages.self, .getSet)
    let draws = try drawsOfFailure(runner)
    #expect(runner.drawsOfFailure(draws) != nil)
    runner.deadline = .now
    #expect(runner.drawsOfFailure(draws) == nil)
  }

  @Test func `that is over ends the search for smaller cases`() throws {
    var runner = try runner(ErasingPages.self, .getSet)
    let draws = try drawsOfFailure(runner)
    runner.deadline = .now
    let certificate = MinimalityCertificate(runner, of: draws, limit: 100)
    #expect(certificate.runs == 0)
    #expect(!certificate.isComplete)
  }

  @Test func `that is over ends the search for cases that need no program`() throws {
    var runner = try runner(ErasingPages.self, .getSet)
    runner.deadline = .now
    #expect(ShorterFailure(runner, lengths: 0..<3, limit: 100).runs == 0)
  }

  @Test func `that is over ends the proof that a system conforms`() throws {
    let runner = try runner(ErasingPages.self, .getSet)
    let conformance = ConformanceSearch(runner.subject, limit: 1_000, until: .now)
    #expect(!conformance.isClosed)
  }

  private func kind<System: BindingSystem>(
    of system: System.Type, _ law: Law, _ options: CheckOptions
  ) throws -> Verdict.Kind {
    try #require(try check(system, obeys: law, options: options)).kind
  }

  /// Returns the draws of a case that breaks the law.
  private func drawsOfFailure(_ runner: Runner) throws -> Draws {
    var search = Search(runner, options: CheckOptions())
    let finding = search.run()
    return try #require(finding).choices.record
  }
}

/// A flag whose sets stall from some system on, until the time that a law has is over.
private struct Stalling: ModelledSystem {
  static let model = CellModel<Bool>()
  /// The number of systems that were made.
  nonisolated(unsafe) static var made = 0
  /// The number of the first system whose sets stall.
  nonisolated(unsafe) static var staller = Int.max
  /// The time for which a set stalls.
  nonisolated(unsafe) static var budget = Duration.zero
  /// The number of systems that were made when the time was over, or nil before.
  nonisolated(unsafe) static var madeInTime: Int?
  /// Whether sets are lost.
  nonisolated(unsafe) static var losesSets = false
  let source: Source<Bool>

  init(source: Source<Bool>) {
    self.source = source
    Self.made += 1
  }

  func set(_ isOn: Bool, at port: SinglePort) {
    if Self.made >= Self.staller && Self.madeInTime == nil {
      let end = ContinuousClock.now + Self.budget
      while end > .now {}
      Self.madeInTime = Self.made
    }
    if !Self.losesSets { source.value = isOn }
  }

  /// Returns the verdict under a time budget that a set of a system with this number uses up.
  static func verdict(
    on law: Law, stallingAt staller: Int, losingSets: Bool = false
  ) throws -> Verdict? {
    made = 0
    madeInTime = nil
    losesSets = losingSets
    self.staller = staller
    // Long enough for all that is made before the staller, on a slow machine, too.
    budget = .milliseconds(500)
    return try check(Self.self, obeys: law, options: CheckOptions().with(\.timeBudget, budget))
  }
}
