import TestSupport

@testable import BindingSpecimens
@testable import LawChecking

@Suite struct `Tasks over a store of an app` {
  private func verdict<System: BindingSystem>(on system: System.Type) throws -> Verdict {
    try #require(try check(system, obeys: .linearizable))
  }

  @Test func `lose an update on real threads`() throws {
    let verdict = try verdict(on: BoardWrittenBack.self)
    #expect(verdict.kind == .broken)
    guard case .race? = verdict.grounds else {
      Issue.record("\(verdict.headline)")
      return
    }
  }

  @Test func `show no order, and have no token and no certificate`() throws {
    let found = try #require(try verdict(on: BoardWrittenBack.self).counterexample)
    #expect(found.taskSteps.isEmpty)
    #expect(found.token == nil)
    #expect(found.certified == nil)
  }

  @Test func `are reported as run on real threads`() throws {
    let verdict = try verdict(on: BoardWrittenBack.self)
    #expect(verdict.remark?.contains("on real threads") == true)
    #expect(verdict.report.contains("\n  threads "), "\(verdict.report)")
  }

  @Test func `are upheld, and not proved, if a lock lasts for a set`() throws {
    let verdict = try verdict(on: BoardUpdated.self)
    #expect(verdict.kind == .upheld)
    #expect(verdict.remark?.contains("none can be replayed") == true, "\(verdict.remark ?? "")")
  }

  @Test func `are run again from a trace, without an order`() throws {
    let checker = try LawChecker(BoardWrittenBack.self)
    let program = "start (left: off, right: off); task 1: set left on; task 2: set right on"
    let law = Law.linearizable
    let again = try checker.replay(.trace(program), obeying: law)
    #expect(again.verdict.kind == .broken)
    let ordered = try checker.replay(.trace(program + "; order 1 2"), obeying: law)
    #expect(ordered.verdict.kind != .broken)
  }
}
