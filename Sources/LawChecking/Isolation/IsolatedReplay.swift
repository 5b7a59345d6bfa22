import BindingGenerators
package import BindingLaws

/// Runs the one case that a token holds in a child process.
///
/// - Returns: The verdict when the case kills the child; `nil` when it survives.
/// - Throws: An error that says what to do when the token or the system cannot be used.
package func replayInIsolation<System: BindingSystem>(
  _ token: String, of system: System.Type, obeying law: any Law,
  options: CheckOptions = CheckOptions(), launch: @escaping ChildLauncher
) throws -> Verdict? {
  let token = try Token(token)
  guard let model = try CaseRunner<ModelSystem<System.Model>>(law, options.reaching(token))
  else { return nil }
  guard model.world.sizes == token.sizes else { return nil }
  let limits = IsolationLimits()
  var check = try IsolatedCheck(system, model, law, options, limits, launch)
  return try check.replayed(Choices.Record(values: token.draws))
}

/// The token of the same case of another system.
package func renamed(_ token: String, to system: String) throws -> String {
  let token = try Token(token)
  let other = Token(law: token.law, system: system, sizes: token.sizes, draws: token.draws)
  return other.description
}

extension IsolatedCheck {
  /// Runs one case in a child; the verdict when it kills.
  mutating func replayed(_ record: Choices.Record) throws(IsolationError) -> Verdict? {
    isNamed = true
    let report = run(.cases([CaseAddress(record, within: model.fullPlan)]))
    switch report.diagnosis {
    case .notStarted(let reason): throw .notStarted(reason)
    case .garbled: return garbled(report)
    case .finished: return nil
    default: return told(report, record)
    }
  }
}
