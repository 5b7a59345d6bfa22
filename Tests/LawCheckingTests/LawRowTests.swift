import Foundation
import TestSupport

@testable import LawChecking

@Suite struct `A law's row` {
  @Test func `is in one family alone`() {
    #expect(LawSet.families.flatMap(\.laws) == allLaws)
    #expect(Set(allLaws.map(\.id)).count == allLaws.count)
  }

  @Test("is found again by its address as data", arguments: allLaws)
  func address(_ law: Law) throws {
    let words = try JSONEncoder().encode(LawAddress(of: law))
    let found = try JSONDecoder().decode(LawAddress.self, from: words).law
    #expect(found == law)
    #expect(found?.title == law.title)
  }

  @Test func `differs from that of another law with its id`() {
    let other = Law(Law.total.id, "it ends", "x ends", Nothing())
    #expect(other != .total)
    #expect(other.family.isEmpty)
  }
}

/// A form of laws that states nothing.
private struct Nothing: Law.Form {
  func statement<M: ReferenceModel>(for model: M) -> Law.Statement<M>? { nil }
}
