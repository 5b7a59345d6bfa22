/// Bytes as text in Crockford's base 32, which has no letters that look like digits.
///
/// `Token` spells cases by it and by `Varint`. People keep tokens, so neither may change.
enum Base32 {
  private static let alphabet = Array("0123456789ABCDEFGHJKMNPQRSTVWXYZ".utf8)

  static func encode(_ bytes: [UInt8]) -> String {
    var (text, buffer, bits) = ([UInt8](), 0, 0)
    for byte in bytes {
      buffer = (buffer << 8 | Int(byte)) & 0xFFFF
      bits += 8
      while bits >= 5 {
        bits -= 5
        text.append(alphabet[buffer >> bits & 31])
      }
    }
    if bits > 0 { text.append(alphabet[buffer << (5 - bits) & 31]) }
    return String(decoding: text, as: UTF8.self)
  }

  /// The bytes of a text; `nil` when a letter is foreign or the padding is not zero.
  static func decode(_ text: String) -> [UInt8]? {
    var (bytes, buffer, bits) = ([UInt8](), 0, 0)
    for letter in text.uppercased().utf8 {
      guard let digit = alphabet.firstIndex(of: letter) else { return nil }
      buffer = (buffer << 5 | digit) & 0xFFFF
      bits += 5
      if bits >= 8 {
        bits -= 8
        bytes.append(UInt8(truncatingIfNeeded: buffer >> bits))
      }
    }
    return bits < 5 && buffer & (1 << bits - 1) == 0 ? bytes : nil
  }
}

/// Integers as bytes, seven bits each, the low ones first (LEB128).
enum Varint {
  static func encode(_ numbers: [UInt64]) -> [UInt8] {
    numbers.flatMap { number in
      var (bytes, rest) = ([UInt8](), number)
      while rest > 127 {
        bytes.append(UInt8(truncatingIfNeeded: rest) | 128)
        rest >>= 7
      }
      return bytes + [UInt8(rest)]
    }
  }

  /// The integers of bytes; `nil` when the last one is cut short or one has more than 64 bits.
  static func decode(_ bytes: [UInt8]) -> [UInt64]? {
    var (numbers, number, shift) = ([UInt64](), 0 as UInt64, 0 as UInt64)
    for byte in bytes {
      guard shift < 63 || (shift == 63 && byte < 2) else { return nil }
      number |= UInt64(byte & 127) << shift
      shift += 7
      if byte < 128 {
        numbers.append(number)
        (number, shift) = (0, 0)
      }
    }
    return shift == 0 ? numbers : nil
  }
}
