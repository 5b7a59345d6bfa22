import TestSupport

@testable import BindingSpecimens
@testable import LawChecking

@Suite struct `Tasks over a store that is not the checker's` {
  private func verdict<System: BindingSystem>(on system: System.Type) throws -> Verdict {
    try #require(try check(system, obeys: .linearizable))
  }

  @Test func `lose an update on real threads, which has no token`() throws {
    let verdict = try verdict(on: BoardWrittenBack.self)
    #expect(verdict.kind == .broken)
    let found = try #require(verdict.counterexample)
    #expect(found.token == nil)
    #expect(found.certified == nil)
    #expect(!found.trace.contains { $0.hasPrefix("order") })
    #expect(verdict.remark?.contains("on real threads") == true)
    #expect(verdict.report.contains("\n  threads "), "\(verdict.report)")
    guard case .race(let race)? = verdict.grounds else {
      Issue.record("\(verdict.headline)")
      return
    }
    #expect(race.runs >= race.programs)
  }

  @Test func `are upheld, and not proved, where a lock lasts for a set`() throws {
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

@Suite struct `A fault around a store that several tasks use` {
  /// What a fault remembers is not guarded.
  @Test func `never runs on real threads`() throws {
    let checker = try LawChecker(BoardUpdated.self)
    checker.put(try #require(Fault.named("update-lost")))
    #expect(try checker.verdict(on: .linearizable) == nil)
    #expect(try checker.verdict(on: .setGet) != nil)
  }
}

@Suite struct `A starting gate` {
  @Test func `lets all tasks run at the same time, and each once`() {
    let crew = TaskCrew()
    for round in 0..<20 {
      let counts = (0..<3).map { _ in Count() }
      crew.race(counts.map { count in { count.value += 1 } }, shifted: round)
      #expect(counts.map(\.value) == [1, 1, 1])
    }
  }

  private final class Count {
    var value = 0
  }
}
