// Kept tokens contain the draws of generated values: other draws, bounds or orders make other values of them.
// `Landmarks` limits the length of the longest list.
extension Generator {
  /// Returns a generator of arrays with a number of elements in the range.
  ///
  /// By default these are a few, and sometimes ten, a hundred or another number that programs count to. Some
  /// elements occur twice.
  ///
  /// Simplest: the fewest, each simplest.
  public func array(count range: ClosedRange<Int>? = nil) -> Generator<[Value]> {
    Generator<[Value]> { choices in
      let count =
        range.map { $0.lowerBound + choices.index(below: $0.upperBound - $0.lowerBound + 1) }
        ?? choices.drawCount()
      return choices.drawElements(count) { generate(from: &$0) }
    }
  }
}

extension Generator where Value: Hashable {
  /// Returns a generator of sets of at most `count` elements.
  ///
  /// By default it draws as many elements as for an array.
  ///
  /// Simplest: the empty set.
  public func set(atMost count: Int? = nil) -> Generator<Set<Value>> {
    array(count: count.map { 0...$0 }).map { Set($0) }
  }
}
