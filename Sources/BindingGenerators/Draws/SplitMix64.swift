/// The SplitMix64 generator.
///
/// Each number takes one addition and two multiplications. Reports print seeds. Another algorithm, or other
/// constants, change the cases of all of them.
///
/// Source: Steele, Lea and Flood, "Fast Splittable Pseudorandom Number Generators", OOPSLA 2014.
package struct SplitMix64: RandomNumberGenerator, Sendable {
  private(set) var state: UInt64

  /// Starts the sequence of a seed.
  package init(seed: UInt64) {
    state = seed
  }

  /// Returns the next number of the sequence.
  package mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    return Self.mixed(state)
  }

  /// Returns a number below the bound, as evenly as a multiplication makes it.
  mutating func next(below bound: UInt64) -> UInt64 {
    next().multipliedFullWidth(by: bound).high
  }

  /// Returns the number after the finaliser: a bijection that leaves no bit where it was.
  static func mixed(_ value: UInt64) -> UInt64 {
    var mixed = value
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }
}
