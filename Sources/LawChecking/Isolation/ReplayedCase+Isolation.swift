import BindingGenerators
package import BindingLaws

/// Runs one case in a child process, and in this one when it survives there.
///
/// - Throws: `TokenError`, `TraceError`, `ReplayError` or `IsolationError`, each one sentence.
package func replayCaseInIsolation<System: BindingSystem>(
  _ name: CaseName, of system: System.Type, obeying law: any Law,
  options: CheckOptions = CheckOptions(), limits: IsolationLimits = IsolationLimits(),
  launch: @escaping ChildLauncher
) throws -> ReplayedCase {
  let named = try NamedCase<ModelSystem<System.Model>>(name, law, of: system, options: options)
  var check = try IsolatedCheck(system, named.runner, law, options, limits, launch)
  if let verdict = try check.replayed(named.record) { return named.told(verdict) }
  return try replayCase(name, of: system, obeying: law, options: options)
}

/// Makes a case that kills its process as small as it gets, a child for each smaller one.
///
/// A case that survives is made smaller in this process.
/// - Throws: `TokenError`, `TraceError`, `ReplayError` or `IsolationError`, each one sentence.
package func shrinkCaseInIsolation<System: BindingSystem>(
  _ name: CaseName, of system: System.Type, obeying law: any Law,
  options: CheckOptions = CheckOptions(), limits: IsolationLimits = IsolationLimits(),
  launch: @escaping ChildLauncher
) throws -> ReplayedCase {
  let named = try NamedCase<ModelSystem<System.Model>>(name, law, of: system, options: options)
  var check = try IsolatedCheck(system, named.runner, law, options, limits, launch)
  if let verdict = try check.shrunk(named.record) { return named.told(verdict) }
  return try shrinkCase(name, of: system, obeying: law, options: options)
}

extension IsolatedCheck {
  /// Runs one case in a child; when it kills, the verdict on the smallest that does.
  fileprivate mutating func shrunk(_ record: Choices.Record) throws(IsolationError) -> Verdict? {
    isNamed = true
    let report = run(.cases([CaseAddress(record, within: model.fullPlan)]))
    switch report.diagnosis {
    case .notStarted(let reason): throw .notStarted(reason)
    case .garbled: return garbled(report)
    case .finished: return nil
    default: return death(report)
    }
  }
}

extension NamedCase {
  /// Finds the case on the model of a system, without the code under test.
  fileprivate init<Model, Tested: BindingSystem>(
    _ name: CaseName, _ law: any Law, of tested: Tested.Type, options: CheckOptions
  ) throws where System == ModelSystem<Model>, Tested.Model == Model {
    // What is wrong with the law or the model is told of the system that was named.
    _ = try NamedCase<Tested>.runner(law, options) { Tested(source: $0) }
    try self.init(name, law, options: options) { ModelSystem(source: $0) }
    if sizes == nil { throw IsolationError.givenValues }
  }

  fileprivate func told(_ verdict: Verdict) -> ReplayedCase {
    ReplayedCase(
      verdict: verdict, rows: verdict.counterexample?.rows ?? [],
      ports: runner.world.handles.map { traceText($0) }, isRefused: false)
  }
}
