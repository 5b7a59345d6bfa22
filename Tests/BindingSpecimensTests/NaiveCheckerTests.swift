import TestSupport

@Suite struct `A naive checker` {
  /// The number of traces for a law, from all bases and with all values.
  private static let traces = isFullRun ? 20_000 : 1_000
  /// The specimens to judge, by default some that stand for all.
  private static let judged = allSpecimens.filter { !$0.mayTrap }.sample(oneOf: 5)

  /// Compares with the declared verdicts, to which the specimen matrix holds the real checker.
  ///
  /// If they differ, the real checker runs: a trace that is too long for the naive checker is no difference.
  @Test("agrees with the real one on", arguments: judged)
  func verdicts(_ specimen: JudgedSystem) throws {
    func open<System: BindingSystem>(_ system: System.Type) throws {
      guard let naive = NaiveChecker(system) else { return }
      let checker = try LawChecker(system)
      let depth = naive.depth(for: Self.traces)
      for law in NaiveLaw.allCases {
        let isBroken = naive.isBroken(law, depth: depth)
        if specimen.declared(on: law.rawValue) == (isBroken ? .broken : .upheld) { continue }
        let real = try #require(allLaws.first { $0.id == law.rawValue })
        guard let verdict = try checker.verdict(on: real), verdict.kind != .impossible else {
          continue
        }
        // A trace begins with its start, and ends with the law's own operations.
        let lead = (verdict.counterexample?.trace.count ?? 0) - 1 - law.operations
        if verdict.kind == .broken && lead > depth { continue }
        #expect(isBroken == (verdict.kind == .broken), "\(law.rawValue)")
      }
    }
    try open(specimen.system)
  }

  @Test func `judges most specimens, and most of these after some operations`() {
    func depth<System: BindingSystem>(_ system: System.Type) -> Int? {
      NaiveChecker(system)?.depth(for: Self.traces)
    }
    let depths = allSpecimens.filter { !$0.mayTrap }.compactMap { depth($0.system) }
    #expect(depths.count > 150)
    #expect(depths.count { $0 > 0 } > 80)
  }
}
