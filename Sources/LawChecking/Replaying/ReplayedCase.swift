import BindingGenerators
package import BindingLaws

/// One case that was run again, whatever came of it.
package struct ReplayedCase: Sendable {
  /// What came of it: `broken` or `upheld`.
  package var verdict: Verdict
  /// System and model side by side.
  package let rows: [Counterexample.Row]
  /// Whether the law does not speak about this case.
  package let isRefused: Bool
}

/// How a case is named.
package enum CaseName: Sendable {
  /// By a token.
  case token(String)
  /// By a trace, as a report prints it.
  case trace(String)
}

/// Runs one case, named by a token or a trace, and tells all of it.
///
/// - Throws: `TokenError`, `TraceError` or `ReplayError`, each one sentence.
package func replayCase<System: BindingSystem>(
  _ name: CaseName, of system: System.Type, obeying law: any Law,
  options: CheckOptions = CheckOptions(),
  make: @escaping (Source<System.Model.Base>) -> System = { System(source: $0) }
) throws -> ReplayedCase {
  let (runner, record) = try CaseRunner(name, law, make: make, options: options)
  return ReplayedCase(runner, record, law: law, options: options)
}

extension CaseRunner {
  /// The runner and the draws of a named case.
  init(
    _ name: CaseName, _ law: any Law, make: @escaping (Source<Model.Base>) -> System,
    options: CheckOptions, _ record: inout Choices.Record
  ) throws {
    guard let runner = try CaseRunner(law, make: make, maximumLength: options.maximumLength) else {
      throw ReplayError.lawDoesNotApply(law: law.id, system: "\(System.self)")
    }
    switch name {
    case .token(let text):
      let token = try Token(text)
      try token.requireFit(to: runner.world.sizes)
      (self, record) = (runner, Choices.Record(values: token.draws))
    case .trace(let text):
      let trace = try TraceReader<Model>(world: runner.world).read(text)
      (self, record) = try TraceEncoder(runner, law, for: trace).encode(trace)
    }
  }
}
