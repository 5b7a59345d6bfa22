import TestSupport

@testable import BindingGenerators
@testable import LawChecking

@Suite struct `A search for conformance` {
  /// Searches within a limit, by default one that no search of three pages reaches.
  private func search(_ runner: Runner, limit: Int = 10_000) -> ConformanceSearch {
    ConformanceSearch(runner.subject, limit: limit)
  }

  @Test func `is closed, and upheld, if the system conforms`() throws {
    let search = try search(runner(LawfulPages.self, .conforms))
    #expect(search.isUpheld)
    #expect(search.isClosed)
  }

  @Test func `has nothing to show if the system conforms`() throws {
    let search = try search(runner(LawfulPages.self, .conforms))
    #expect(search.failing == nil)
    #expect(!search.differsInPorts)
  }

  @Test func `finds a case that fails when it is run`() throws {
    let runner = try runner(ErasingPages.self, .conforms)
    let search = search(runner)
    #expect(!search.isUpheld)
    let failing = try #require(search.failing)
    #expect(runner.run(failing).discrepancy != nil)
  }

  @Test func `is not closed if it ends at its limit`() throws {
    // Far fewer than a search of three pages needs.
    let search = try search(runner(LawfulPages.self, .conforms), limit: 20)
    #expect(!search.isClosed)
    // The first operation beyond the limit ends it.
    #expect(search.transitions == 21)
  }
}
