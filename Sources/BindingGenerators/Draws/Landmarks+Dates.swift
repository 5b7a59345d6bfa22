// Tokens hold the seconds of a generated date, not its place in these lists. But samples of tests are dates at places
// of `dates`: do not reorder it (see `Landmarks`).
extension Landmarks {
  /// Dates at which programs often go wrong, in seconds from the beginning of 2001 in UTC.
  static let dates: [Number] =
    (midnights + endsOfMonths + summerTime + ends).map { seconds in
      (UInt64(seconds.magnitude), seconds < 0)
    }

  /// Each hour of a day, the second before the day, and half past noon.
  ///
  /// Each hour is midnight in some time zone.
  private static let midnights: [Int] =
    (0..<24).map { seconds(2021, 6, 15, hour: $0) } + [
      seconds(2021, 6, 14, hour: 23, minute: 59, second: 59),
      seconds(2021, 6, 15, hour: 12, minute: 30),
    ]

  /// Days around the end of a month or a year.
  ///
  /// The hour is noon, so that nearly all time zones have the same day. Some of the years have a leap day, or a
  /// week that belongs to two years.
  private static let endsOfMonths: [Int] = [
    (2023, 1, 31), (2023, 2, 28), (2023, 3, 1), (2024, 2, 28), (2024, 2, 29), (2024, 3, 1),
    (2023, 4, 30), (2023, 5, 31), (2020, 12, 31), (2021, 1, 1), (2021, 1, 3), (2000, 2, 29),
    (2100, 2, 28), (2100, 3, 1),
  ].map { seconds($0, $1, $2, hour: 12) }

  /// The hours that summer time skips or repeats in Europe, New York and Los Angeles.
  private static let summerTime: [Int] = [
    seconds(2024, 3, 31, hour: 1), seconds(2024, 10, 27, hour: 1), seconds(2024, 3, 10, hour: 7),
    seconds(2024, 3, 10, hour: 10), seconds(2024, 11, 3, hour: 6), seconds(2024, 11, 3, hour: 9),
  ].flatMap { [$0 - 1, $0, $0 + 1_800] }

  /// The beginnings and ends of other clocks, and the dates that stand for never and always: the distant future
  /// and the distant past of Foundation come last.
  private static let ends: [Int] = [
    seconds(1970, 1, 1), seconds(1970, 1, 1) - 1,
    seconds(2038, 1, 19, hour: 3, minute: 14, second: 8),
    seconds(1900, 1, 1), -1, 63_113_904_000, -63_114_076_800,
  ]

  /// Returns the seconds from the beginning of 2001 to a moment, in UTC and the Gregorian calendar.
  ///
  /// Source: Howard Hinnant, "chrono-Compatible Low-Level Date Algorithms", `days_from_civil`.
  static func seconds(
    _ year: Int, _ month: Int, _ day: Int, hour: Int = 0, minute: Int = 0, second: Int = 0
  ) -> Int {
    // Years begin in March here, so that a leap day comes last. 400 of these years have 146,097 days.
    let year = month > 2 ? year : year - 1
    let era = (year >= 0 ? year : year - 399) / 400
    let yearOfEra = year - 400 * era
    let dayOfYear = (153 * (month > 2 ? month - 3 : month + 9) + 2) / 5 + day - 1
    let dayOfEra = 365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100 + dayOfYear
    // There are 730,791 days from March of the year 0 to the beginning of 2001.
    let days = 146_097 * era + dayOfEra - 730_791
    return 86_400 * days + 3_600 * hour + 60 * minute + second
  }
}
