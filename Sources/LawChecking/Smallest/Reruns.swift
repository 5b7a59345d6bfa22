import BindingGenerators
import BindingLaws

/// The results of running a case again that broke the law.
///
/// `LawCheck+Broken` asks before and after a case is simplified. Reports print the number of runs, and
/// `ReadingAFailure.md` names it. With another number other cases count as flaky.
struct Reruns {
  /// The number of later runs that broke the law in the same way.
  private var failures = 0
  /// Whether a later run broke the law in any way.
  private(set) var hasBroken = false
  /// The last run.
  private(set) var latest = Run(ending: .refused)

  /// The number of later runs.
  ///
  /// A case that breaks the law every other time passes for one that always does in one of eight times.
  private static var runs: Int { 3 }

  /// Runs a case as many times more.
  ///
  /// - Parameter first: The earlier discrepancy, in texts. `ReferenceModel.faultOfEquality` refuses values
  ///   that are described otherwise each time.
  init(_ runner: Runner, _ testCase: LoadedCase, _ first: Discrepancy) {
    for _ in 0..<Self.runs {
      latest = runner.run(testCase)
      if latest.discrepancy == first { failures += 1 }
      hasBroken = hasBroken || latest.isBroken
    }
  }

  /// Whether the case did not break the law in the same way each time.
  var isFlaky: Bool { failures < Self.runs }

  /// The grounds of a case that broke the law only the first time in a process.
  var groundsAtFirst: Verdict.Grounds {
    .flakiness(.init(failures: 1, runs: Self.runs + 1, atFirst: true))
  }

  /// The grounds of a case that did not break the law each time.
  var grounds: Verdict.Grounds {
    .flakiness(.init(failures: failures + 1, runs: Self.runs + 1))
  }
}

/// The most runs of a trace among which two that differ are looked for.
///
/// If every third run does something else than the first, all nine others miss it in 3 of 100 times.
private let mostComparedRuns = 10

extension Subject {
  /// Returns two runs of the trace of a case that differ, or nil if all that were compared show the same.
  func twoRuns(of testCase: LoadedCase) -> (one: [Counterexample.Row], other: [Counterexample.Row])?
  {
    let trace = space.trace(of: testCase)
    let one = timelineOfOneRun(of: trace)
    for _ in 1..<mostComparedRuns {
      let other = timelineOfOneRun(of: trace)
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
