import LawChecking
import LawTelling
import Testing

/// What one expectation finds, until it is reported: one issue a mistake, one warning for all that the model
/// breaks, too, one for all that nothing spoke for, and one issue for each reason why there is no verdict.
struct Findings {
  private var failures: [ExpectationResult] = []
  private var doubts: [ExpectationResult] = []
  /// What the model breaks, too.
  private var alike: [ExpectationResult] = []
  /// What an end of the process explains, if one is reported.
  private var unfinished: [ExpectationResult] = []
  /// Why there is no verdict by a law.
  private var obstacles: [(reason: String, law: String)] = []
  /// Whether there is something wrong to report.
  var areFailures: Bool { !failures.isEmpty }

  /// Notes what an expectation makes of a verdict; what belongs to no group is reported now.
  mutating func note(_ result: ExpectationResult) {
    if result.isFailure {
      failures.append(result)
    } else if result.isExplainedByEnd {
      unfinished.append(result)
    } else if result.isAlike {
      alike.append(result)
    } else if result.isDoubt {
      doubts.append(result)
    } else {
      result.record()
    }
  }

  /// Forgets what nothing spoke for, where something else says why.
  mutating func forgetDoubts() { doubts = [] }

  /// Notes why there is no verdict.
  mutating func note(_ error: any Error, by law: String) { obstacles.append(("\(error)", law)) }

  /// Reports all of it.
  func report(of system: String, _ sourceLocation: SourceLocation) {
    let isEndReported = failures.contains { $0.verdict.kind.isDeath }
    for cause in failures.map(\.verdict).causes {
      report(cause, failures.filter { cause.laws.contains($0.verdict.law.id) })
    }
    // What is wrong may be all that there is to it.
    if failures.isEmpty { alike.first?.record(alike: alike) }
    let rest = isEndReported ? [] : unfinished
    rest.filter { !$0.isDoubt }.forEach { $0.record() }
    let doubts = failures.isEmpty ? doubts + rest.filter(\.isDoubt) : []
    doubts.first?.record(together: doubts)
    for (reason, members) in obstacles.grouped(by: \.reason) {
      let laws = members.map(\.law)
      let names = laws.count > 3 ? "\(laws.count) laws" : laws.joined(separator: ", ")
      recordIssue("\(system) cannot be judged by \(names): \(reason)", at: sourceLocation)
    }
  }

  /// Reports a mistake, or two lines for each law where the test has reported it already.
  ///
  /// A test that expects one law after the other meets a mistake several times.
  private func report(_ cause: Cause, _ results: [ExpectationResult]) {
    if let earlier = results.first?.earlier(than: cause) {
      return results.forEach { $0.record(after: earlier) }
    }
    let notes = cause.reported.kind.isDeath ? notesBesideEnd : []
    for result in results where result.verdict == cause.reported {
      result.record(of: cause, notes: notes)
    }
  }

  /// What an end of the process has kept from being judged, and where it ended an earlier run.
  private var notesBesideEnd: [Report.Note] {
    let laws = unfinished.filter(\.verdict.isGivenUp).map(\.verdict.law.id)
    let words = laws.count == 1 ? "what it speaks about ends so" : "what they speak about ends so"
    let givenUp = ("gave up", "\(laws.joined(separator: ", ")): \(words)")
    return (laws.isEmpty ? [] : [givenUp]) + unfinished.flatMap(\.noteBesideEnd)
  }
}

extension ExpectationResult {
  /// What this test has reported of the same mistake; else it is noted that it reports it now.
  ///
  /// Closures may have one name and do different things.
  fileprivate func earlier(than cause: Cause) -> Verdict? {
    guard let test = Test.current.map({ "\($0.id) \(sourceLocation)" }) else { return nil }
    return reportedCauses.use { reported in
      let earlier = reported[test, default: []].first {
        isFound ? $0.isLike(cause) : $0.isSeen(in: cause)
      }
      reported[test, default: []].append(cause)
      return earlier?.reported
    }
  }
}

/// The mistakes that tests have reported, by test and place.
private let reportedCauses = Locked<[String: [Cause]]>([:])
