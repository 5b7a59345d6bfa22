import BindingGenerators

extension Simplifier {
  /// Lowers each draw by itself as far as it goes.
  mutating func lowerDraws() {
    var index = 0
    while index < record.values.count {
      if !countsSpans(index) { lower([index]) }
      index += 1
    }
  }

  /// Makes each span the simplest there is, in one go.
  mutating func clearSpans() {
    for index in outermostSpans.indices where index < outermostSpans.count {
      var edited = record
      for draw in outermostSpans[index] { edited.values[draw] = 0 }
      _ = keep(edited)
    }
  }

  /// Lowers equal draws of the same bound together, such as the same port in two operations.
  mutating func lowerTogether() {
    var index = 0
    while index < record.values.count {
      let twins = record.values.indices.filter {
        record.values[$0] == record.values[index] && bounds[$0] == bounds[index]
      }
      if twins.count > 1, twins.first == index, record.values[index] > 0 { lower(twins) }
      index += 1
    }
  }

  /// Lowers two large draws by the same amount, such as numbers whose difference matters.
  mutating func lowerInStep() {
    for first in record.values.indices {
      for second in record.values.indices.dropFirst(first + 1) {
        lower(first, inStepWith: second)
      }
    }
  }

  private mutating func lower(_ first: Int, inStepWith second: Int) {
    guard second < record.values.count else { return }
    var high = min(record.values[first], record.values[second])
    if high < 9 { return }
    var low: UInt64 = 0
    let (one, other) = (record.values[first], record.values[second])
    while low < high {
      let amount = high - (high - low) / 2
      var edited = record
      guard second < edited.values.count else { return }
      (edited.values[first], edited.values[second]) = (one - amount, other - amount)
      if keep(edited) { low = amount } else { high = amount - 1 }
    }
  }

  /// Puts the smaller of two draws of the same bound first.
  mutating func exchangeDraws() {
    for first in record.values.indices {
      for second in record.values.indices.dropFirst(first + 1) {
        exchange(first, second)
      }
    }
  }

  private mutating func exchange(_ first: Int, _ second: Int) {
    guard second < record.values.count, bounds[first] == bounds[second],
      record.values[second] < record.values[first]
    else { return }
    var edited = record
    edited.values.swapAt(first, second)
    _ = keep(edited)
  }

  /// Finds the least value that still fails: each of the first few, then by halving.
  private mutating func lower(_ indices: [Int]) {
    guard let index = indices.first, index < record.values.count else { return }
    for value in 0..<min(record.values[index], 9) where set(indices, to: value) { return }
    var low: UInt64 = 9
    while index < record.values.count, low < record.values[index] {
      let middle = low + (record.values[index] - low) / 2
      if !set(indices, to: middle) { low = middle + 1 }
    }
  }

  private mutating func set(_ indices: [Int], to value: UInt64) -> Bool {
    var edited = record
    for index in indices where index < edited.values.count { edited.values[index] = value }
    return keep(edited)
  }
}
