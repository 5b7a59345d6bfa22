import TestSupport

@testable import LawChecking

@Suite struct `A question of a new system` {
  @Test func `that is long is distinguished from others that begin alike`() {
    let beginning = "start " + String(repeating: "é", count: 600)
    let (one, other) = (
      ChildJob.note(ofQuestion: beginning + "; get a"),
      ChildJob.note(ofQuestion: beginning + "; get b")
    )
    #expect(one != other)
    #expect(one.utf8.count <= Notes.operation.count - 8)
  }
}
