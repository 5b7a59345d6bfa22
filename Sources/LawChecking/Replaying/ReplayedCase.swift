import BindingGenerators
import BindingLaws

/// The result of one case that was run again.
///
/// A child sends it to its parent as JSON. No file keeps it: `replay --json` writes the verdict alone.
package struct ReplayedCase: Codable, Sendable {
  /// The verdict: `broken` or `upheld`.
  ///
  /// If the case ran in a child, it may also be how that ended.
  package internal(set) var verdict: Verdict
  /// System and model side by side.
  ///
  /// Empty if there are more steps than anybody reads.
  package let rows: [Counterexample.Row]
  /// The names of the ports.
  package let ports: [String]
  /// Whether the law does not apply to this case.
  package let isRefused: Bool
  /// The most operations of a case with rows.
  ///
  /// Rows cost the square of their number, and nobody reads thousands.
  static var mostRows: Int { 1_000 }
  /// The case in the trace language, as the model predicts it, however far the system got.
  ///
  /// If the law does not apply to the case, it is without the law's program.
  package let predicted: [String]

  /// Whether this is the case that a file shows, or one that goes on where the file's ended.
  package func isShown(by trace: [String]) -> Bool {
    if isRefused { return !predicted.isEmpty && trace.starts(with: predicted) }
    return predicted.isEmpty || predicted.starts(with: trace)
  }
}

extension Runner {
  /// Simplifies the case and reports all of it.
  ///
  /// A case that does not break the law is reported unchanged.
  func shrunk(_ testCase: LoadedCase?, _ law: Law, _ options: CheckOptions) -> ReplayedCase {
    let run = testCase.map { self.run($0) }
    guard let testCase, let run, run.discrepancy != nil,
      let (smallest, found) = smallest(testCase.keepingFirst(run.reached), options)
    else { return replayed(testCase, law, seed: options.seed) }
    let operations = operationCount(of: run)
    var replayed = replayed(found, law, seed: options.seed)
    replayed.verdict.executions += smallest.runs
    replayed.verdict.counterexample?.originalOperations = operations
    replayed.verdict.counterexample?.simplifications = smallest.simplifications
    if smallest.isCertain { replayed.verdict.counterexample?.certified = smallest.tried }
    return replayed
  }

  /// Runs the case and reports all of it.
  func replayed(_ testCase: LoadedCase?, _ law: Law, seed: Seed) -> ReplayedCase {
    var verdict = Verdict(
      system: subject.system, law: subject.description(of: law), kind: .upheld, seed: seed)
    verdict.cases = 1
    verdict.executions = 1
    let ports = subject.names.ports
    guard let testCase else {
      return ReplayedCase(verdict: verdict, rows: [], ports: ports, isRefused: true, predicted: [])
    }
    let run = run(testCase)
    let timed = testCase.with(timing: run.testCase?.timing)
    if let discrepancy = run.discrepancy {
      let testCase = timed.keepingFirst(run.reached)
      let operations = operationCount(of: run)
      verdict.kind = .broken
      verdict.counterexample = subject.counterexample(
        testCase, discrepancy, beside: run.other, law: law.id, named: timed)
      verdict.counterexample?.originalOperations = operations
      if !modelBreaks(testCase, as: verdict.counterexample) {
        verdict.counterexample?.advise(of: testCase, by: self, law, seed)
      }
    }
    // A counterexample has made its rows. Other rows are made unless there would be too many.
    let rows =
      verdict.counterexample?.rows
      ?? (timed.operations.count > ReplayedCase.mostRows
        ? [] : subject.timeline(of: timed, reaching: run.reached, withProgram: !run.isRefused))
    return ReplayedCase(
      verdict: verdict, rows: rows, ports: ports, isRefused: run.isRefused,
      predicted: subject.predictedLines(of: testCase, withProgram: !run.isRefused))
  }

  /// Returns the smallest case that a failing one can be simplified to, or nil if it does not fail again.
  ///
  /// Values and bases that were written, and not drawn, are chosen from those of the case.
  private func smallest(
    _ testCase: LoadedCase, _ options: CheckOptions
  ) -> (smallest: Smallest, found: LoadedCase?)? {
    var runner = self
    var own = testCase
    var translatedBack: (LoadedCase) -> LoadedCase = { $0 }
    if testCase.isWritten {
      let listed = subject.listing(testCase)
      runner.subject = listed.subject
      own = listed.testCase
      translatedBack = listed.back
    }
    let draws = runner.subject.draws(of: own) ?? Draws(values: [])
    guard let failing = runner.failing(draws) else { return nil }
    let smallest = Smallest(failing, runner, options)
    let run = runner.run(smallest.draws)
    return (smallest, (run.testCase?.keepingFirst(run.reached)).map(translatedBack))
  }
}
