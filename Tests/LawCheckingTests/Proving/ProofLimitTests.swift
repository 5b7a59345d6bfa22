import TestSupport

@testable import LawChecking

@Suite struct `The limit of a proof` {
  /// Rows come and go, so that a proof also tries the first, the second and both of two rows held.
  @Test func `is not passed by cases with held bindings`() throws {
    let law = Law.disjointSetsCommute
    let whole = try #require(try check(LawfulRows.self, obeys: law))
    #expect(whole.kind == .proved)
    let options = CheckOptions().with(\.proofLimit, whole.executions - 1)
    #expect(try check(LawfulRows.self, obeys: law, options: options)?.kind != .proved)
  }
}
