import LawChecking
import LawTelling
import Testing

extension ExpectationResult {
  /// Returns what this test has reported about the same mistake.
  ///
  /// Nil if it has reported nothing. The mistake counts as reported from now on. Closures may have one name
  /// and do different things, so that for them only the beginnings of the cases are compared.
  func earlier(than cause: Cause) -> Verdict? {
    guard let test = Test.current.map({ "\($0.id) \(sourceLocation)" }) else { return nil }
    return reportedCauses.use { reported in
      let earlier = reported[test, default: []].first { known in
        hasOwnName ? known.isLike(cause) : known.sharesStart(with: cause)
      }
      reported[test, default: []].append(cause)
      return earlier?.reported
    }
  }
}

/// The mistakes that tests have reported, by test and place.
private let reportedCauses = Locked<[String: [Cause]]>([:])
