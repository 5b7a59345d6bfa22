import LawTesting
import Testing
import XCTest

@testable import wire_laws

/// A suite of XCTest asks in the same way; `Testing` is imported for the line of each expectation.
final class OlderWireTests: XCTestCase {
  func testIsLawfulToAProperty() { expect(Parts.self) }
}

/// What fails here fails in XCTest, which `CI/adopter` sees to.
final class FailingWireTests: XCTestCase {
  func testClearsTheChoiceOfAnother() { expect(Chosen.self, obeys: .getSet) }
}
