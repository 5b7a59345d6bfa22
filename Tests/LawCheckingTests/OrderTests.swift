import TestSupport

@Suite struct `A verdict` {
  @Test("does not depend on what was checked before", arguments: [false, true])
  func order(_ usesProof: Bool) throws {
    let options = CheckOptions(seed: Seed(7), cases: 100).with(\.usesProof, usesProof)
    let laws = allLaws
    let together = try LawChecker(ErasingPages.self, options: options)
    let backwards = try LawChecker(ErasingPages.self, options: options)
    let reversed = try laws.reversed().map { try backwards.verdict(on: $0) }
    for (law, late) in zip(laws, reversed.reversed()) {
      let alone = try check(ErasingPages.self, obeys: law, options: options)
      #expect(try together.verdict(on: law).map(summary) == alone.map(summary))
      #expect(late.map(summary) == alone.map(summary))
    }
  }

  private func summary(_ verdict: Verdict) -> String {
    "\(verdict.report) \(verdict.executions) \(String(describing: verdict.mix))"
  }
}
