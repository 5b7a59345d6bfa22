import LawChecking
import LawTelling
import Testing

/// What expectations found wrong: one issue a cause, and two lines where a test has told the cause
/// already, as it does that expects one law after the other.
struct Findings {
  private let failures: [Outcome]
  private let verdicts: [Verdict]
  private let sourceLocation: SourceLocation

  /// The causes that tests have told, by test.
  private static let told = Locked<[String: [Cause]]>([:])

  /// - Parameter verdicts: All verdicts, which say what was judged.
  init(_ failures: [Outcome], among verdicts: [Verdict], _ sourceLocation: SourceLocation) {
    (self.failures, self.verdicts, self.sourceLocation) = (failures, verdicts, sourceLocation)
  }

  /// Records the issues.
  func record() {
    for cause in failures.map(\.verdict).causes(among: verdicts) {
      let outcomes = failures.filter { cause.laws.contains($0.verdict.law.id) }
      guard let first = outcomes.first(where: { $0.verdict == cause.told }) else { continue }
      if let earlier = earlier(than: cause) {
        outcomes.forEach { $0.record(after: earlier) }
      } else {
        first.record(of: cause)
        outcomes.filter { $0.verdict != cause.told }.forEach { $0.keep() }
      }
    }
  }

  /// What this test has told of the same cause; else it is noted that it tells it now.
  private func earlier(than cause: Cause) -> Verdict? {
    guard let test = Test.current.map({ "\($0.id) \(sourceLocation)" }) else { return nil }
    return Self.told.change { told in
      let earlier = told[test, default: []].first { $0.isLike(cause) }
      told[test, default: []].append(cause)
      return earlier?.told
    }
  }
}
