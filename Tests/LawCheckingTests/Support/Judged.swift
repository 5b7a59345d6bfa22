import TestSupport

/// A system, laws, and what it comes to under each of them.
struct Judged: @unchecked Sendable, CustomTestStringConvertible {  // It captures types alone.
  let testDescription: String
  let laws: [Law]
  /// What it comes to, where that is certain; else it is anything but proved.
  let kind: Verdict.Kind?
  /// The smallest trace that shows it, where one is asked for.
  let trace: String?
  /// How many operations of memory are looked for; `nil` as many as there is time for.
  let depths: [Int?]
  let judge: (Law, CheckOptions) throws -> Verdict?

  init<System: BindingSystem>(
    _ system: System.Type, _ laws: Law..., comesTo kind: Verdict.Kind? = nil,
    by trace: String? = nil, depths: [Int?] = [nil]
  ) {
    precondition(!laws.isEmpty, "\(system) is judged by no law")
    testDescription = "\(system)"
    self.laws = laws
    self.kind = kind
    self.trace = trace
    self.depths = depths
    judge = { try check(system, obeys: $0, options: $1) }
  }

  /// Judges it under a seed.
  func expectKind(under seed: Seed = CheckOptions().seed) throws {
    for (law, depth) in laws.flatMap({ law in depths.map { (law, $0) } }) {
      let options = CheckOptions(seed: seed).with(\.memoryDepth, depth)
      let verdict = try #require(try judge(law, options))
      let isSeen = kind.map { $0 == verdict.kind } ?? (verdict.kind != .proved)
      #expect(isSeen, "\(law.id) under \(seed): \(verdict.headline)")
      let found = verdict.counterexample?.trace.joined(separator: "; ")
      #expect(trace == nil || found == trace, "\(law.id)")
    }
  }
}
