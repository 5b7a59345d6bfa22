import TestSupport

@Suite struct `A check` {
  @Test func `runs all traces up to a depth`() throws {
    let options = CheckOptions().withoutProof.with(\.exhaustiveDepth, 1)
    let verdict = try check(LawfulPages.self, obeys: .getSet, options: options)
    #expect(verdict?.remark == "all traces of up to 1 operation before the law's own")
  }

  @Test func `gives up if it has no time`() throws {
    let options = CheckOptions().with(\.exhaustiveDepth, 3).with(\.timeBudget, .nanoseconds(1))
    let verdict = try check(LawfulPages.self, obeys: .getSet, options: options)
    #expect(verdict?.kind == .gaveUp)
    #expect(verdict?.remark?.hasPrefix("the time budget ended after ") == true)
  }
}

@Suite struct `A verdict` {
  @Test("does not depend on what was checked before", arguments: [false, true])
  func order(_ usesProof: Bool) throws {
    let options = CheckOptions(seed: Seed(7), cases: 100).with(\.usesProof, usesProof)
    let together = try LawChecker(ErasingPages.self, options: options)
    let backwards = try LawChecker(ErasingPages.self, options: options)
    let reversed = try allLaws.reversed().map { try backwards.verdict(on: $0) }
    for (law, late) in zip(allLaws, reversed.reversed()) {
      let alone = try check(ErasingPages.self, obeys: law, options: options)
      #expect(try together.verdict(on: law).map(summary) == alone.map(summary))
      #expect(late.map(summary) == alone.map(summary))
    }
  }

  private func summary(_ verdict: Verdict) -> String {
    "\(verdict.report) \(verdict.executions) \(String(describing: verdict.mix))"
  }
}
