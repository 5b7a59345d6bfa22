import BindingGenerators
import BindingLaws

/// The way from a case that was found to a verdict: run it again, simplify it, explain it, advise.
extension LawCheck {
  /// Returns the verdict on a case that was found to break the law.
  ///
  /// - Parameter order: The cases that were run in order of size before.
  func broken(
    _ verdict: Verdict, _ finding: Search.Finding, _ order: SizeOrder
  ) -> Verdict {
    if runner.subject.isRaced { return raced(verdict, finding) }
    var verdict = verdict
    let first = Reruns(runner, finding.testCase, finding.discrepancy)
    if first.isFlaky { return flaky(verdict, finding, first) }
    let smallest = Smallest(finding, runner, options, after: order)
    verdict.executions += smallest.runs
    var run = finding.isSmallest ? first.latest : runner.run(smallest.draws)
    guard var discrepancy = run.discrepancy, var testCase = run.testCase?.keepingFirst(run.reached)
    else {
      return flaky(verdict, finding, first)
    }
    let operations = runner.operationCount(of: run)
    if testCase != finding.testCase {
      let again = Reruns(runner, testCase, discrepancy)
      if again.isFlaky { return flaky(verdict, finding, first) }
      run = again.latest
    }
    if let contradiction = runner.subject.contradiction(
      of: testCase, discrepancy, beside: run.other)
    {
      verdict = flaky(verdict, finding, first)
      verdict.grounds = .contradiction(contradiction)
      return verdict
    }
    var certified = smallest.isCertain ? smallest.tried : nil
    // If every step is judged, a case without the law's program may be shorter, and fail, too.
    if runner.subject.judgesEveryStep, smallest.isCertain, testCase.variables != Case.Numbers() {
      let shorter = ShorterFailure(
        runner, lengths: testCase.operations.count..<operations,
        limit: options.certificationLimit)
      verdict.executions += shorter.runs
      certified = shorter.isComplete ? smallest.tried + shorter.runs : nil
      if let found = shorter.finding {
        testCase = found.testCase
        discrepancy = found.discrepancy
        run = runner.run(testCase)
      }
    }
    // A smaller case may break the law at an exempt port.
    if !runner.subject.exemptPorts.isEmpty { certified = nil }
    var counterexample = counterexample(finding, testCase, discrepancy, beside: run.other)
    counterexample.simplifications = smallest.simplifications
    counterexample.certified = certified
    verdict.kind = .broken
    verdict.counterexample = counterexample
    advise(on: &verdict, testCase)
    if let unevenFibres, let port = testCase.place(.p)?.port,
      unevenFibres.unevenPorts.contains(port)
    {
      verdict.kind = .impossible
      verdict.grounds = .obstacle(unevenFibres.obstacle(at: port))
    }
    return verdict
  }

  /// Notes that the model breaks the law, too, or else adds advice.
  private func advise(on verdict: inout Verdict, _ testCase: LoadedCase) {
    // A model that sets through the key paths of the code under test repeats their faults.
    let isOfKeyPaths = law == .setGet && runner.subject.model is any KeyPathModel
    if !isOfKeyPaths, runner.modelBreaks(testCase, as: verdict.counterexample) {
      verdict.grounds = .modelAlike
    } else if options.advises && !runner.isOutOfTime {
      verdict.counterexample?.advise(of: testCase, by: runner, law, options.seed, checker.near)
    }
  }

  /// Returns the verdict on tasks that ran on real threads, for which one failure is enough.
  ///
  /// No order of accesses reproduces it. The simplified case is reported if it fails again. Smaller cases
  /// that passed say little, so the case is simplified even if they were all run.
  private func raced(_ verdict: Verdict, _ finding: Search.Finding) -> Verdict {
    var verdict = verdict
    var simplifier = Simplifier(finding.choices, attempt: runner.drawsOfFailure)
    simplifier.run()
    verdict.executions += simplifier.executions
    let run = runner.run(simplifier.draws)
    var counterexample = counterexample(
      finding, run.discrepancy.flatMap { _ in run.testCase } ?? finding.testCase,
      run.discrepancy ?? finding.discrepancy, beside: nil)
    counterexample.simplifications = simplifier.executions
    verdict.kind = .broken
    verdict.counterexample = counterexample
    verdict.grounds = .race(.init(programs: verdict.executions, runs: runner.notes.runs))
    return verdict
  }

  /// Returns the verdict on a case that broke the law among the first cases of a process, and not since.
  ///
  /// Nil if the case breaks the law in a later run, too: then the search has met and judged it.
  func flakyAtFirst(_ verdict: Verdict, _ finding: Search.Finding) -> Verdict? {
    let later = Reruns(runner, finding.testCase, finding.discrepancy)
    if later.hasBroken { return nil }
    var verdict = flaky(verdict, finding, later)
    verdict.grounds = later.groundsAtFirst
    return verdict
  }

  /// Returns the verdict on a case that does not fail in the same way each time.
  ///
  /// It shows two runs of the trace side by side if they differ.
  private func flaky(
    _ verdict: Verdict, _ finding: Search.Finding, _ flakiness: Reruns
  ) -> Verdict {
    var verdict = verdict
    verdict.kind = .flaky
    verdict.grounds = flakiness.grounds
    var counterexample = counterexample(
      finding, finding.testCase, finding.discrepancy, beside: flakiness.latest.other)
    counterexample.swiftUI = nil  // The advice is for smallest cases.
    if let (one, other) = runner.subject.twoRuns(of: finding.testCase) {
      counterexample.rows = one
      counterexample.again = other
      counterexample.runs = nil
      counterexample.otherRows = []
    }
    verdict.counterexample = counterexample
    return verdict
  }

  /// Explains a failing case, and adds how the search found it.
  private func counterexample(
    _ finding: Search.Finding, _ testCase: LoadedCase, _ discrepancy: Discrepancy,
    beside other: OperationHistory?
  ) -> Counterexample {
    var found = runner.subject.counterexample(testCase, discrepancy, beside: other, law: law.id)
    found.foundAtCase = finding.number
    found.originalOperations = finding.operations
    return found
  }
}
