// Other draws, in number, bound or order, change the cases of every seed.

extension Choices {
  /// Draws an integer below the bound.
  ///
  /// Half of the random ones are near one of its ends.
  public mutating func drawNearEnds(below bound: UInt64) -> UInt64 {
    if isReplaying || bound <= 16 { return draw(below: bound) }
    let value =
      // The first three bits say which of eight ways is taken.
      switch random.next() >> 61 {
      case 0, 1: random.next(below: 3)
      case 2: random.next(below: 16)
      case 3: bound - 1 - random.next(below: 3)
      case 4, 5: min(landmark(of: Landmarks.numbers).size, bound - 1)
      case 6: random.next(below: min(bound, 101))  // Each percentage matters.
      default: random.next(below: bound)
      }
    record(value, below: bound)
    return value
  }

  /// Returns the next number with a fraction of a tour.
  ///
  /// Nil without a tour.
  mutating func decimalOfTour() -> Landmarks.Decimal? {
    tour == nil ? nil : landmark(of: Landmarks.decimals)
  }

  /// Draws a fraction.
  ///
  /// Half of the random ones are zero or nearly zero. A draw below 1,024 counts 1024ths, which are exact. One
  /// from there on counts thousandths, which are not.
  ///
  /// - Parameter thousandths: The fraction, if it is decided already.
  mutating func drawFraction(_ thousandths: UInt64?) -> Double {
    let exact: UInt64 = 1024
    let value: UInt64
    if let thousandths, !isReplaying {
      value = thousandths == 0 ? 0 : exact + thousandths
      record(value, below: exact + 1000)
    } else if isReplaying {
      value = draw(below: exact + 1000)
    } else {
      value =
        switch random.next() >> 61 {
        case 0, 1, 2: 0
        case 3: random.next(below: 16)
        case 4: random.next(below: exact)
        case 5: exact + 100 * random.next(below: 10)
        case 6: exact + 10 * random.next(below: 100)
        default: exact + random.next(below: 1000)
        }
      record(value, below: exact + 1000)
    }
    return value < exact ? Double(value) / Double(exact) : Double(value - exact) / 1000
  }

  /// Draws the distance of an integer from zero, and whether it is below zero.
  ///
  /// Random ones are often landmarks. In a range without zero, the end nearest to zero counts as zero.
  ///
  /// - Parameters:
  ///   - above: The largest distance of a number that is not below zero.
  ///   - below: The largest distance of a number that is.
  ///   - decided: The number, if it is decided already, so that no tour has to be asked.
  mutating func drawSize(
    above: UInt64, below: UInt64, _ decided: Landmarks.Number? = nil
  ) -> Landmarks.Number {
    let known = decided ?? (tour == nil ? nil : landmark(of: Landmarks.numbers))
    var isNegative = above == 0
    if above > 0 && below > 0 { isNegative = decide(known?.isNegative) }
    let limit = min(isNegative ? below : above, largestNumber ?? .max)
    let bound = limit == .max ? .max : limit + 1
    guard let known else { return (drawNearEnds(below: bound), isNegative) }
    // The greatest two of all numbers stand for the greatest two of the type.
    let fromEnd = min(.max - known.size, bound - 1)
    let size = fromEnd < 2 ? bound - 1 - fromEnd : min(known.size, bound - 1)
    record(size, below: bound)
    return (size, isNegative)
  }
}
