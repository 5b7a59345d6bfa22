import TestSupport

/// A system, laws, and the verdict that each of them must give.
struct Judged: @unchecked Sendable, CustomTestStringConvertible {  // It captures types alone.
  let testDescription: String
  let laws: [Law]
  /// The expected kind of verdict, or nil for any but proved.
  let kind: Verdict.Kind?
  /// The expected smallest trace, or nil for any.
  let trace: String?
  /// The depths of memory to search for, each nil for as deep as there is time.
  let depths: [Int?]
  let judge: (Law, CheckOptions) throws -> Verdict?

  /// Expects that each law comes to a kind of verdict.
  init<System: BindingSystem>(
    _ system: System.Type, _ laws: Law..., comesTo kind: Verdict.Kind, by trace: String? = nil,
    depths: [Int?] = [nil]
  ) {
    self.init(system, laws, kind, trace, depths)
  }

  /// Expects that no law is proved, whether or not a case breaks it.
  init<System: BindingSystem>(
    unproved system: System.Type, _ laws: Law..., depths: [Int?] = [nil]
  ) {
    self.init(system, laws, nil, nil, depths)
  }

  private init<System: BindingSystem>(
    _ system: System.Type, _ laws: [Law], _ kind: Verdict.Kind?, _ trace: String?, _ depths: [Int?]
  ) {
    precondition(!laws.isEmpty, "\(system) is judged by no law")
    testDescription = "\(system)"
    self.laws = laws
    self.kind = kind
    self.trace = trace
    self.depths = depths
    judge = { try check(system, obeys: $0, options: $1) }
  }

  /// Judges the system under a seed, and expects the kind and the trace.
  func expectKind(under seed: Seed = CheckOptions().seed) throws {
    for (law, depth) in laws.flatMap({ law in depths.map { (law, $0) } }) {
      let options = CheckOptions(seed: seed).with(\.memoryDepth, depth)
      let verdict = try #require(try judge(law, options))
      let words: Comment = "\(law.id) under \(seed): \(verdict.headline)"
      if let kind {
        #expect(verdict.kind == kind, words)
      } else {
        #expect(verdict.kind != .proved, words)
      }
      if let trace {
        #expect(verdict.counterexample?.trace.joined(separator: "; ") == trace, words)
      }
    }
  }
}
