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
  /// Simplest: the one nearest to
  /// zero.
  public static func integer(in range: ClosedRange<Value>) -> Generator {
    let origin = min(max(0, range.lowerBound), range.upperBound)
    let above = distance(from: origin, to: range.upperBound)
    let below = distance(from: range.lowerBound, to: origin)
    return Generator { choices in
      let offset = Offset(drawnFrom: &choices, above: above, below: below)
      return offset.isNegative
        ? origin &- Value(truncatingIfNeeded: offset.size)
        : origin &+ Value(truncatingIfNeeded: offset.size)
    }
  }

  private static func distance(from lower: Value, to upper: Value) -> UInt64 {
    UInt64(truncatingIfNeeded: upper) &- UInt64(truncatingIfNeeded: lower)
  }
}

/// A distance from the simplest integer of a range, drawn as a class of sizes and a size in it.
private struct Offset {
  var isNegative = false
  var size: UInt64 = 0

  init(drawnFrom choices: inout Choices, above: UInt64, below: UInt64) {
    isNegative = above == 0 || (below > 0 && choices.draw(below: 2) == 1)
    let limit = isNegative ? below : above
    size = Offset.size(upTo: limit, from: &choices)
  }

  /// Small sizes are drawn directly; large ones first draw how many bits they have.
  private static func size(upTo limit: UInt64, from choices: inout Choices) -> UInt64 {
    guard limit > 16 else { return choices.draw(below: limit + 1) }
    switch choices.draw(below: 4) {
    case 0: return choices.draw(below: 3)
    case 1: return choices.draw(below: 17)
    case 2: return limit == .max ? choices.draw(below: .max) : choices.draw(below: limit + 1)
    default: return limit - choices.draw(below: 3)
    }
  }
}
