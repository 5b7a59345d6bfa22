import TestSupport

/// Derivations as apps have them.
///
/// They are judged by models and policies of the library that neither specimens nor trials of derivations use.
@Suite struct `A model of the library` {
  @Test("accuses no lawful derivation:", arguments: Derivation.lawful)
  func lawful(_ derivation: Derivation) throws {
    let laws = try derivation.laws(usualLaws.filter { $0 != .total })
    #expect(laws[.broken, default: []] == derivation.renounced)
    #expect(laws[.flaky] == nil)
    #expect(laws[.upheld, default: []].count + laws[.proved, default: []].count >= 8)
    #expect(laws[.gaveUp] == nil)
  }

  @Test("lets a law find the fault that is made for it:", arguments: Derivation.faulty)
  func faulty(_ derivation: Derivation) throws {
    let fault = try #require(derivation.fault)
    #expect(try derivation.laws([fault]) == [.broken: [fault.id]])
  }
}
