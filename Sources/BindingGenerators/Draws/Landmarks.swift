/// Sizes around which programs change what they do, those that are checked most often first.
///
/// Numbers drawn at random alone would nearly always be far from all of them. How many there are, and in
/// which order, decides what each seed draws. Samples of tests are values by their places here, and pinned
/// tokens number those. A tour in `Choices` goes on by 17: a list must not have 16, 17 or 18.
enum Landmarks {
  /// A number by its distance from zero; one that is too large stands for the largest there is.
  typealias Number = (size: UInt64, isNegative: Bool)

  /// Years, clocks, the neighbours of powers of two and ten, and the ends of types.
  static let numbers: [Number] =
    positive([256, 1_950, 1_900, 1_999, 12, 24, 60, 365, .max]) + negative([1, .max, 129, 256])
    + around(powers(of: 2, 4...8) + powers(of: 10, 1...3))
    + positive([13, 25, 59, 61, 360, 366, 1_440, 3_600, 1_970, 2_000, 2_024, 2_038, 2_100])
    + negative([10, 100, 1_000, 32_769, 1 << 31 + 1])
    + around(powers(of: 2, 10...10) + powers(of: 2, 15...16) + powers(of: 2, 31...32))
    + around(powers(of: 10, 4...6) + powers(of: 2, 53...53)) + positive([86_400, .max - 1])
    + positive(powers(of: 10, 9...18))

  /// How many characters a text may have.
  static let lengths: [UInt64] =
    [9, 17, 33, 257, 141, 65, 1_000, 101] + [7, 8, 15, 16, 31, 32, 63, 64, 100, 140, 255, 256]

  /// The most characters that a text has, as `Generator.string` says; no length is above it.
  static let longest = 1_000

  private static func positive(_ sizes: [UInt64]) -> [Number] { sizes.map { ($0, false) } }
  private static func negative(_ sizes: [UInt64]) -> [Number] { sizes.map { ($0, true) } }

  private static func around(_ sizes: [UInt64]) -> [Number] {
    positive(sizes.flatMap { [$0 - 1, $0, $0 + 1] })
  }

  private static func powers(of base: UInt64, _ exponents: ClosedRange<Int>) -> [UInt64] {
    exponents.map { (0..<$0).reduce(1) { power, _ in power * base } }
  }
}

extension Choices {
  /// How many cases a tour of all landmarks takes.
  package static var tours: Int { Landmarks.numbers.count }
}
