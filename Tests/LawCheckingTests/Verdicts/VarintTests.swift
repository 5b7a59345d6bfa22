import TestSupport

@testable import LawChecking

@Suite struct `A varint` {
  @Test("is read back:", arguments: [0, 1, 127, 128, 300, 1 << 35, UInt64.max])
  func number(_ number: UInt64) {
    #expect(Varint.decode(Varint.encode([number, 7])) == [number, 7])
  }

  @Test func `of small numbers is a byte each`() {
    #expect(Varint.encode([0, 5, 127]) == [0, 5, 127])
  }

  /// Two have no last byte, and one is of more than 64 bits: nine bytes have 63, and 2 is the 65th.
  @Test(
    "is not read:", arguments: [[0x80], [0xFF, 0xFF], [UInt8](repeating: 0xFF, count: 9) + [2]])
  func garbage(_ bytes: [UInt8]) {
    #expect(Varint.decode(bytes) == nil)
  }
}
