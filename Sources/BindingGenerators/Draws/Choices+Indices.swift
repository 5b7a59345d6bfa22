extension Choices {
  /// Draws an index below a count, which must be positive.
  public mutating func index(below count: Int) -> Int {
    let bound = UInt64(truncatingIfNeeded: count)
    // Most draws are random and not recorded, and each call is expensive in unoptimised code.
    return Int(
      truncatingIfNeeded: isReplaying || isRecording
        ? draw(below: bound) : random.next(below: bound))
  }

  /// Draws an index below the count that is one of the candidates.
  ///
  /// Nil if a replayed one is not.
  mutating func index(below count: Int, from candidates: [Int]) -> Int? {
    if isReplaying { return index(below: count, where: candidates.contains) }
    let pick = random.next(below: UInt64(truncatingIfNeeded: candidates.count))
    let value = candidates[Int(truncatingIfNeeded: pick)]
    record(UInt64(truncatingIfNeeded: value), below: UInt64(truncatingIfNeeded: count))
    return value
  }

  /// Draws an index below the count.
  ///
  /// Nil if it is not a possible one. If the draws move on, it becomes the next possible index, and the
  /// recorded bound comes right after the last possible one. So counting through all cases tries none beyond.
  mutating func index(below count: Int, where isPossible: (Int) -> Bool) -> Int? {
    let drawn = index(below: count)
    guard isReplaying && movesOn else { return isPossible(drawn) ? drawn : nil }
    var index = drawn
    var last = count &- 1
    while index < count && !isPossible(index) { index &+= 1 }
    if index == count { return nil }
    while last > index && !isPossible(last) { last &-= 1 }
    amend(UInt64(truncatingIfNeeded: index), below: UInt64(truncatingIfNeeded: last &+ 1))
    return index
  }

  /// Returns a random index below the count, which is not recorded.
  mutating func randomIndex(below count: Int) -> Int {
    Int(truncatingIfNeeded: random.next(below: UInt64(truncatingIfNeeded: count)))
  }
}
