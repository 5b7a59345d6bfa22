/// Crockford's base 32, a spelling of bytes without letters that look like digits.
///
/// `Token` spells cases by it and by `Varint`. People keep tokens, so neither may change.
enum Base32 {
  private static let alphabet = Array("0123456789ABCDEFGHJKMNPQRSTVWXYZ".utf8)

  static func encode(_ bytes: [UInt8]) -> String {
    var (digits, rest, bits) = regrouped(bytes.map(Int.init), from: 8, to: 5)
    if bits > 0 { digits.append(rest << (5 - bits)) }
    return String(decoding: digits.map { alphabet[$0] }, as: UTF8.self)
  }

  /// Returns the bytes of a text, or nil if a letter is foreign or the padding is not zero.
  static func decode(_ text: String) -> [UInt8]? {
    let letters = text.uppercased().utf8
    let digits = letters.compactMap { alphabet.firstIndex(of: $0) }
    let (bytes, rest, bits) = regrouped(digits, from: 5, to: 8)
    let isWhole = digits.count == letters.count && bits < 5 && rest == 0
    return isWhole ? bytes.map { UInt8($0) } : nil
  }

  /// Returns the same bits in groups of another size, and the rest at the end, with its number of bits.
  private static func regrouped(
    _ groups: [Int], from old: Int, to new: Int
  ) -> (groups: [Int], rest: Int, bits: Int) {
    var regrouped = [Int]()
    var rest = 0
    var bits = 0
    for group in groups {
      rest = rest << old | group
      bits = bits + old
      while bits >= new {
        bits -= new
        regrouped.append(rest >> bits)
        rest &= 1 << bits - 1
      }
    }
    return (regrouped, rest, bits)
  }
}

/// Returns the hash FNV-1a of bytes.
///
/// It checks tokens and names some fixtures, so it may not change.
package func fnv1a(_ bytes: some Sequence<UInt8>) -> UInt32 {
  bytes.reduce(0x811C_9DC5) { ($0 ^ UInt32($1)) &* 0x0100_0193 }
}

/// The encoding of integers as bytes, seven bits each, the low ones first (LEB128).
enum Varint {
  static func encode(_ numbers: [UInt64]) -> [UInt8] {
    numbers.flatMap { number in
      var bytes = [UInt8]()
      var rest = number
      while rest > 127 {
        bytes.append(UInt8(truncatingIfNeeded: rest) | 128)
        rest >>= 7
      }
      return bytes + [UInt8(rest)]
    }
  }

  /// Returns the integers of bytes, or nil if the last one is cut short or one has more than 64 bits.
  static func decode(_ bytes: [UInt8]) -> [UInt64]? {
    var numbers = [UInt64]()
    var number = 0 as UInt64
    var shift = 0 as UInt64
    for byte in bytes {
      guard shift < 63 || (shift == 63 && byte < 2) else { return nil }
      number |= UInt64(byte & 127) << shift
      shift += 7
      if byte < 128 {
        numbers.append(number)
        number = 0
        shift = 0
      }
    }
    return shift == 0 ? numbers : nil
  }
}
