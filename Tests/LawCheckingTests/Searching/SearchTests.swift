import BindingGenerators
import BindingLaws
import Testing

@testable import LawChecking

@Suite struct `A search` {
  @Test func `in order of size finds the smallest case first`() throws {
    var search = try search(ErasingPages.self, RoundTripLaw.getSet)
    let found = search.run()
    let finding = try #require(found)
    #expect(finding.isSmallest)
    #expect(finding.operations == 1)
    #expect(search.cases == 3)
  }

  @Test("finds a case that its draws make again", arguments: [true, false])
  func draws(_ usesShortlex: Bool) throws {
    for seed in 0..<20 as Range<UInt64> {
      var options = CheckOptions(seed: Seed(seed), cases: 500)
      options.usesShortlex = usesShortlex
      var search = try search(ErasingPages.self, LocalityLaw.conforms, options)
      let found = search.run()
      let finding = try #require(found)
      let again = search.runner.run(finding.choices.record)
      #expect(again.given?.prefix(again.reached) == finding.given)
      #expect(again.discrepancy?.found == finding.discrepancy.found)
    }
  }

  @Test func `runs a world without variables to its end`() throws {
    var options = CheckOptions(cases: 100)
    options.exhaustiveDepth = 0
    var search = try search(LawfulPages.self, LocalityLaw.conforms, options)
    #expect(search.run() == nil)
    #expect(search.isExhausted)
    // Four bases, with fresh and with held bindings.
    #expect(search.executions == 8)
  }

  @Test func `counts a refusal for no case`() throws {
    var options = CheckOptions(cases: 200)
    options.usesShortlex = false
    var search = try search(LawfulPages.self, LocalityLaw.disjointSetsCommute, options)
    _ = search.run()
    #expect(search.refusals > 0)
    #expect(search.cases == 200)
    #expect(search.executions <= 4 * options.cases)
  }

  @Test func `ends when its time is over`() throws {
    var options = CheckOptions(cases: 1_000_000)
    options.timeBudget = .zero
    var search = try search(LawfulPages.self, LocalityLaw.conforms, options)
    #expect(search.run() == nil)
    #expect(search.isOutOfTime)
    #expect(search.cases == 0)
  }

  private func search<System: BindingSystem>(
    _ system: System.Type, _ law: any Law, _ options: CheckOptions = CheckOptions(cases: 200)
  ) throws -> Search<System> {
    let checker = try LocalChecker(system, options: options)
    return Search(try #require(checker.runner(of: law)), options: options)
  }
}
