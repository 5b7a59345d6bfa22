import TestSupport

@testable import LawChecking

@Suite struct `A text in base 32` {
  @Test("is read back:", arguments: 0..<200) func bytes(_ seed: Int) {
    var random = SplitMix64(seed: UInt64(seed))
    let bytes = (0..<(seed % 17)).map { _ in UInt8(truncatingIfNeeded: random.next()) }
    #expect(Base32.decode(Base32.encode(bytes)) == bytes)
    #expect(Base32.decode(Base32.encode(bytes).lowercased()) == bytes)
  }

  /// U and I are no digits, and a blank is none.
  ///
  /// "0" has no whole byte. After their byte, "01" and "ZZ" have bits that are not zero.
  @Test("is not read:", arguments: ["0U", "0I", "AB CD", "0", "01", "ZZ"])
  func garbage(_ text: String) {
    #expect(Base32.decode(text) == nil)
  }
}
