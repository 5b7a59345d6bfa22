import TestSupport

@testable import LawTesting

@Suite struct `A law that is only proposed` {
  /// A system that writes in steps.
  private let stepped = allSpecimens.first { $0.name == "WrittenBackWhole" }?.system

  @Test func `is a warning if it is broken`() throws {
    let system = try #require(stepped)
    let found = recorded { expect(system, obeys: [.reEntrant]) }
    #expect(found.count == 1)
    #expect(found.first?.severity == .warning)
    let text = found.first?.comments.first?.rawValue
    #expect(text?.hasPrefix("WrittenBackWhole breaks re-entrant") == true)
  }

  @Test(.expecting(.reEntrant, .broken, because: "it writes in steps"))
  func `is no issue if that is expected`() throws {
    let system = try #require(stepped)
    #expect(issues { expect(system, obeys: [.reEntrant]) }.isEmpty)
  }
}
