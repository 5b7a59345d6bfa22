import TestSupport

@testable import LawChecking

@Suite struct `The sentence of the runtime` {
  @Test(
    "is found in",
    arguments: [
      (
        "Swift/ContiguousArrayBuffer.swift:600: Fatal error: Index out of range\n",
        "Index out of range"
      ),
      ("a.swift:1: Precondition failed: unlucky\n", "Precondition failed: unlucky"),
      ("a.swift:1: Precondition failed\n", "Precondition failed"),
      ("Fatal error\n", "Fatal error"),
      ("Fatal error: one\nFatal error: two\nnoise", "two"),
      ("Fatal error: a\u{1B}[0m b", "a [0m b"),
    ])
  func sentence(_ errors: String, _ words: String) {
    #expect(RuntimeSentence.last(in: errors) == words)
  }

  @Test func `is nil without a fatal error`() {
    #expect(RuntimeSentence.last(in: "") == nil)
    #expect(RuntimeSentence.last(in: "some log\n") == nil)
  }

  @Test func `is cut to 200 characters`() {
    let long = "Fatal error: " + String(repeating: "x", count: 10_000)
    #expect(RuntimeSentence.last(in: long)?.count == 200)
  }
}
