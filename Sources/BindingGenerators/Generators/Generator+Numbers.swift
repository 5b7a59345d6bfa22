// Kept tokens contain the draws of generated values: other draws, bounds or orders make other values of them.
extension Generator where Value: FixedWidthInteger {
  /// A generator of any integer, mostly an edge: zero, its neighbours, the least, the greatest, a power, a
  /// year.
  ///
  /// Simplest: 0. Simpler means nearer to zero, and positive before negative.
  public static var integer: Generator {
    integer(in: Value.min...Value.max)
  }

  /// Returns a generator of integers of a range, mostly one of its edges, a power of two or ten, or a year.
  ///
  /// Simplest: the one nearest to zero.
  public static func integer(in range: ClosedRange<Value>) -> Generator {
    let origin = min(max(0, range.lowerBound), range.upperBound)
    let above = distance(from: origin, to: range.upperBound)
    let below = distance(from: range.lowerBound, to: origin)
    return Generator { choices in
      let (size, isNegative) = choices.drawSize(above: above, below: below)
      return isNegative
        ? origin &- Value(truncatingIfNeeded: size) : origin &+ Value(truncatingIfNeeded: size)
    }
  }

  private static func distance(from lower: Value, to upper: Value) -> UInt64 {
    UInt64(truncatingIfNeeded: upper) &- UInt64(truncatingIfNeeded: lower)
  }
}

extension Generator where Value == Double {
  /// A generator of finite numbers: a sign, a whole part that is often near an edge, and a fraction.
  ///
  /// The fraction is in 1024ths or thousandths. It makes no infinity and no NaN, unless all that matters is
  /// whether a system traps or hangs.
  ///
  /// Simplest: 0. Simpler means nearer to zero, positive before negative, and whole before the rest.
  public static var number: Generator {
    Generator { choices in
      // The sizes from 2⁵³ on stand for infinity and NaN.
      let most: UInt64 = choices.usesEveryNumber ? 1 << 53 + 1 : 1 << 53 - 1
      let known = choices.decimalOfTour()
      let (whole, isNegative) = choices.drawSize(above: most, below: most, known?.number)
      if whole > 1 << 53 { return .nan }
      if whole == 1 << 53 { return isNegative ? -.infinity : .infinity }
      let size = Double(whole) + choices.drawFraction(known?.thousandths)
      return isNegative ? 0 - size : size
    }
  }
}
