// This target imports Foundation only here, so dates are also read here. Forms have dates as often as numbers, and a
// package that declared this conformance itself would clash with others that do.
#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

extension Date: Arbitrary {
  /// A generator of dates to the second, mostly of those that programs get wrong: a midnight of some time zone, an end
  /// of a month, a change to or from summer time.
  ///
  /// Simplest: the beginning of 2001 in UTC, from which dates count. Simpler means nearer to it, and later before
  /// earlier.
  public static var arbitrary: Generator<Date> {
    Generator { choices in
      let (seconds, isEarlier) = choices.drawDate()
      let distance = Double(seconds)
      return Date(timeIntervalSinceReferenceDate: isEarlier ? 0 - distance : distance)
    }
  }
}

extension Date: TraceLiteral {
  /// Reads the description of a date, such as `2001-01-01 00:00:00 +0000`.
  static func read(_ reader: inout LiteralReader) -> Date? {
    var numbers: [Int] = []
    for end in ["-", "-", " ", ":", ":", " +0000"] {
      guard let number = Int(reader.take { $0.isNumber }), reader.skip(end) else { return nil }
      numbers.append(number)
    }
    let seconds = Landmarks.seconds(
      numbers[0], numbers[1], numbers[2], hour: numbers[3], minute: numbers[4], second: numbers[5])
    return Date(timeIntervalSinceReferenceDate: Double(seconds))
  }
}
