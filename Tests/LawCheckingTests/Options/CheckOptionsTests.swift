import TestSupport

@Suite struct `A number in options` {
  @Test("is bounded if it is as extreme as", arguments: [Int.min, Int.max])
  func bounds(_ number: Int) throws {
    let options = CheckOptions(cases: number).with(\.maximumLength, number).with(\.memoryDepth, 1)
      .with(\.timeBudget, .milliseconds(1))
    #expect(try check(LawfulFlag.self, obeys: .setGet, options: options) != nil)
  }
}
