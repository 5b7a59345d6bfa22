import TestSupport

/// A system that a proof has passed over once, or might.
struct Pitfall: @unchecked Sendable, CustomTestStringConvertible {  // It captures types alone.
  let testDescription: String
  let laws: [Law]
  /// What it comes to, where that is certain; else it is anything but proved.
  let kind: Verdict.Kind?
  /// How many operations of memory are looked for; `nil` as many as there is time for.
  let depths: [Int?]
  let judge: (Law, CheckOptions) throws -> Verdict?

  init<System: BindingSystem>(
    _ system: System.Type, _ laws: Law..., comesTo kind: Verdict.Kind? = nil,
    depths: [Int?] = [nil]
  ) {
    (testDescription, self.laws, self.kind, self.depths) = ("\(system)", laws, kind, depths)
    judge = { try check(system, obeys: $0, options: $1) }
  }

  static let all =
    premises + tolerant + drifting + held + excused + ownLaws + remembering + deceiving
    + unseen
}

@Suite struct `What a proof must not pass over` {
  @Test("is seen under any seed, of", arguments: Pitfall.all)
  func seen(_ pitfall: Pitfall) throws {
    for seed in someSeeds(of: 16) {
      for (law, depth) in pitfall.laws.flatMap({ law in pitfall.depths.map { (law, $0) } }) {
        let options = CheckOptions(seed: Seed(seed)).with(\.memoryDepth, depth)
        let verdict = try #require(try pitfall.judge(law, options))
        let isSeen = pitfall.kind.map { $0 == verdict.kind } ?? (verdict.kind != .proved)
        #expect(isSeen, "\(law.id) under \(seed): \(verdict.headline)")
      }
    }
  }
}
