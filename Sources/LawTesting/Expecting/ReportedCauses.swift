import LawChecking
import LawTelling
import Testing

extension ExpectationResult {
  /// Notes that this test reports a mistake now, and returns what it has reported about the same mistake before.
  ///
  /// Nil if it has reported nothing of the kind, or if no test of Swift Testing runs.
  func noteReport(of cause: Cause) -> Verdict? {
    guard let test = Test.current.map({ "\($0.id) \(sourceLocation)" }) else { return nil }
    return reportedCauses.use { reported in
      let earlier = reported[test, default: []].first { known in
        // `isLike` trusts the name of the system, and two closures may have one name and do different things. If
        // their cases begin alike, they are one closure.
        hasOwnName ? known.isLike(cause) : known.sharesStart(with: cause)
      }
      reported[test, default: []].append(cause)
      return earlier?.reported
    }
  }
}

/// The mistakes that tests have reported, by test and place.
private let reportedCauses = Locked<[String: [Cause]]>([:])
