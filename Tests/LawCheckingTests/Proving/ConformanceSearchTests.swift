import TestSupport

@testable import BindingGenerators
@testable import LawChecking

@Suite struct `A search for conformance` {
  private func search<System: BindingSystem>(
    _ system: System.Type, limit: Int = 10_000
  ) throws -> (ConformanceSearch, Runner) {
    let runner = try runner(system, .conforms)
    return (ConformanceSearch(runner.subject, limit: limit), runner)
  }

  @Test func `comes to its end where everything conforms`() throws {
    let (search, _) = try search(LawfulPages.self)
    #expect(search.isUpheld)
    #expect(search.isClosed)
    #expect(search.failing == nil)
    #expect(!search.differsInPorts)
  }

  @Test func `finds a case that does not, which fails when it is run`() throws {
    let (search, runner) = try search(ErasingPages.self)
    #expect(!search.isUpheld)
    let failing = try #require(search.failing)
    #expect(runner.run(failing).discrepancy != nil)
  }

  @Test func `says so when it had to end before`() throws {
    let (search, _) = try search(LawfulPages.self, limit: 20)
    #expect(!search.isClosed)
    #expect(search.transitions <= 40)
  }
}
