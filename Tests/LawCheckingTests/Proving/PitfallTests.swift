import TestSupport

/// A system that a proof has passed over once, or might.
struct Pitfall: @unchecked Sendable, CustomTestStringConvertible {  // It captures types alone.
  let testDescription: String
  let laws: [Law]
  /// What it comes to, where that is certain; else it is anything but proved.
  let kind: Verdict.Kind?
  let judge: (Law, CheckOptions) throws -> Verdict?

  init<System: BindingSystem>(
    _ system: System.Type, _ laws: Law..., comesTo kind: Verdict.Kind? = nil
  ) {
    (testDescription, self.laws, self.kind) = ("\(system)", laws, kind)
    judge = { try check(system, obeys: $0, options: $1) }
  }

  static let all =
    premises + tolerant + drifting + held + excused + ownLaws + remembering + deceiving
}

@Suite struct `What a proof must not pass over` {
  @Test("is seen under any seed, of", arguments: Pitfall.all)
  func seen(_ pitfall: Pitfall) throws {
    for seed in someSeeds(of: 16) {
      for law in pitfall.laws {
        let verdict = try #require(try pitfall.judge(law, CheckOptions(seed: Seed(seed))))
        let isSeen = pitfall.kind.map { $0 == verdict.kind } ?? (verdict.kind != .proved)
        #expect(isSeen, "\(law.id) under \(seed): \(verdict.headline)")
      }
    }
  }
}
