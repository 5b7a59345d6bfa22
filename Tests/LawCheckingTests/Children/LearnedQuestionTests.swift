import Testing

@testable import LawChecking

@Suite struct `A question of a new system` {
  @Test
  func `that is long is distinguished from others that begin alike, and read as it was noted`()
    throws
  {
    let beginning = "start " + String(repeating: "é", count: 600)
    let (one, other) = (
      LearnedQuestion(beginning + "; get a"), LearnedQuestion(beginning + "; get b")
    )
    #expect(one.words != other.words)
    #expect(one.words.utf8.count <= 900)
    #expect(try #require(LearnedQuestion(notedAs: one.note)).words == one.words)
  }
}
