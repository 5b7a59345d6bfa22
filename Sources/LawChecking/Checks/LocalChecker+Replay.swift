import BindingGenerators
import BindingLaws

/// Runs one case that a user has named, instead of a search, for `LawChecker` or in a child.
extension LocalChecker {
  func replay(
    _ name: CaseName, obeying law: Law, shrinking isShrinking: Bool
  ) throws -> ReplayedCase {
    let (runner, testCase) = try named(name, law)
    let replayed =
      isShrinking
      ? runner.shrunk(testCase, law, options) : runner.replayed(testCase, law, seed: options.seed)
    // A replay may find another case broken, and report it. A case that passes must be the one that the token
    // named.
    if case .token(let text) = name, replayed.verdict.kind != .broken, let testCase {
      try Token(text).requireReading(as: runner.subject.trace(of: testCase))
    }
    return replayed
  }

  /// Returns the case that a token or a trace names, and its runner.
  ///
  /// No case if the model does not permit it.
  ///
  /// - Throws: `TokenError`, `TraceError` or `ReplayError`, each one sentence.
  func named(_ name: CaseName, _ law: Law) throws -> (runner: Runner, testCase: LoadedCase?) {
    switch name {
    case .token(let text):
      let token = try Token(text)
      var runner = try requiredRunner(of: law, reaching: token.testCase.operations.count)
      try token.requireFit(to: runner.subject.sizes)
      runner.goBeyond(for: token.testCase)
      return (runner, try runner.subject.permitted(token.testCase))
    case .trace(let text):
      let testCase = try requiredRunner(of: law).testCase(written: text, law)
      var longer = try requiredRunner(of: law, reaching: testCase?.operations.count ?? 0)
      if let testCase { longer.goBeyond(for: testCase.spelling) }
      return (longer, testCase)
    }
  }

  /// Returns the runner of a law.
  ///
  /// Throws an error if the law does not apply to the system.
  private func requiredRunner(
    of law: Law, reaching length: Int = 0
  ) throws(ReplayError) -> Runner {
    if let runner = runner(of: law, reaching: length) { return runner }
    throw .lawDoesNotApply(law: law.id, system: subject.system)
  }
}
