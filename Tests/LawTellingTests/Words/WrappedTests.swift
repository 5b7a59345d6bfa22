import Testing

@testable import LawTelling

@Suite struct `A wrapped text` {
  @Test func `breaks a word that is too long for a line`() {
    #expect(
      "abcdefghi jk".wrapped(to: 6, indent: 2, margin: 3) == ["  abcd", "   efg", "   hi", "   jk"])
    #expect("ab cd".wrapped(to: 9, margin: 2) == ["ab cd"])
  }
}
