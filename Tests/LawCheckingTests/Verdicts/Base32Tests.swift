import TestSupport

@testable import LawChecking

@Suite struct `A text in base 32` {
  /// Texts of 0 to 16 bytes, of each length eleven times or more.
  ///
  /// Five bytes fill eight letters. Any other number of bytes ends in a letter with padding, so these lengths end
  /// in every padding that there is, some after whole groups of five.
  static let samples: [[UInt8]] = (0..<200).map { seed in
    var random = SplitMix64(seed: UInt64(seed))
    return (0..<(seed % 17)).map { _ in UInt8(truncatingIfNeeded: random.next()) }
  }

  @Test("is read back:", arguments: samples)
  func roundTrip(_ bytes: [UInt8]) {
    #expect(Base32.decode(Base32.encode(bytes)) == bytes)
  }

  @Test("is read back in small letters:", arguments: samples)
  func smallLetters(_ bytes: [UInt8]) {
    #expect(Base32.decode(Base32.encode(bytes).lowercased()) == bytes)
  }

  /// These bytes hold the numbers from 0 to 31, in five bits each.
  ///
  /// People keep tokens, so no digit may change.
  @Test func `has Crockford's digits in order`() {
    let bytes: [UInt8] = [
      0x00, 0x44, 0x32, 0x14, 0xC7, 0x42, 0x54, 0xB6, 0x35, 0xCF,
      0x84, 0x65, 0x3A, 0x56, 0xD7, 0xC6, 0x75, 0xBE, 0x77, 0xDF,
    ]
    #expect(Base32.encode(bytes) == "0123456789ABCDEFGHJKMNPQRSTVWXYZ")
  }

  /// Crockford reads I as 1, but here it is no digit.
  ///
  /// U and a blank are none in Crockford's base 32, either. Only the letter can refuse these texts: the padding of
  /// three is right without it, and that of "I0" with a 1 in its place.
  @Test("is refused with a letter that is no digit:", arguments: ["00U", "00I", "I0", "00 00"])
  func foreignLetter(_ text: String) {
    #expect(Base32.decode(text) == nil)
  }

  /// Otherwise the same bytes would have several texts.
  ///
  /// "0" has no whole byte. After their byte, "01" and "ZZ" have bits that are not zero.
  @Test("is refused with bits that no bytes leave:", arguments: ["0", "01", "ZZ"])
  func padding(_ text: String) {
    #expect(Base32.decode(text) == nil)
  }
}
