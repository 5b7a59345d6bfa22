// Foundation is imported here alone: a form has a date as often as a number, and nobody but the library of a protocol and
// that of a type should join the two. Who checks has Foundation in any case.
#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

extension Date: Arbitrary {
  /// Any date to the second, mostly one that programs about dates get wrong: a midnight of some time zone, an end of a
  /// month, a change to or from summer time.
  ///
  /// Simplest: the beginning of 2001 in UTC, which dates count from; simpler means nearer to it, and later before
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
  /// Reads such as `2001-01-01 00:00:00 +0000`, as dates describe themselves.
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
