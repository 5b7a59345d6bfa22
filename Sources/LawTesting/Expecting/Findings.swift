import LawChecking
import LawTelling

/// The findings of one expectation, until they are reported.
///
/// `Reporting` reports them.
struct Findings {
  /// The results that are issues.
  private(set) var failures: [ExpectationResult] = []
  /// The results of laws without evidence.
  private(set) var doubts: [ExpectationResult] = []
  /// The results of laws that the model breaks, too.
  private(set) var alike: [ExpectationResult] = []
  /// The results that an end of the process explains, if one is reported.
  private(set) var unfinished: [ExpectationResult] = []
  /// The results that are reported one by one, after the failures.
  private(set) var others: [ExpectationResult] = []
  /// The reasons why there is no verdict, each with its law.
  private(set) var obstacles: [(reason: String, law: String)] = []
  /// The names of the laws that do not apply to the system.
  private(set) var passedOver: [String] = []
  /// The laws that do not apply for a reason that the system could change, by the reason.
  private(set) var notApplied: [String: [String]] = [:]
  /// Whether there are failures to report.
  var areFailures: Bool { !failures.isEmpty }

  /// Notes the result of a verdict.
  mutating func note(_ result: ExpectationResult) {
    switch result.sort {
    case .failure: failures.append(result)
    case .explainedByEnd: unfinished.append(result)
    case .alike: alike.append(result)
    case .doubt: doubts.append(result)
    case .other: others.append(result)
    }
  }

  /// Forgets the laws without evidence, if something else says why there is none.
  mutating func forgetDoubts() { doubts = [] }

  /// Notes why there is no verdict.
  mutating func note(_ error: any Error, by law: String) { obstacles.append(("\(error)", law)) }

  /// Notes a law that does not apply to the system.
  mutating func notePassedOver(_ law: String) { passedOver.append(law) }

  /// Notes laws that do not apply to the system for a reason that can be changed.
  mutating func noteNotApplied(_ laws: [String], because reason: String) {
    notApplied[reason, default: []] += laws
  }

  /// The facts about laws that an end of the process kept from being judged, and about ends of earlier runs.
  var factsBesideEnd: [Fact] {
    let laws = unfinished.filter(\.verdict.isGivenUp).map(\.verdict.law.id)
    let words = laws.count == 1 ? "what it speaks about ends so" : "what they speak about ends so"
    let givenUp = Fact(.gaveUp, "\(laws.joined(separator: ", ")): \(words)")
    return (laws.isEmpty ? [] : [givenUp]) + unfinished.flatMap(\.factBesideEnd)
  }
}
