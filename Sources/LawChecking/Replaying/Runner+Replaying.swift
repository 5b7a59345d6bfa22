import BindingGenerators
import BindingLaws

extension Runner {
  /// Simplifies the case and reports all of it.
  ///
  /// A case that does not break the law is reported unchanged.
  ///
  /// - Parameter testCase: The case. Nil if the model permits no such case, which is then refused.
  func shrunk(_ testCase: LoadedCase?, _ law: Law, _ options: CheckOptions) -> ReplayedCase {
    let original = testCase.map { run($0) }
    guard let testCase, let original, original.isBroken,
      let simpler = simplified(testCase.keepingFirst(original.reached), options)
    else { return replayed(testCase, law, seed: options.seed) }
    let smallest = simpler.smallest
    let operations = operationCount(of: original)
    var result = replayed(simpler.testCase, law, seed: options.seed)
    result.verdict.executions += smallest.runs
    result.verdict.counterexample?.originalOperations = operations
    result.verdict.counterexample?.simplifications = smallest.simplifications
    if smallest.isCertain { result.verdict.counterexample?.certified = smallest.tried }
    return result
  }

  /// Runs the case and reports all of it.
  ///
  /// - Parameter testCase: The case. Nil if the model permits no such case, which is then refused.
  func replayed(_ testCase: LoadedCase?, _ law: Law, seed: Seed) -> ReplayedCase {
    var verdict = Verdict(
      system: subject.system, law: subject.description(of: law), kind: .upheld, seed: seed)
    verdict.cases = 1
    verdict.executions = 1
    let ports = subject.names.ports
    guard let testCase else {
      return ReplayedCase(verdict: verdict, rows: [], ports: ports, isRefused: true, predicted: [])
    }
    let outcome = run(testCase)
    let timed = testCase.with(timing: outcome.testCase?.timing)
    if let discrepancy = outcome.discrepancy {
      let failing = timed.keepingFirst(outcome.reached)
      let operations = operationCount(of: outcome)
      verdict.kind = .broken
      verdict.counterexample = subject.counterexample(
        failing, discrepancy, beside: outcome.other, law: law.id, named: timed)
      verdict.counterexample?.originalOperations = operations
      if !modelBreaks(failing, as: verdict.counterexample) {
        verdict.counterexample?.advise(of: failing, by: self, law, seed)
      }
    }
    return ReplayedCase(
      verdict: verdict, rows: rows(of: timed, outcome, verdict.counterexample), ports: ports,
      isRefused: outcome.isRefused,
      predicted: subject.predictedLines(of: testCase, withProgram: !outcome.isRefused))
  }

  /// Returns system and model side by side, or nothing if there would be too many rows.
  ///
  /// A counterexample has made its rows already.
  private func rows(
    of testCase: LoadedCase, _ outcome: Run, _ counterexample: Counterexample?
  ) -> [Counterexample.Row] {
    if let counterexample { return counterexample.rows }
    if testCase.operations.count > ReplayedCase.mostOperations { return [] }
    return subject.timeline(
      of: testCase, reaching: outcome.reached, withProgram: !outcome.isRefused)
  }

  /// Returns the smallest case that a failing one can be simplified to, or nil if it does not fail again.
  ///
  /// Simplifying edits draws. A case that a user has written may have values and bases that no draws make.
  /// Then it is simplified among cases whose only values and bases are its own, and translated back.
  private func simplified(
    _ testCase: LoadedCase, _ options: CheckOptions
  ) -> (smallest: Smallest, testCase: LoadedCase?)? {
    var runner = self
    var own = testCase
    var translatedBack: (LoadedCase) -> LoadedCase = { $0 }
    if testCase.isWritten {
      let listed = subject.listing(testCase)
      runner.subject = listed.subject
      own = listed.testCase
      translatedBack = listed.back
    }
    // A case that starts elsewhere than cases do has no draws. The simplest case of all, which has none, is
    // tried in its place.
    let draws = runner.subject.draws(of: own) ?? Draws(values: [])
    guard let failing = runner.drawsOfFailure(draws) else { return nil }
    let smallest = Smallest(failing, runner, options)
    let outcome = runner.run(smallest.draws)
    let found = outcome.testCase?.keepingFirst(outcome.reached)
    return (smallest, found.map(translatedBack))
  }
}
