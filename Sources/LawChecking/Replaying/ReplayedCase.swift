import BindingGenerators
import BindingLaws

/// One case that was run again, whatever came of it.
///
/// A child sends it to its parent as JSON. No file keeps it: `replay --json` writes the verdict alone.
package struct ReplayedCase: Codable, Sendable {
  /// What came of it: `broken` or `upheld`; where it runs in a child, also how that ended.
  package internal(set) var verdict: Verdict
  /// System and model side by side; none where there are more steps than anybody reads.
  package let rows: [Counterexample.Row]
  /// What the ports are called.
  package let ports: [String]
  /// Whether the law does not speak about this case.
  package let isRefused: Bool
  /// Longer cases have no rows.
  static var mostRows: Int { 1000 }
  /// The case in the trace language, as the model predicts it, whatever the system got to; without the
  /// law's program where the law does not speak about the case.
  package let predicted: [String]

  /// Whether this is the case that a file shows, or one that goes on where the file's ended.
  package func isShown(by trace: [String]) -> Bool {
    if isRefused { return !predicted.isEmpty && trace.starts(with: predicted) }
    return predicted.isEmpty || predicted.starts(with: trace)
  }
}

extension Runner {
  /// Makes the case as small as it gets and reports all of it; one that does not break the law is
  /// reported as it is.
  func shrunk(_ testCase: Case?, _ law: Law, _ options: CheckOptions) -> ReplayedCase {
    let run = testCase.map(run)
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
  func replayed(_ testCase: Case?, _ law: Law, seed: Seed) -> ReplayedCase {
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
    // What ran since may have filled the table with another case; what follows reads this one from it.
    _ = subject.load(timed)
    // A look for each step costs the square of their number. So rows that are there are used again, and
    // thousands, which nobody reads, are not made.
    let rows =
      verdict.counterexample?.rows
      ?? (timed.operations.count > ReplayedCase.mostRows
        ? [] : subject.timeline(of: timed, reaching: run.reached, withProgram: !run.isRefused))
    return ReplayedCase(
      verdict: verdict, rows: rows, ports: ports, isRefused: run.isRefused,
      predicted: subject.predictedLines(of: testCase, withProgram: !run.isRefused))
  }

  /// The smallest case that a failing one can be simplified to; `nil` where it does not fail again.
  ///
  /// What was written and not drawn is chosen from what the case brings along.
  private func smallest(
    _ testCase: Case, _ options: CheckOptions
  ) -> (smallest: Smallest, found: Case?)? {
    var runner = self
    var own = testCase
    var back = { (found: Case) in found }
    if testCase.isWritten { (runner.subject, own, back) = subject.listing(testCase) }
    // `draws` reads a case from the table.
    _ = runner.subject.load(own)
    let draws = runner.subject.draws(of: own) ?? Draws(values: [])
    guard let failing = runner.failing(draws) else { return nil }
    let smallest = Smallest(failing, runner, options)
    let run = runner.run(smallest.draws)
    return (smallest, (run.testCase?.keepingFirst(run.reached)).map(back))
  }
}
