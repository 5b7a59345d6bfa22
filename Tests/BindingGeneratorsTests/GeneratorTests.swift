import BindingGenerators
import BindingLaws
import Foundation
import LawChecking
import Testing

/// Expects a generator to obey its laws.
///
/// The same seed gives the same values, every value and every simpler one is permitted, and the simplest one
/// is a fixed point of simplification.
private func expectLaws<Value>(
  of generator: Generator<Value>, _ isPermitted: @escaping (Value) -> Bool,
  sourceLocation: SourceLocation = #_sourceLocation
) {
  func values(_ seed: UInt64) -> [String] {
    var choices = Choices(seed: Seed(seed))
    return (0..<50).map { _ in traceText(generator.generate(from: &choices)) }
  }
  #expect(values(1) == values(1), sourceLocation: sourceLocation)
  #expect(isPermitted(generator.simplest), sourceLocation: sourceLocation)
  var tried: [Value] = []
  let simplest = generator.falsify(options: CheckOptions(cases: 200)) { value in
    tried.append(value)
    return false
  }
  #expect(!tried.isEmpty, sourceLocation: sourceLocation)
  #expect(tried.allSatisfy(isPermitted), sourceLocation: sourceLocation)
  #expect(
    traceText(simplest?.value ?? generator.simplest) == traceText(generator.simplest),
    sourceLocation: sourceLocation)
  #expect(generator.falsify(isPermitted)?.value == nil, sourceLocation: sourceLocation)
}

@Suite struct `A generator of` {
  @Test func `numbers stays in range`() {
    expectLaws(of: .integer(in: -5...5)) { (-5...5).contains($0) }
    expectLaws(of: .integer(in: 10...300)) { (10...300).contains($0) }
    expectLaws(of: Generator<Int8>.integer) { _ in true }
    expectLaws(of: Generator<Double>.number) { $0.isFinite }
    expectLaws(of: Float.arbitrary) { $0.isFinite }
    expectLaws(of: UInt64.arbitrary) { _ in true }
    expectLaws(of: .integer(in: Int.min...(Int.min + 3))) { $0 <= Int.min + 3 }
  }

  /// Counts how often a generator draws each value.
  private func counts<Value: Hashable>(_ generator: Generator<Value>) -> [Value: Int] {
    var choices = Choices(seed: Seed(1))
    let values = (0..<1_000).map { _ in generator.generate(from: &choices) }
    return Dictionary(values.map { ($0, 1) }, uniquingKeysWith: +)
  }

  @Test func `alternatives draws each as often as its weight says`() throws {
    let counts = counts(.frequency([(9, .always("a")), (1, .always("b"))]))
    // About 100 of 1,000.
    #expect((50...150).contains(try #require(counts["b"])))
    #expect(counts.keys.sorted() == ["a", "b"])
  }

  @Test func `Booleans and cases gives all of them`() {
    #expect(counts(.bool).count == 2)
    #expect(counts(Generator<Flavour>.anyCase).count == 3)
    expectLaws(of: .bool) { _ in true }
    expectLaws(of: Generator<Flavour>.anyCase) { Flavour.allCases.contains($0) }
  }

  @Test func `collections stays within its counts`() {
    expectLaws(of: Generator.bool.array(count: 2...4)) { (2...4).contains($0.count) }
    expectLaws(of: Generator<Int>.integer.set(atMost: 3)) { $0.count <= 3 }
    expectLaws(of: [Int: Bool].arbitrary) { $0.count <= 100 }
    expectLaws(of: .string(from: "ab", count: 1...3)) { (1...3).contains($0.count) }
    expectLaws(of: .string) { $0.count <= 1_000 }
  }

  @Test func `dates gives dates that programs get wrong`() {
    expectLaws(of: Date.arbitrary) { date in
      (Date.distantPast...Date.distantFuture).contains(date)
    }
    let dates = Set(counts(Date.arbitrary).keys.map { traceText($0) })
    // A leap day, midnight in Berlin, and half an hour after Europe's summer time began.
    #expect(dates.contains("2024-02-29 12:00:00 +0000"))
    #expect(dates.contains("2021-06-15 22:00:00 +0000"))
    #expect(dates.contains("2024-03-31 01:30:00 +0000"))
    #expect(traceText(Date.arbitrary.simplest) == "2001-01-01 00:00:00 +0000")
  }

  @Test func `optionals and alternatives gives both`() {
    #expect(Set(counts(.oneOf([.always(1), .integer(in: 5...6)])).keys) == [1, 5, 6])
    #expect(counts(Generator<Int>.integer(in: 1...3).optional()).count == 4)
    expectLaws(of: Generator<Int>.integer(in: 1...3).optional()) { $0 != 0 }
    expectLaws(of: .oneOf([.always(1), .integer(in: 5...6)])) { [1, 5, 6].contains($0) }
    expectLaws(of: .frequency([(3, .always("a")), (1, .always("b"))])) { ["a", "b"].contains($0) }
  }

  @Test func `filtered values gives none that is excluded`() {
    expectLaws(of: Generator<Int>.integer(in: 0...9).filter { $0 % 2 == 1 }) { ($0 ?? 1) % 2 == 1 }
    #expect(Generator<Int>.always(1).filter { $0 == 2 }.simplest == nil)
  }

  @Test func `nested values stays within its depth`() {
    let nested = Generator.recursive(depth: 3, leaf: .always(0)) { $0.map { $0 + 1 } }
    expectLaws(of: nested) { (0...3).contains($0) }
  }

  private enum Flavour: CaseIterable {
    case sweet, sour, salty
  }
}
