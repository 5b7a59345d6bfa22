import TestSupport

@testable import LawChecking

@Suite struct `A search` {
  @Test func `in order of size finds the smallest case first`() throws {
    var search = try search(ErasingPages.self, Law.getSet)
    let found = search.run()
    let finding = try #require(found)
    #expect(finding.isSmallest)
    #expect(finding.operations == 1)
    #expect(search.cases == 3)
  }

  @Test("finds a case that its draws make again", arguments: [true, false])
  func draws(_ usesShortlex: Bool) throws {
    for seed in 0..<20 as Range<UInt64> {
      let options = CheckOptions(seed: Seed(seed), cases: 500).with(\.usesShortlex, usesShortlex)
      var search = try search(ErasingPages.self, Law.conforms, options)
      let found = search.run()
      let finding = try #require(found)
      let again = search.runner.run(finding.choices.record)
      #expect(again.testCase?.keepingFirst(again.reached) == finding.testCase)
      #expect(again.discrepancy?.found == finding.discrepancy.found)
    }
  }

  @Test func `runs a world without variables to its end`() throws {
    let options = CheckOptions(cases: 100).with(\.exhaustiveDepth, 0)
    var search = try search(LawfulPages.self, Law.conforms, options)
    #expect(search.run() == nil)
    #expect(search.isExhausted)
    // Four bases, with fresh and with held bindings.
    #expect(search.executions == 8)
  }

  // A quarter of the cases run in order of size.
  @Test("runs every case of the lengths that it reports", arguments: [256, 1_200, 8_000])
  func depth(_ cases: Int) throws {
    let law = Law.setGet
    var search = try search(LawfulPages.self, law, CheckOptions(cases: cases))
    let seen = CaseKeeper()
    search.order = SizeOrder(try notifying(seen, LawfulPages.self, law))
    #expect(search.run() == nil)
    let depth = try #require(search.order.depth)
    let options = CheckOptions(cases: 1).with(\.exhaustiveDepth, depth)
    let all = CaseKeeper()
    var exhaustive = try self.search(LawfulPages.self, law, options)
    exhaustive.order = SizeOrder(try notifying(all, LawfulPages.self, law))
    #expect(exhaustive.run() == nil)
    #expect(exhaustive.isThrough)
    #expect(Set(seen.cases.filter { $0.operations.count <= depth }) == Set(all.cases))
    #expect(depth == (cases < 8_000 ? 0 : 1))
  }

  @Test func `makes random cases longer than those that it ran in order`() throws {
    var search = try search(LawfulPages.self, Law.setGet)
    _ = search.run()
    let least = try #require(search.order.depth) + 1
    #expect(search.leastLength == least)
    for number in 0..<50 {
      let seed = Seed(UInt64(number))
      let swarm = search.runner.swarm(ofCase: number, seed: seed, from: least)
      var choices = Choices(seed: seed, isRecording: true)
      _ = search.runner.subject.draw(from: &choices, within: swarm, stoppingAfter: .max)
      #expect(choices.draws[0].value >= UInt64(least))
    }
  }

  @Test func `runs as many cases with a pause as without`() throws {
    let options = CheckOptions(cases: 100)
    var whole = try search(LawfulPages.self, Law.setGet, options)
    var paused = try search(LawfulPages.self, Law.setGet, options)
    paused.runFirst(20)
    #expect(!paused.isKnownToFail)
    #expect(paused.cases == 20)
    #expect(paused.run() == nil)
    #expect(whole.run() == nil)
    #expect(paused.cases == whole.cases)
    #expect(paused.order.executions == whole.order.executions)
  }

  @Test func `does not count a refusal as a case`() throws {
    let options = CheckOptions(cases: 200).with(\.usesShortlex, false)
    var search = try search(LawfulPages.self, Law.disjointSetsCommute, options)
    _ = search.run()
    #expect(search.refusals > 0)
    #expect(search.cases == 200)
    #expect(search.executions <= 4 * options.cases)
  }

  @Test func `ends when its time is over`() throws {
    let options = CheckOptions(cases: 1_000_000).with(\.deadline, .now)
    var search = try search(LawfulPages.self, Law.conforms, options)
    #expect(search.run() == nil)
    #expect(search.isOutOfTime)
    #expect(search.cases == 0)
  }

  private func search<System: BindingSystem>(
    _ system: System.Type, _ law: Law, _ options: CheckOptions = CheckOptions(cases: 200)
  ) throws -> Search {
    Search(try runner(system, law, options), options: options)
  }

  private func notifying<System: BindingSystem>(
    _ recorder: any RunRecorder, _ system: System.Type, _ law: Law
  ) throws -> Runner {
    var runner = try runner(system, law)
    runner.subject.recorder = recorder
    return runner
  }
}
