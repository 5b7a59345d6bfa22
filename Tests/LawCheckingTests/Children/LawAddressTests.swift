import Foundation
import TestSupport

@testable import LawChecking

@Suite struct `The address of a law` {
  @Test("leads to the law again, after it was data", arguments: allLaws)
  func law(_ law: Law) throws {
    let data = try JSONEncoder().encode(LawAddress(of: law))
    let found = try JSONDecoder().decode(LawAddress.self, from: data).law
    #expect(found == law)
    // Equal laws may have different titles.
    #expect(found?.title == law.title)
  }
}
