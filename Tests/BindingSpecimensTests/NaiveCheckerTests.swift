import TestSupport

@Suite struct `A naive checker` {
  /// How many traces are run for a law, from all bases and with all values.
  private static let traces = isWhole ? 20_000 : 1_000
  /// By default some specimens stand for all.
  private static let judged = allSpecimens.filter { !$0.mayTrap }.sample(oneOf: 5)

  /// What the two make of a law.
  private struct Comparison: Equatable {
    let law: NaiveLaw
    let isBroken: Bool
  }

  @Test("agrees with the real one on", arguments: judged)
  func verdicts(_ specimen: JudgedSystem) throws {
    func open<System: BindingSystem>(_ system: System.Type) throws -> [[Comparison]] {
      guard let naive = NaiveChecker(system) else { return [[], []] }
      let (checker, depth) = (try LawChecker(system), naive.depth(for: Self.traces))
      let found = try NaiveLaw.allCases.compactMap { law -> [Comparison]? in
        let real = try #require(allLaws.first { $0.id == law.rawValue })
        guard let verdict = try checker.verdict(on: real), verdict.kind != .impossible else {
          return nil
        }
        let operations = (verdict.counterexample?.trace.count ?? 0) - 1 - law.operations
        // What takes longer traces is beyond what it looks at.
        if verdict.kind == .broken && operations > depth { return nil }
        return [
          Comparison(law: law, isBroken: naive.isBroken(law, depth: depth)),
          Comparison(law: law, isBroken: verdict.kind == .broken),
        ]
      }
      return [found.map { $0[0] }, found.map { $0[1] }]
    }
    let found = try open(specimen.system)
    #expect(found[0] == found[1])
  }

  @Test func `looks at most of them`() {
    func depth<System: BindingSystem>(_ system: System.Type) -> Int? {
      NaiveChecker(system)?.depth(for: Self.traces)
    }
    let depths = allSpecimens.filter { !$0.mayTrap }.compactMap { depth($0.system) }
    #expect(depths.count > 150)
    #expect(depths.count { $0 > 0 } > 80)
  }
}
