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
