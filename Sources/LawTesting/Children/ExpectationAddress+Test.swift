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
    return ExpectationAddress(
      test: first.test, arguments: arguments, place: place, visit: visit)
  }

  /// The number of times that its place was reached so far.
  var visitsSoFar: Int {
    let first = ExpectationAddress(test: test, arguments: arguments, place: place, visit: 1)
    return Self.visits.value[first] ?? 0
  }
}

extension Test.Case {
  /// The text that tells the arguments of the running case from those of others, alike in each process.
  ///
  /// Empty if there are none, and nil if they cannot be read. Swift Testing makes identifiers of them, and
  /// numbers those that have the same. It shows them to nobody: a mirror reads them, so another version may
  /// hide them.
  static var currentArguments: String? {
    guard let current, current.isParameterized else { return "" }
    let mirror = Mirror(reflecting: current)
    guard
      let arguments = mirror.descendant("_kind", "parameterized", "arguments") as? [any Sendable],
      let number = mirror.descendant("_kind", "parameterized", "discriminator") as? Int
    else { return nil }
    let identifiers = arguments.compactMap { argument in
      Mirror(reflecting: argument).descendant("id", "bytes") as? [UInt8]
    }
    guard identifiers.count == arguments.count else { return nil }
    let texts = identifiers.map { String(decoding: $0, as: UTF8.self).debugDescription }
    return texts.joined(separator: ", ") + " \(number)"
  }
}
