import TestSupport

@testable import BindingSpecimens

@Suite struct `A proof` {
  @Test(
    "is not claimed of a system whose actions remember",
    arguments: [Law.conforms, .setGet, .coherent])
  func memory(_ law: Law) throws {
    #expect(try check(StaleCommit.self, obeys: law)?.kind == .upheld)
  }

  @Test func `is not given where extra reads show`() throws {
    let verdict = try check(StaleCommit.self, obeys: .readTransparent)
    #expect(verdict?.kind == .broken)
    #expect(
      verdict?.counterexample?.trace == ["start off", "set value on", "write off", "act commit"])
  }
}
