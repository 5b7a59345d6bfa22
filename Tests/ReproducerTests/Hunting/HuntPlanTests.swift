import BindingGenerators
import Foundation
import LawChecking
import Testing

@testable import BindingLawsCommands

@Suite struct `A plan of a hunt` {
  @Test(
    "splits all cases into pieces, none twice:",
    arguments: [1, 999, 1_000, 1_001, 3_000, 31_999, 32_001, 100_000, 5_000_000])
  func pieces(_ cases: Int) throws {
    let plan = HuntPlan.ofTest(cases: cases)
    let pieces = try #require(plan.pieces)
    let ranges = (0..<pieces).map(plan.range)
    #expect(ranges.map(\.lowerBound) == [0] + ranges.dropLast().map(\.upperBound))
    #expect(ranges.last?.upperBound == cases)
    #expect(ranges.allSatisfy { !$0.isEmpty })
    #expect(pieces <= 200)
  }

  @Test("keeps the books small:", arguments: [4_000_000_000, 1_000_000_000_000])
  func books(_ cases: Int) throws {
    let plan = HuntPlan.ofTest(cases: cases)
    let pieces = try #require(plan.pieces)
    #expect((60_000...65_600).contains(pieces))
    let last = plan.range(ofPiece: pieces - 1)
    #expect(last.upperBound == cases)
    #expect(last.lowerBound == plan.range(ofPiece: pieces - 2).upperBound)
  }

  @Test func `knows how much each shard has to do`() throws {
    #expect(HuntPlan.ofTest(cases: 70_500).shares == [70_500])
    #expect(HuntPlan.ofTest(cases: nil).shares == [0])
    for place in 0..<3 {
      let all = try (1...3).map { number in
        HuntPlan.ofTest(cases: 70_500, shard: try #require(HuntShard(number: number, of: 3)))
      }
      #expect(all.reduce(0) { $0 + $1.shares[place] } == 70_500)
      for plan in all {
        let own = (0..<(plan.pieces ?? 0)).filter { plan.shard.owns(piece: $0, at: place + 3) }
        #expect(plan.shares[place] == own.reduce(0) { $0 + plan.range(ofPiece: $1).count })
      }
    }
  }

  @Test func `begins with the same pieces where time decides`() {
    let plan = HuntPlan.ofTest(cases: nil)
    #expect(plan.pieces == nil)
    #expect([0, 1, 2].map(plan.range) == [0..<1_000, 1_000..<3_000, 3_000..<7_000])
    #expect(plan.range(ofPiece: 1_000_000).count == 64_000)
  }

  @Test func `gives each piece to one shard`() {
    let shards = (1...3).compactMap { HuntShard(number: $0, of: 3) }
    for piece in 0..<7 {
      for place in 0..<4 {
        #expect(shards.count { $0.owns(piece: piece, at: place) } == 1)
      }
    }
  }

  @Test("has no shard", arguments: ["", "0/3", "4/3", "1/0", "-1/3", "1", "1/2/3", "a/b", "1/ 3"])
  func shard(_ text: String) {
    #expect(HuntShard(text) == nil)
  }

  @Test func `is read as it was written`() throws {
    let plan = HuntPlan.ofTest(cases: 5, shard: try #require(HuntShard("2/3")))
    let data = try JSONEncoder().encode(plan)
    #expect(try JSONDecoder().decode(HuntPlan.self, from: data) == plan)
  }

  @Test func `looks further on each level`() {
    let plan = HuntPlan.ofTest(cases: nil)
    #expect(plan.options(ofLevel: 0, after: nil).memoryDepth == nil)
    #expect(plan.options(ofLevel: 1, after: 2).memoryDepth == 3)
    #expect([0, 1, 2].map { plan.options(ofLevel: $0, after: nil).cases } == [300, 1_200, 4_800])
  }

  @Test func `names what makes another hunt of it`() throws {
    let plan = HuntPlan.ofTest(cases: 5)
    let others = [
      (HuntPlan.ofTest(cases: 6), "--cases"), (.ofTest(cases: 5, systems: ["Other"]), "systems"),
      (.ofTest(cases: 5, laws: ["set-get"]), "laws"),
      (.ofTest(cases: 5, shard: try #require(HuntShard("1/2"))), "number of shards"),
    ]
    for (other, name) in others { #expect(plan.difference(from: other) == name) }
    #expect(plan.difference(from: plan) == nil)
  }
}
