import BindingGenerators
import BindingLaws

/// How a case that broke the law ends when it is run again.
struct Flakiness<System: BindingSystem> {
  private let runner: CaseRunner<System>
  private let record: Choices.Record
  private let first: Discrepancy
  /// How many of the later runs broke the law.
  private let failures: Int

  private static var runs: Int { 3 }

  /// Runs a case three times more.
  init(_ runner: CaseRunner<System>, _ record: Choices.Record, first: Discrepancy) {
    (self.runner, self.record, self.first) = (runner, record, first)
    failures = (0..<Self.runs).count { _ in runner.failing(record) != nil }
  }

  /// Whether it did not break the law each time.
  var isFlaky: Bool { failures < Self.runs }

  /// The verdict, with two runs of the trace side by side where they differ.
  func verdict(
    _ verdict: Verdict, _ finding: CaseSearch<System>.Finding, _ token: Token
  ) -> Verdict {
    var verdict = verdict
    verdict.kind = .flaky
    verdict.grounds = .flakiness(.init(failures: failures + 1, runs: Self.runs + 1))
    guard let explanation = Explanation(runner, record, showing: first) else { return verdict }
    var counterexample = explanation.counterexample(
      foundAt: verdict.cases, operations: finding.operations, simplifications: 0,
      minimal: .unknown, token: token)
    let timeline = Timeline(runner, explanation.trace)
    if let (one, other) = timeline.twoRuns {
      (counterexample.rows, counterexample.again) = (one, other)
    }
    verdict.counterexample = counterexample
    return verdict
  }
}

extension Timeline {
  /// Two runs of the whole trace that show different things; `nil` when ten of them are alike.
  fileprivate var twoRuns: (one: [Counterexample.Row], other: [Counterexample.Row])? {
    let one = run
    for _ in 1..<10 {
      let other = run
      if zip(one, other).contains(where: { !$0.shows($1) }) { return (one, other) }
    }
    return nil
  }
}

extension Counterexample.Row {
  /// Whether the systems of two rows read the same.
  fileprivate func shows(_ other: Self) -> Bool {
    system == other.system && systemBase == other.systemBase
  }
}
