import TestSupport

@testable import BindingSpecimens
@testable import LawChecking

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

  /// Returns the verdict under a time budget that a set of this system uses up.
  static func verdict(
    on law: Law, stallingAt staller: Int, losingSets: Bool = false
  ) throws -> Verdict? {
    made = 0
    madeInTime = nil
    losesSets = losingSets
    self.staller = staller
    budget = .milliseconds(500)
    return try check(Self.self, obeys: law, options: CheckOptions().with(\.timeBudget, budget))
  }
}

@Suite(.serialized) struct `A time budget` {
  @Test func `leaves a slow lawful system upheld, and ends its proof`() throws {
    // So many systems are made only once a proof has begun.
    let verdict = try Stalling.verdict(on: .setGet, stallingAt: 1_500)
    #expect(verdict?.kind == .upheld)
    let madeInTime = try #require(Stalling.madeInTime)
    #expect(Stalling.made <= madeInTime + 40, "\(Stalling.made) after \(madeInTime)")
  }

  @Test func `leaves a fault found, and ends its simplification`() throws {
    let verdict = try Stalling.verdict(on: .setGet, stallingAt: 3, losingSets: true)
    #expect(verdict?.kind == .broken)
    #expect(Stalling.made < 60, "\(Stalling.made)")
  }

  @Test func `changes no kind of verdict if it suffices`() throws {
    let options = CheckOptions().with(\.timeBudget, .seconds(3600))
    for law in [Law.setGet, .getSet, .conforms, .historyIndependent] {
      let free = try check(LawfulPages.self, obeys: law)
      #expect(try check(LawfulPages.self, obeys: law, options: options)?.kind == free?.kind)
      let faulty = try check(ErasingPages.self, obeys: law)
      #expect(try check(ErasingPages.self, obeys: law, options: options)?.kind == faulty?.kind)
    }
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
    #expect(ShorterFailure(runner, lengths: 0..<3, limit: 100).runs == 0)
  }

  @Test func `that is over ends the proof that a system conforms`() throws {
    let runner = try runner(ErasingPages.self, .getSet)
    let conformance = ConformanceSearch(runner.subject, limit: 1_000, until: .now)
    #expect(!conformance.isClosed)
  }

  /// Returns the draws of a case that breaks the law.
  private func drawsOfFailure(_ runner: Runner) throws -> Draws {
    var search = Search(runner, options: CheckOptions())
    let finding = search.run()
    return try #require(finding).choices.record
  }
}
