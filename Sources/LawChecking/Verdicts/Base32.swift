/// Crockford's base 32, a spelling of bytes without letters that look like digits.
///
/// `Token` spells cases by it and by `Varint`. People keep tokens, so neither may change. Crockford reads O, I and
/// L as digits. Here they are refused.
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
      bits += old
      while bits >= new {
        bits -= new
        regrouped.append(rest >> bits)
        rest &= (1 << bits) - 1
      }
    }
    return (regrouped, rest, bits)
  }
}
