import BindingGenerators

// Passes of `Simplifier.run`. Each edit goes through `keep`, after which `draws` may be shorter: check
// indices. Another order of attempts may end in another smallest case, which reports and recorded outputs
// show.
extension Simplifier {
  /// The number of the smallest values, each of which is tried by itself.
  ///
  /// Halving may skip a value, and most lists of ports and values are shorter than nine.
  private static var triedAlone: UInt64 { 9 }

  /// Lowers each draw by itself as far as it goes.
  mutating func lowerDraws() {
    var index = 0
    while index < draws.values.count {
      if !countsSpans(index) { lower([index]) }
      index += 1
    }
  }

  /// Makes each span the simplest there is, in one step.
  mutating func clearSpans() {
    for index in outermostSpans.indices where index < outermostSpans.count {
      let span = outermostSpans[index]
      _ = keep { values in span.forEach { values[$0] = 0 } }
    }
  }

  /// Lowers equal draws of the same bound together, such as the same port in two operations.
  mutating func lowerTogether() {
    var index = 0
    while index < draws.values.count {
      let twins = draws.values.indices.filter { other in
        draws.values[other] == draws.values[index] && bounds[other] == bounds[index]
      }
      if twins.count > 1, twins.first == index, draws.values[index] > 0 { lower(twins) }
      index += 1
    }
  }

  /// Lowers two large draws by the same amount, such as numbers whose difference matters.
  mutating func lower(_ first: Int, inStepWith second: Int) {
    var high = min(draws.values[first], draws.values[second])
    if high < Self.triedAlone { return }
    var low: UInt64 = 0
    let one = draws.values[first]
    let other = draws.values[second]
    while low < high {
      let amount = high - (high - low) / 2
      guard second < draws.values.count else { return }
      let isKept = keep { values in
        values[first] = one - amount
        values[second] = other - amount
      }
      if isKept { low = amount } else { high = amount - 1 }
    }
  }

  /// Lowers a draw, and changes a later one.
  ///
  /// The later one rises by as much, as for numbers whose sum matters. Or it becomes 0, 1 or 2, the simplest
  /// values, or what the first one was.
  mutating func lower(_ first: Int, inExchangeFor second: Int) {
    let one = draws.values[first]
    let other = draws.values[second]
    for lower in Set([0, one / 2, one &- 1]).sorted() where lower < one {
      for value in [other &+ (one - lower), 0, 1, 2, one] where value != other {
        let isKept = keep { values in
          values[first] = lower
          values[second] = value
        }
        if isKept { return }
      }
    }
  }

  /// Edits each pair of draws that is still there.
  mutating func forEachPair(_ edit: (inout Self, _ first: Int, _ second: Int) -> Void) {
    for first in draws.values.indices {
      for second in draws.values.indices.dropFirst(first + 1) where second < draws.values.count {
        edit(&self, first, second)
      }
    }
  }

  /// Puts the smaller of two draws of the same bound first.
  mutating func exchange(_ first: Int, _ second: Int) {
    if bounds[first] == bounds[second], draws.values[second] < draws.values[first] {
      _ = keep { $0.swapAt(first, second) }
    }
  }

  /// Lowers equal draws together, to the least value that is found to fail.
  private mutating func lower(_ indices: [Int]) {
    if lowerToFew(indices) { return }
    cutLeadingDigits(of: indices)
    halve(indices)
    lowerByFew(indices)
  }

  /// Tries each of the first few values, and returns whether one fails.
  private mutating func lowerToFew(_ indices: [Int]) -> Bool {
    let few = min(draws.values[indices[0]], Self.triedAlone)
    return (0..<few).contains { set(indices, to: $0) }
  }

  /// Tries the last two digits of a large value, then the last three, and so on, until some fail.
  private mutating func cutLeadingDigits(of indices: [Int]) {
    let index = indices[0]
    var powerOfTen: UInt64 = 100
    // The bound keeps it from overflowing.
    while powerOfTen < draws.values[index], powerOfTen < 1 << 60 {
      if set(indices, to: draws.values[index] % powerOfTen) { break }
      powerOfTen *= 10
    }
  }

  /// Halves the distance to the first few values, as if all values above a failing one failed.
  private mutating func halve(_ indices: [Int]) {
    let index = indices[0]
    var low = Self.triedAlone
    while index < draws.values.count, low < draws.values[index] {
      let middle = low + (draws.values[index] - low) / 2
      if !set(indices, to: middle) { low = middle + 1 }
    }
  }

  /// Tries the next few values below, which halving may have skipped.
  private mutating func lowerByFew(_ indices: [Int]) {
    let index = indices[0]
    for step in 1..<Self.triedAlone {
      guard index < draws.values.count, draws.values[index] > Self.triedAlone + step else {
        return
      }
      if set(indices, to: draws.values[index] - step) { return }
    }
  }

  /// Tries the case with this value of some draws.
  private mutating func set(_ indices: [Int], to value: UInt64) -> Bool {
    keep { values in
      for index in indices where index < values.count { values[index] = value }
    }
  }
}
