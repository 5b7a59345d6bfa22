import LawChecking
import Testing

extension ExpectationAddress {
  /// The number of times that each place was reached, by the address of the first visit.
  private static let visits = Locked<[ExpectationAddress: Int]>([:])

  /// Returns the address of the expectation that the running test now reaches.
  ///
  /// Each call counts as one visit, in a child process as in its parent.
  ///
  /// - Returns: Nil if no other process could come to it: outside of tests of Swift Testing, and with
  ///   arguments that cannot be told apart.
  static func reached(at location: SourceLocation) -> ExpectationAddress? {
    guard let test = Test.current, let arguments = Test.Case.currentArguments else { return nil }
    let place = "\(location.fileID):\(location.line):\(location.column)"
    let first = ExpectationAddress(
      test: "\(test.id)", arguments: arguments, place: place, visit: 1)
    let visit = visits.use { visits in
      visits[first, default: 0] += 1
      return visits[first, default: 0]
    }
    return first.at(visit: visit)
  }

  /// The number of times that its place was reached so far.
  var visitsSoFar: Int { Self.visits.value[at(visit: 1)] ?? 0 }

  /// Returns the address of another visit to the place.
  private func at(visit: Int) -> ExpectationAddress {
    ExpectationAddress(test: test, arguments: arguments, place: place, visit: visit)
  }
}
