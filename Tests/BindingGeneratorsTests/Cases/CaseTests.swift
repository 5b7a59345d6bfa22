import BindingLaws
import Foundation
import Testing

@testable import BindingGenerators

@Suite struct `A case` {
  /// A case with variables, operations, values and bases.
  private static let full: Case = {
    var testCase = Case(start: 7)
    testCase.variables[.p] = OperationCode.Place(port: 1, isHeld: true).number
    testCase.variables[.q] = OperationCode.Place(port: 2, isHeld: false).number
    testCase.variables[.a] = 0
    testCase.variables[.b] = 300
    testCase.variables[.t] = 5
    testCase.operations = [
      OperationCode(.holdAll), OperationCode(.set, port: 2, isHeld: true, value: 130),
      OperationCode(.write, value: 8), OperationCode(.tap, port: 40), OperationCode(.act, value: 1),
    ]
    testCase.ownValues = [.drawn([0, .max, 3]), .written("\"é; 漢\"")]
    testCase.ownBases = [.drawn([]), .written("")]
    return testCase
  }()

  @Test func `is read from its own words`() {
    #expect(Case(encoded: Self.full.encoded) == Self.full)
    #expect(Case(encoded: Case(start: 0).encoded) == Case(start: 0))
  }

  @Test("is read from its own words, quantifying over", arguments: Quantified.allCases)
  func drawn(_ law: Quantified) throws {
    for seed in 0..<200 {
      guard let testCase = try CaseSpace(law, on: TextsModel()).random(seed).testCase?.spelling
      else {
        continue
      }
      #expect(Case(encoded: testCase.encoded) == testCase)
    }
  }

  @Test("is read from its own JSON") func json() throws {
    let data = try JSONEncoder().encode(Self.full)
    #expect(try JSONDecoder().decode(Case.self, from: data) == Self.full)
  }

  @Test func `is not read if words are missing or left over`() {
    let words = Self.full.encoded
    for count in words.indices { #expect(Case(encoded: words.prefix(count)) == nil) }
    #expect(Case(encoded: words + [0]) == nil)
  }

  /// Counts below 1 << 40, which is the bound of the numbers in a spelling, and counts from there on.
  @Test(
    "is not read from words with a wrong count",
    arguments: [1 << 20, 1 << 39, (1 << 40) - 1, 1 << 40, 1 << 63, .max] as [UInt64])
  func liar(_ count: UInt64) {
    let words = Self.full.encoded
    for place in words.indices {
      var changed = words
      changed[place] = count
      // Where the word is no count, it may be read.
      if let read = Case(encoded: changed) { #expect(read.encoded.count == words.count) }
    }
    #expect(Case(encoded: [0, 0, count]) == nil)
    #expect(Case(encoded: [0, 0, 0, count]) == nil)
    #expect(Case(encoded: [0, 0, 0, 1, count, 0]) == nil)
  }

  @Test func `that is read from random words is read from its own`() {
    var random = SplitMix64(seed: 1)
    for _ in 0..<20_000 {
      let bits = random.next() % 64
      let words = (0..<random.next() % 20).map { _ in random.next() >> bits }
      if let testCase = Case(encoded: words) {
        #expect(Case(encoded: testCase.encoded) == testCase)
      }
    }
  }

  @Test func `is written if any of its values or bases is`() {
    #expect(Self.full.isWritten)
    #expect(!Case(start: 0).isWritten)
  }

  @Test func `keeps its first operations and its values in a prefix`() {
    #expect(Self.full.keepingFirst(2).operations == Array(Self.full.operations.prefix(2)))
    #expect(Self.full.keepingFirst(2).ownValues == Self.full.ownValues)
    #expect(Self.full.keepingFirst(99) == Self.full)
  }
}
