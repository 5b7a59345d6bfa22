import BindingGenerators

/// An enumeration of the draws of all cases, the shortest and simplest first.
///
/// It is an odometer whose wheels are the draws of the latest case: the last one that can still
/// turn is advanced, and all after it start again at zero. The first draw is the number of
/// operations, so shorter traces come first. Of wheels with very many positions only a few are
/// used; the enumeration is not complete then.
///
/// `isSimpler` of `[UInt64]` is the order of these cases: both have to agree. Other bounds change which cases
/// `SizeOrder` runs, and with them recorded outputs.
struct CaseEnumerator {
  /// The draws of the next case, or nil if there is none.
  private(set) var next: [UInt64]?
  /// Whether every position of every wheel was used.
  ///
  /// False as soon as a wheel with too many positions has had to turn, even if it left out none so far.
  private(set) var isComplete = true
  /// The largest bound of a draw of which all values are used.
  private let widest: UInt64
  /// The values that are used for draws with larger bounds, in ascending order.
  private let samples: [UInt64]

  /// Enumerates cases.
  ///
  /// - Parameters:
  ///   - length: The number of operations of the first cases.
  ///   - widest: The largest bound of a draw of which all values are used. One draw of 256 values takes nearly
  ///     as many cases as a check at normal effort runs.
  ///   - values: The values that are used for draws with larger bounds, apart from the smallest.
  ///   - smallest: The number of the smallest values that are used. Four, and the failing case's own, make
  ///     some 8,000 cases of up to two operations with one port.
  init(
    startingAt length: Int = 0, widest: UInt64 = 256, trying values: [UInt64] = [],
    smallest: UInt64 = 4
  ) {
    next = [UInt64(length)]
    self.widest = widest
    samples = Set(values + Array(0..<smallest)).sorted()
  }

  /// Moves on from a case to the next.
  ///
  /// - Parameter draws: The draws of the case, which may be more than those of `next`.
  mutating func advance(past draws: [Choices.Draw]) {
    var place = draws.count
    while place > 0 {
      place &-= 1
      if draws[place].bound > widest { isComplete = false }
      if let value = value(after: draws[place]) {
        next = prefix(draws, place, then: value)
        return
      }
    }
    next = nil
  }

  /// Returns the first draws, and a value after them.
  ///
  /// It is a loop, because `map` is slow in unoptimised code.
  private func prefix(_ draws: [Choices.Draw], _ count: Int, then value: UInt64) -> [UInt64] {
    var values: [UInt64] = []
    values.reserveCapacity(count + 1)
    var place = 0
    while place < count {
      values.append(draws[place].value)
      place &+= 1
    }
    values.append(value)
    return values
  }

  /// Returns the value to which a wheel turns, or nil if it has to start again.
  private func value(after draw: Choices.Draw) -> UInt64? {
    if draw.bound > widest {
      return samples.first { $0 > draw.value && $0 < draw.bound }
    }
    return draw.value + 1 < draw.bound ? draw.value + 1 : nil
  }
}
