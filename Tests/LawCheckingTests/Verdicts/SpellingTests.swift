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

@Suite struct `A varint` {
  @Test("is read back:", arguments: [0, 1, 127, 128, 300, 1 << 35, UInt64.max])
  func number(_ number: UInt64) {
    #expect(Varint.decode(Varint.encode([number, 7])) == [number, 7])
  }

  @Test func `of small numbers is a byte each`() {
    #expect(Varint.encode([0, 5, 127]) == [0, 5, 127])
  }

  @Test(
    "is not read:", arguments: [[0x80], [0xFF, 0xFF], [UInt8](repeating: 0xFF, count: 9) + [2]])
  func garbage(_ bytes: [UInt8]) {
    #expect(Varint.decode(bytes) == nil)
  }
}
