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

  @Test func `is closed, and upheld, if the system conforms`() throws {
    let (search, _) = try search(LawfulPages.self)
    #expect(search.isUpheld)
    #expect(search.isClosed)
    #expect(search.failing == nil)
    #expect(!search.differsInPorts)
  }

  @Test func `finds a case that fails when it is run`() throws {
    let (search, runner) = try search(ErasingPages.self)
    #expect(!search.isUpheld)
    let failing = try #require(search.failing)
    #expect(runner.run(failing).discrepancy != nil)
  }

  @Test func `is not closed if it ends at its limit`() throws {
    let (search, _) = try search(LawfulPages.self, limit: 20)
    #expect(!search.isClosed)
    #expect(search.transitions <= 40)
  }
}
