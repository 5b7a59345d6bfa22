import LawChecking
import LawTelling
import Testing

/// A reporter of what an expectation has found, which also prints what its reader should know.
///
/// Each mistake is an issue, and so is each reason why there is no verdict. One warning names all laws that the
/// model breaks, too, and one all laws without evidence. `Troubleshooting.md` explains some of the sentences.
struct Reporting {
  /// The name of the system in reports.
  let system: String
  /// The place of the expectation, at which issues are recorded.
  let sourceLocation: SourceLocation

  /// Records an issue of the system.
  func record(_ words: String) { recordIssue("\(system) \(words)", at: sourceLocation) }

  /// Records all findings.
  func report(_ findings: Findings) {
    let isEndReported = findings.failures.contains { $0.verdict.kind.isDeath }
    let causes = findings.failures.map(\.verdict).causes
    let firstEnd = causes.first { $0.reported.kind.isDeath }
    for cause in causes {
      let results = findings.failures.filter { cause.laws.contains($0.verdict.law.id) }
      // Facts about ends are printed once, beside the first of them.
      report(cause, results, beside: cause == firstEnd ? findings.factsBesideEnd : [])
    }
    findings.others.forEach { $0.record() }
    // A failure may be the cause of all these.
    if !findings.areFailures { warn(ofAlike: findings.alike) }
    // An end that is reported explains why these laws were not judged to their end.
    let unexplained = isEndReported ? [] : findings.unfinished
    unexplained.filter { !$0.isDoubt }.forEach { $0.record() }
    // A failure says more than a lack of evidence: beside it there is no such warning.
    let doubts = findings.areFailures ? [] : findings.doubts + unexplained.filter(\.isDoubt)
    warn(ofDoubts: doubts)
    for (reason, members) in findings.obstacles.grouped(by: \.reason) {
      let laws = members.map(\.law)
      let names = laws.count > 3 ? "\(laws.count) laws" : laws.joined(separator: ", ")
      record("cannot be judged by \(names): \(reason)")
    }
  }

  /// Reports a mistake, or two lines for each law if the test has reported the mistake already.
  ///
  /// A test that expects one law after the other meets a mistake several times.
  ///
  /// - Parameter facts: What is known of other ends of the process, if the mistake has ended one.
  private func report(_ cause: Cause, _ results: [ExpectationResult], beside facts: [Fact]) {
    if let earlier = results.first?.noteReport(of: cause) {
      return results.forEach { $0.record(after: earlier) }
    }
    // The report of this one names the laws of the other results, too.
    for result in results where result.verdict == cause.reported {
      // The end of an earlier run is one more fact if there are others. Otherwise it is recorded by itself.
      if facts.isEmpty {
        result.record(of: cause)
      } else {
        result.recordEnd(by: cause, beside: facts)
      }
    }
  }

  /// Returns what to do when a set lands after the verdicts: say that they do not count.
  ///
  /// It is a warning or an issue of the test, just as if the set had landed in time. Work on the main queue has
  /// no current test, so the caller's is asked now.
  func alarmOfLateSets(against claims: [Verdict], isIssue: Bool) -> @Sendable () -> Void {
    let isInTest = Test.isRunning
    let place = sourceLocation
    let laws = claims.count == 1 ? claims[0].law.id : claims.count.counted("law")
    let reason = Verdict.Grounds.lateWrites.words(at: nil)
    let text = "\(system) was found to obey \(laws), and that does not count: \(reason)"
    return {
      if isIssue {
        recordIssue(text, isInTest: isInTest, at: place)
      } else {
        recordWarning(text, isInTest: isInTest, at: place)
      }
    }
  }

  /// Prints how long the laws took, if it was long.
  func printTime(_ time: Duration, of verdicts: [Verdict]) {
    if time < Self.longTime { return }
    let laws = verdicts.count.counted("law")
    print("\(system): judged by \(laws) in \(time.seconds.rounded(to: 1)) s")
  }

  /// The least time that is worth a line: on a busy machine every failing expectation takes a second.
  private static let longTime = Duration.seconds(5)

  /// Prints what the model forgives, once a run for each system.
  ///
  /// A test that passes says nothing else. Beside a failure it would read like its cause. The command line
  /// prints the same sentence.
  func printExcuses(in verdicts: [Verdict]) {
    for words in verdicts.compactMap(\.leniency?.sentence) {
      printOnce("\(system): forgiven: \(words)")
    }
  }

  /// Prints a sentence, once a run.
  func printOnce(_ sentence: String) {
    if Self.isNew(sentence) { print(sentence) }
  }

  /// Returns whether this run has not printed a sentence or reason yet, and notes it.
  static func isNew(_ sentence: String) -> Bool {
    printedSentences.use { $0.insert(sentence).inserted }
  }
}

/// The sentences, and the reasons why laws do not apply, that this run has printed.
private let printedSentences = Locked<Set<String>>([])
