import LawChecking
import LawTelling

/// What one expectation finds, until it is reported.
///
/// It reports nothing by itself: that does `Reporting`.
struct Findings {
  private(set) var failures: [ExpectationResult] = []
  private(set) var doubts: [ExpectationResult] = []
  /// What the model breaks, too.
  private(set) var alike: [ExpectationResult] = []
  /// What an end of the process explains, if one is reported.
  private(set) var unfinished: [ExpectationResult] = []
  /// Why there is no verdict by a law.
  private(set) var obstacles: [(reason: String, law: String)] = []
  /// The names of the laws that do not apply to the system.
  private(set) var passedOver: [String] = []
  /// Why some of them do not, where the system could change that: the laws by the reason.
  private(set) var notApplied: [String: [String]] = [:]
  /// Whether there is something wrong to report.
  var areFailures: Bool { !failures.isEmpty }

  /// Notes what an expectation makes of a verdict.
  ///
  /// - Returns: Whether it belongs to a group that is reported together; if not, nothing keeps it.
  mutating func note(_ result: ExpectationResult) -> Bool {
    if result.isFailure {
      failures.append(result)
    } else if result.isExplainedByEnd {
      unfinished.append(result)
    } else if result.isAlike {
      alike.append(result)
    } else if result.isDoubt {
      doubts.append(result)
    } else {
      return false
    }
    return true
  }

  /// Forgets what nothing spoke for, where something else says why.
  mutating func forgetDoubts() { doubts = [] }

  /// Notes why there is no verdict.
  mutating func note(_ error: any Error, by law: String) { obstacles.append(("\(error)", law)) }

  /// Notes a law that does not apply to the system.
  mutating func notePassedOver(_ law: String) { passedOver.append(law) }

  /// Notes laws that do not apply to the system for a reason that can be changed.
  mutating func noteNotApplied(_ laws: [String], because reason: String) {
    notApplied[reason, default: []] += laws
  }

  /// What an end of the process has kept from being judged, and where it ended an earlier run.
  var factsBesideEnd: [Fact] {
    let laws = unfinished.filter(\.verdict.isGivenUp).map(\.verdict.law.id)
    let words = laws.count == 1 ? "what it speaks about ends so" : "what they speak about ends so"
    let givenUp = Fact(.gaveUp, "\(laws.joined(separator: ", ")): \(words)")
    return (laws.isEmpty ? [] : [givenUp]) + unfinished.flatMap(\.factBesideEnd)
  }
}
