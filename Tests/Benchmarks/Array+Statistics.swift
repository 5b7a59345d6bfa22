extension Array where Element: Comparable {
  /// The middle element, or the lower one of two in the middle.
  var median: Element { sorted()[(count - 1) / 2] }
}

extension [Double] {
  /// The mean of the numbers, or 0 if there are none.
  var mean: Double { isEmpty ? 0 : reduce(0, +) / Double(count) }
}

extension [String] {
  /// Each text once, the most common first.
  var mostCommonFirst: [String] {
    Dictionary(grouping: self) { $0 }.mapValues(\.count)
      .sorted { ($1.value, $0.key) < ($0.value, $1.key) }.map(\.key)
  }
}

extension [Int] {
  /// The number of times that each number occurs, from 0 to the largest.
  var counts: [Int] {
    guard let largest = self.max() else { return [] }
    return (0...largest).map { number in count { $0 == number } }
  }

  /// Returns the sum of the first numbers.
  func sum(ofFirst count: Int) -> Int { prefix(count).reduce(0, +) }
}
