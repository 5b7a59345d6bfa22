import Foundation
import TestSupport

@testable import BindingLawsCommands

@Suite struct `A plan of a hunt` {
  @Test(
    "splits all cases into pieces, none twice:",
    arguments: [1, 999, 1_000, 1_001, 4_000, 4_001, 100_000, 5_000_000])
  func pieces(_ cases: Int) throws {
    let plan = HuntPlan.ofTest(cases: cases)
    let pieces = try #require(plan.pieces)
    let ranges = (0..<pieces).map(plan.range)
    #expect(ranges.map(\.lowerBound) == [0] + ranges.dropLast().map(\.upperBound))
    #expect(ranges.last?.upperBound == cases)
    #expect(ranges.filter(\.isEmpty) == [])
  }

  @Test("has few pieces:", arguments: [(1_000_000, 32), (1_000_000_000_000, 31_623)])
  func books(_ cases: Int, _ pieces: Int) {
    #expect(HuntPlan.ofTest(cases: cases).pieces == pieces)
  }

  @Test func `begins with the same pieces where time decides`() {
    let plan = HuntPlan.ofTest(cases: nil)
    #expect(plan.pieces == nil)
    #expect([0, 1, 2].map(plan.range) == [0..<1_000, 1_000..<4_000, 4_000..<9_000])
  }

  @Test func `gives each piece to one process of one shard`() {
    let shards = (1...3).compactMap { HuntShard(number: $0, of: 3) }
    for piece in 0..<7 {
      for place in 0..<4 {
        let owners = shards.filter { $0.owns(piece: piece, at: place) }
        #expect(owners.count == 1)
        for owner in owners {
          let shares = (1...5).map { owner.share($0, of: 5) }
          #expect(shares.count { $0.owns(piece: piece, at: place) } == 1)
        }
      }
    }
  }

  @Test func `gives each system to one shard`() {
    let plan = HuntPlan.ofTest(cases: 5, systems: ["One", "Two", "Three", "Four"])
    let shards = (1...3).compactMap { HuntShard(number: $0, of: 3) }
    #expect(shards.map(plan.systems) == [["One", "Four"], ["Two"], ["Three"]])
  }

  @Test func `lets a level follow whenever four times as many cases were run`() {
    let plan = HuntPlan.ofTest(cases: nil)
    let levels = (0..<16).map(plan.level)
    #expect(levels.compactMap(\.self) == [1, 2, 3, 4])
    let cases = levels.indices.filter { levels[$0] != nil }.map {
      plan.range(ofPiece: $0).upperBound
    }
    #expect(cases == [4_000, 16_000, 64_000, 256_000])
    #expect((0..<16).compactMap(HuntPlan.ofTest(cases: 5_000_000).level).isEmpty)
  }

  @Test("has no shard", arguments: ["", "0/3", "4/3", "1/0", "-1/3", "1", "1/2/3", "a/b", "1/ 3"])
  func shard(_ text: String) {
    #expect(HuntShard(text) == nil)
  }

  @Test func `looks further on each level`() {
    let plan = HuntPlan.ofTest(cases: nil)
    #expect(plan.options(ofLevel: 0, after: nil).memoryDepth == nil)
    #expect(plan.options(ofLevel: 1, after: 2).memoryDepth == 3)
    #expect([0, 1, 2].map { plan.options(ofLevel: $0, after: nil).cases } == [300, 1_200, 4_800])
  }
}
