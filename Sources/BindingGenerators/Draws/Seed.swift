/// The start of a run of random cases, written in hexadecimal, such as `5eed`.
///
/// Reports print it, so that a run can be repeated. Another `child` changes the cases of every seed.
public struct Seed: Hashable, Codable, Sendable, CustomStringConvertible {
  /// The number of the seed.
  public let value: UInt64

  /// Makes a seed of a number.
  public init(_ value: UInt64) {
    self.value = value
  }

  /// Reads a seed as it is written: 1 to 16 hexadecimal digits, with or without `0x`.
  public init?(_ text: String) {
    let digits = text.hasPrefix("0x") ? text.dropFirst(2) : text[...]
    guard digits.allSatisfy(\.isHexDigit), let value = UInt64(digits, radix: 16) else { return nil }
    self.value = value
  }

  /// The seed in hexadecimal digits.
  public var description: String { String(value, radix: 16) }

  /// Returns the seed of one part of the run, such as a case.
  ///
  /// Different parts are unrelated.
  public func child(_ index: Int) -> Seed {
    Seed(SplitMix64.mixed(value &+ SplitMix64.mixed(UInt64(bitPattern: Int64(index)) &+ 1)))
  }

  /// Returns the seed of a named part of the run, by FNV-1a over its UTF-8 bytes.
  public func child(named name: String) -> Seed {
    let hash = name.utf8.reduce(0xCBF2_9CE4_8422_2325 as UInt64) {
      ($0 ^ UInt64($1)) &* 0x0000_0100_0000_01B3
    }
    return Seed(SplitMix64.mixed(value &+ hash))
  }
}
