/// Where another process of the same program finds what is judged.
enum SystemAddress: Codable, Hashable, Sendable {
  case type(TypeAddress)
  /// What a closure makes, which is had where a test, run again, comes to its expectation.
  case expectation(ExpectationAddress)
}

/// Where a test has an expectation, which another process comes to when it runs that test again.
///
/// `LawTesting` writes and reads the words.
package struct ExpectationAddress: Codable, Hashable, Sendable {
  /// The test, and its arguments.
  package let test: String, arguments: String
  /// The line and column of the expectation.
  package let place: String
  /// How often the test has come there, with these arguments.
  package let visit: Int

  package init(test: String, arguments: String, place: String, visit: Int) {
    self.test = test
    self.arguments = arguments
    self.place = place
    self.visit = visit
  }
}
