import TestSupport

@testable import LawChecking

@Suite struct `A fault around a store that several tasks use` {
  /// The memory of a fault has no lock.
  @Test func `never runs on real threads`() throws {
    let checker = try LawChecker(BoardUpdated.self)
    checker.put(try #require(Fault.named("update-lost")))
    #expect(try checker.verdict(on: .linearizable) == nil)
    #expect(try checker.verdict(on: .setGet) != nil)
  }
}
