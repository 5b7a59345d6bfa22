import TestSupport

/// Derivations as apps have them.
///
/// They are judged by models and policies of the library that neither specimens nor trials of derivations use.
@Suite struct `A model of the library` {
  @Test("accuses no lawful derivation:", arguments: Derivation.lawful)
  func lawful(_ derivation: Derivation) throws {
    let ids = try derivation.judge(usualLaws.filter { $0 != .total })
    #expect(ids[.broken, default: []] == derivation.renounced)
    #expect(ids[.flaky] == nil)
    #expect(ids[.upheld, default: []].count + ids[.proved, default: []].count >= 8)
    #expect(ids[.gaveUp] == nil)
  }

  @Test("lets a law find the fault that is made for it:", arguments: Derivation.faulty)
  func faulty(_ derivation: Derivation) throws {
    let fault = try #require(derivation.fault)
    #expect(try derivation.judge([fault]) == [.broken: [fault.id]])
  }
}
