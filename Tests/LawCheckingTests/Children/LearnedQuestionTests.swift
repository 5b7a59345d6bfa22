import TestSupport

@testable import LawChecking

@Suite struct `A question of a new system` {
  @Test func `that is long has another number than one that begins alike`() {
    // Notes cut a question off to this room.
    let beginning = "start " + String(repeating: "é", count: Notes.operation.count)
    let numbers = ["a", "b"].map { ChildJob.number(ofQuestion: "\(beginning); get \($0)") }
    #expect(numbers[0] != numbers[1])
  }
}
