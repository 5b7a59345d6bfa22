/// The address by which another process of the same program finds what is judged.
enum SystemAddress: Codable, Hashable, Sendable {
  /// A type, of which another process makes systems by its initialiser.
  case type(TypeAddress)
  /// A closure, which another process gets when it runs the test up to its expectation.
  case expectation(ExpectationAddress)
}

/// The address of an expectation in a test, which another process reaches when it runs that test again.
///
/// `LawTesting` writes and reads the words.
package struct ExpectationAddress: Codable, Hashable, Sendable {
  /// The test.
  package let test: String
  /// The arguments of the test.
  package let arguments: String
  /// The line and column of the expectation.
  package let place: String
  /// The number of times that the test has come there with these arguments.
  package let visit: Int

  package init(test: String, arguments: String, place: String, visit: Int) {
    self.test = test
    self.arguments = arguments
    self.place = place
    self.visit = visit
  }
}
