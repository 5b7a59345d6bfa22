import TestSupport

@testable import LawChecking

@Suite struct `A question of a new system` {
  /// A child leaves out the questions whose numbers it is given.
  ///
  /// If their number came from what notes keep of a question, it would leave out both of these.
  @Test func `that is long has another number than one that begins alike`() {
    // As many characters as notes have bytes for a question: they keep nothing after them.
    let beginning = "start " + String(repeating: "é", count: Notes.operation.count)
    let numbers = ["a", "b"].map { ChildJob.number(ofQuestion: "\(beginning); get \($0)") }
    #expect(numbers[0] != numbers[1])
  }
}
