/// Numbers and lengths around which programs change their behaviour.
///
/// Random numbers alone would nearly always be far from all of them. `Landmarks+Texts` has the landmarks of
/// texts.
///
/// Never reorder a list: its number and order decide the draws of each seed, samples of tests are values at
/// indices of it, and pinned tokens number the samples. A tour in `Choices` takes steps of 17. So a list must
/// not have 16, 17 or 18 elements: each step would lead to the same element, or to its neighbour.
enum Landmarks {
  /// A number by its distance from zero.
  ///
  /// One that is too large stands for the largest of the type.
  typealias Number = (size: UInt64, isNegative: Bool)

  /// Years, clocks, the neighbours of powers of two and ten, and the ends of types.
  static let numbers: [Number] =
    positive([256, 1_950, 1_900, 1_999, 12, 24, 60, 365, .max]) + negative([1, .max, 129, 256])
    + around(powers(of: 2, 4...8) + powers(of: 10, 1...3))
    + positive([13, 25, 59, 61, 360, 366, 1_440, 3_600, 1_970, 2_000, 2_024, 2_038, 2_100])
    + negative([10, 100, 1_000, 32_769, 1 << 31 + 1])
    + around(powers(of: 2, 10...10) + powers(of: 2, 15...16) + powers(of: 2, 31...32))
    + around(powers(of: 10, 4...6) + powers(of: 2, 53...53)) + positive([86_400, .max - 1])
    + positive(powers(of: 10, 9...18)) + everyday

  /// Percentages, ages, days, angles, sizes of screens and the like.
  ///
  /// 29, 57 and 58 are those whole percentages whose hundredth, times a hundred, is a little less.
  private static let everyday: [Number] = positive([
    29, 57, 58,
    18, 19, 20, 21, 23, 28, 30, 33, 40, 42, 45, 50, 52, 66, 67, 75, 80, 90, 95,
    144, 180, 200, 250, 300, 400, 404, 500,
    1_080, 1_920, 5_000, 8_080,
  ])

  /// A number with a fraction in thousandths, as people write them.
  typealias Decimal = (number: Number, thousandths: UInt64)

  /// All `numbers`, then tenths and hundredths, and some numbers that are rounded up and down by mistake.
  static let decimals: [Decimal] = numbers.map { ($0, 0) } + fractions + amounts

  /// Tenths, hundredths, and a few thousandths.
  private static let fractions: [Decimal] = {
    let tenths: [UInt64] = (1...9).map { 100 * $0 }
    let hundredths: [UInt64] = (1...99).map { 10 * $0 }.filter { $0 % 100 != 0 }
    return (tenths + hundredths + [5, 125, 333, 995, 999]).map { ((0, false), $0) }
  }()

  /// Amounts that binary numbers cannot hold exactly, and some below zero.
  private static let amounts: [Decimal] = [
    ((1, false), 5), ((1, false), 15), ((1, false), 100), ((2, false), 675), ((19, false), 990),
    ((0, true), 100), ((0, true), 290), ((0, true), 500),
  ]

  /// Lengths of texts, in characters: just above usual limits first, then the limits and one less.
  static let lengths: [UInt64] =
    [9, 17, 33, 257, 141, 65, 1_000, 101] + [7, 8, 15, 16, 31, 32, 63, 64, 100, 140, 255, 256]

  /// The most characters of a text, as `Generator.string` says.
  ///
  /// No length is above it.
  static let longest = 1_000

  /// Numbers of elements of a list beyond a few: a page, a row of nine and one more, a top ten, a month.
  static let counts: [UInt64] = [10, 9, 12, 11, 21, 20, 13, 16, 26, 31, 51, 100, 8, 25]

  /// The most elements of a list of any length.
  ///
  /// No count is above it.
  static let mostElements = 100

  private static func positive(_ sizes: [UInt64]) -> [Number] { sizes.map { ($0, false) } }
  private static func negative(_ sizes: [UInt64]) -> [Number] { sizes.map { ($0, true) } }

  /// Returns each of these numbers, with the one before and the one after.
  private static func around(_ sizes: [UInt64]) -> [Number] {
    positive(sizes.flatMap { [$0 - 1, $0, $0 + 1] })
  }

  private static func powers(of base: UInt64, _ exponents: ClosedRange<Int>) -> [UInt64] {
    exponents.map { (0..<$0).reduce(1) { power, _ in power * base } }
  }
}
