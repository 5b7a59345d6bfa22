import TestSupport

@Suite struct `A number of options` {
  @Test("that nobody can count to is bounded", arguments: [Int.min, Int.max])
  func bounds(_ number: Int) throws {
    var options = CheckOptions(cases: number)
    (options.maximumLength, options.memoryDepth) = (number, 1)
    options.timeBudget = .milliseconds(1)
    #expect(try check(LawfulFlag.self, obeys: .setGet, options: options) != nil)
  }
}

@Suite struct `A check` {
  @Test("gives the same words for the same seed", arguments: [1, 0x5eed] as [UInt64])
  func determinism(_ seed: UInt64) throws {
    let reports = try (0..<2).map { _ in
      try check(
        ErasingPages.self, obeys: .conforms,
        options: CheckOptions(seed: Seed(seed), cases: 300))?.report
    }
    #expect(reports[0] == reports[1])
  }

  @Test func `looks through all traces up to a depth`() throws {
    var options = CheckOptions()
    (options.usesProof, options.exhaustiveDepth) = (false, 1)
    let verdict = try check(LawfulPages.self, obeys: .getSet, options: options)
    #expect(verdict?.remark == "all traces of up to 1 operation before the law's own")
  }

  @Test func `looks through nothing where there is no time`() throws {
    var options = CheckOptions()
    (options.exhaustiveDepth, options.timeBudget) = (3, .nanoseconds(1))
    let verdict = try check(LawfulPages.self, obeys: .getSet, options: options)
    #expect(verdict?.kind == .gaveUp)
    #expect(verdict?.remark?.hasPrefix("the time budget ended after ") == true)
  }

  @Test func `does not believe a broken oracle`() {
    #expect(throws: BrokenOracle.self) { try check(Misjudged.self, obeys: .setGet) }
  }
}

private struct Misjudged: ModelledSystem {
  enum Model: ReferenceModel {
    typealias Port = Page
    static var bases: [Bool]? { [false, true] }
    static func get(_ port: Page, in base: Bool) -> Bool { base }
    static func set(_ value: Bool, at port: Page, in base: Bool) -> Bool { !value }
  }

  let source: Source<Bool>
}
