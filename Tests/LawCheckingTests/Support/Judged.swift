import TestSupport

/// A system, laws, and the verdict that each of them must give.
struct Judged: @unchecked Sendable, CustomTestStringConvertible {  // It captures types alone.
  /// What each law has to come to.
  private enum Expectation {
    /// A kind of verdict, with this smallest trace.
    ///
    /// Nil for any trace, or none.
    case kind(Verdict.Kind, by: String?)
    /// Any kind of verdict but proved.
    case unproved
  }

  let testDescription: String
  private let laws: [Law]
  private let expectation: Expectation
  /// The depths of memory to search for, each nil for as deep as there is time.
  private let depths: [Int?]
  private let judge: (Law, CheckOptions) throws -> Verdict?

  /// Expects that each law comes to a kind of verdict, by the smallest trace if one is given.
  init<System: BindingSystem>(
    _ system: System.Type, _ laws: Law..., comesTo kind: Verdict.Kind, by trace: String? = nil,
    depths: [Int?] = [nil]
  ) {
    self.init(system, laws, .kind(kind, by: trace), depths)
  }

  /// Expects that no law is proved, whether or not a case breaks it.
  init<System: BindingSystem>(
    unproved system: System.Type, _ laws: Law..., depths: [Int?] = [nil]
  ) {
    self.init(system, laws, .unproved, depths)
  }

  private init<System: BindingSystem>(
    _ system: System.Type, _ laws: [Law], _ expectation: Expectation, _ depths: [Int?]
  ) {
    precondition(!laws.isEmpty, "\(system) is judged by no law")
    testDescription = "\(system)"
    self.laws = laws
    self.expectation = expectation
    self.depths = depths
    judge = { try check(system, obeys: $0, options: $1) }
  }

  /// Judges the system under a seed, by each law and at each depth, and expects what it has to come to.
  func expectKind(under seed: Seed = CheckOptions().seed) throws {
    for law in laws {
      for depth in depths {
        let options = CheckOptions(seed: seed).with(\.memoryDepth, depth)
        let verdict = try #require(try judge(law, options))
        expect(verdict, "\(law.id) under \(seed): \(verdict.headline)")
      }
    }
  }

  private func expect(_ verdict: Verdict, _ words: Comment) {
    switch expectation {
    case .unproved:
      #expect(verdict.kind != .proved, words)
    case .kind(let kind, let trace):
      #expect(verdict.kind == kind, words)
      if let trace {
        #expect(verdict.counterexample?.trace.joined(separator: "; ") == trace, words)
      }
    }
  }
}
