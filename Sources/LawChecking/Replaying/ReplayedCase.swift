import BindingGenerators
package import BindingLaws

/// One case that was run again, whatever came of it.
package struct ReplayedCase: Sendable {
  /// What came of it: `broken` or `upheld`.
  package let verdict: Verdict
  /// System and model side by side.
  package let rows: [Counterexample.Row]
  /// What the ports are called.
  package let ports: [String]
  /// Whether the law does not speak about this case.
  package let isRefused: Bool
}

/// Runs one case, named by a token or a trace, and tells all of it.
///
/// - Throws: `TokenError`, `TraceError` or `ReplayError`, each one sentence.
package func replayCase<System: BindingSystem>(
  _ name: CaseName, of system: System.Type, obeying law: any Law,
  options: CheckOptions = CheckOptions(),
  make: @escaping (Source<System.Model.Base>) -> System = { System(source: $0) }
) throws -> ReplayedCase {
  let found = try NamedCase(name, law, options: options, make: make)
  try found.requireItsTrace(law)
  return found.replayed(law, options, simplifications: 0, .unknown)
}

/// Makes one failing case as small as it gets.
///
/// - Returns: The smaller case; the case itself when it does not break the law.
/// - Throws: `TokenError`, `TraceError` or `ReplayError`, each one sentence.
package func shrinkCase<System: BindingSystem>(
  _ name: CaseName, of system: System.Type, obeying law: any Law,
  options: CheckOptions = CheckOptions(),
  make: @escaping (Source<System.Model.Base>) -> System = { System(source: $0) }
) throws -> ReplayedCase {
  var found = try NamedCase(name, law, options: options, make: make)
  try found.requireItsTrace(law)
  let original = found.record
  guard let choices = found.runner.failing(original) else {
    return found.replayed(law, options, simplifications: 0, .unknown)
  }
  let smallest = Minimum(choices, found.runner, options)
  found.record = smallest.record
  return found.replayed(
    law, options, simplifications: smallest.simplifications, smallest.minimality, from: original)
}

extension NamedCase {
  /// Runs the case and tells all of it.
  fileprivate func replayed(
    _ law: any Law, _ options: CheckOptions, simplifications: Int,
    _ minimal: Counterexample.Minimality, from original: Choices.Record? = nil
  ) -> ReplayedCase {
    var verdict = Verdict(
      system: System.displayName, law: LawDescription(law), kind: .upheld, seed: options.seed)
    (verdict.cases, verdict.executions) = (1, 1 + simplifications)
    let recorder = TraceRecorder<Model>()
    var choices = Choices(replaying: record)
    let outcome = runner.run(&choices, within: runner.fullPlan, recorder: recorder)
    if let explanation = Explanation(runner, record) {
      let operations = original.flatMap { Explanation(runner, $0)?.trace.operations.count }
      verdict.kind = .broken
      verdict.counterexample = explanation.counterexample(
        foundAt: nil, operations: operations ?? explanation.trace.operations.count,
        simplifications: simplifications, minimal: minimal, token: token(law))
      if sizes == nil { verdict.counterexample?.token = nil }
    }
    return ReplayedCase(
      verdict: verdict, rows: recorder.trace.map { Timeline(runner, $0).rows } ?? [],
      ports: runner.world.handles.map { traceText($0) }, isRefused: outcome.isRefused)
  }

  private func token(_ law: any Law) -> Token {
    Token(law: law.id, system: System.displayName, sizes: sizes ?? [], draws: record.values)
  }
}

extension CaseOutcome {
  fileprivate var isRefused: Bool {
    if case .refused = self { true } else { false }
  }
}
