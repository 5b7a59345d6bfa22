import Foundation
import Testing

@testable import BindingGenerators

@Suite struct `The coverage of pairs` {
  @Test func `holds each pair once, in order`() {
    let coverage = PairCoverage()
    let pairs = (1...5_000).map { (root: UInt64) in root * root % 4_099 + 1 }
    pairs.forEach(coverage.insert)
    #expect(coverage.pairs.numbers == Set(pairs).sorted())
  }

  @Test func `holds no more than 65,536 pairs, and those that came first`() {
    let coverage = PairCoverage()
    for pair in 1...70_000 { coverage.insert(UInt64(pair)) }
    #expect(coverage.pairs.numbers == Array(1...65_536))
  }
}

@Suite struct `A set of pairs` {
  @Test func `is written as the differences between neighbours, and read back`() throws {
    let pairs = PairSet([9, 3, .max])
    let text = try JSONEncoder().encode(pairs)
    #expect(String(decoding: text, as: UTF8.self) == "[3,6,\(UInt64.max - 9)]")
    #expect(try JSONDecoder().decode(PairSet.self, from: text) == pairs)
  }
}
