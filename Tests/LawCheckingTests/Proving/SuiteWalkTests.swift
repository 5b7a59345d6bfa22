import TestSupport

@testable import LawChecking

@Suite struct `A walk through a suite` {
  private let machine = TableMachine(TinyWorlds.flag())

  private func walk(limit: Int) -> SuiteWalk {
    var walk = SuiteWalk(machine, Expectations(machine), .init(1, .counted), isSparing: false)
    walk.run(from: .init(base: 0, isHolding: false), limit: limit)
    return walk
  }

  @Test func `runs as many sequences from a start as were predicted`() {
    let walk = walk(limit: .max)
    var size = SuiteSize(.init(1, .counted), Expectations(machine), limit: .max)
    #expect(walk.sequences == size.count(2, from: .init(base: 0, isHolding: false)))
    #expect(walk.isWithinLimit)
    #expect(walk.failed == nil)
  }

  @Test func `stops at the limit`() {
    let walk = walk(limit: 5)
    #expect(walk.sequences == 5)
    #expect(!walk.isWithinLimit)
  }

  @Test func `stops at the input that shows a memory`() {
    let machine = Deceivers.setCounter(1)
    var walk = SuiteWalk(machine, Expectations(machine), .init(1, .counted), isSparing: false)
    walk.run(from: .init(base: 0, isHolding: false), limit: .max)
    #expect(walk.failed == 1)
    #expect(walk.divergence(from: .init(base: 0, isHolding: false), at: 1).depth(.counted) == 1)
  }
}
