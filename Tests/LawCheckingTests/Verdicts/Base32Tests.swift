import TestSupport

@testable import LawChecking

@Suite struct `A text in base 32` {
  @Test("is read back:", arguments: 0..<200) func bytes(_ seed: Int) {
    var random = SplitMix64(seed: UInt64(seed))
    let bytes = (0..<(seed % 17)).map { _ in UInt8(truncatingIfNeeded: random.next()) }
    #expect(Base32.decode(Base32.encode(bytes)) == bytes)
    #expect(Base32.decode(Base32.encode(bytes).lowercased()) == bytes)
  }

  @Test("is not read:", arguments: ["U", "0I", "01", "ZZ", "AB CD"]) func garbage(_ text: String) {
    #expect(Base32.decode(text) == nil)
  }
}
