extension Generator where Value == Bool {
  /// `false` or `true`.
  ///
  /// Simplest: `false`.
  public static var bool: Generator<Bool> {
    Generator { $0.draw(below: 2) == 1 }
  }
}

extension Generator where Value: FixedWidthInteger {
  /// Any integer, in half of the cases an edge: zero, its neighbours, the least, the greatest.
  ///
  /// Simplest: 0; simpler means nearer to zero, and positive before negative.
  public static var integer: Generator {
    integer(in: Value.min...Value.max)
  }

  /// An integer of a range, in half of the cases one of its edges.
  ///
  /// Simplest: the one nearest to zero.
  public static func integer(in range: ClosedRange<Value>) -> Generator {
    let origin = min(max(0, range.lowerBound), range.upperBound)
    let above = distance(from: origin, to: range.upperBound)
    let below = distance(from: range.lowerBound, to: origin)
    return Generator { choices in
      let isNegative = above == 0 || (below > 0 && choices.draw(below: 2) == 1)
      let limit = isNegative ? below : above
      let size = choices.drawNearEnds(below: limit == .max ? .max : limit + 1)
      return isNegative
        ? origin &- Value(truncatingIfNeeded: size) : origin &+ Value(truncatingIfNeeded: size)
    }
  }

  private static func distance(from lower: Value, to upper: Value) -> UInt64 {
    UInt64(truncatingIfNeeded: upper) &- UInt64(truncatingIfNeeded: lower)
  }
}

extension Generator where Value == Double {
  /// A finite number: a sign, a whole part that is often near an edge, and a fraction in 1024ths.
  ///
  /// No infinity and no NaN, which is unequal to itself, so that no binding could get what is set.
  ///
  /// Simplest: 0; simpler means nearer to zero, positive before negative, and whole before the rest.
  public static var number: Generator {
    Generator { choices in
      let isNegative = choices.draw(below: 2) == 1
      let whole = Double(choices.drawNearEnds(below: 1 << 53))
      let size = whole + Double(choices.drawNearEnds(below: 1024)) / 1024
      return isNegative ? 0 - size : size
    }
  }
}
