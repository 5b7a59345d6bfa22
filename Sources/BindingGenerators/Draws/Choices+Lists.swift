// Other draws, in number, bound or order, make other lists of kept tokens.

extension Choices {
  /// Draws the number of elements of a list of any length.
  ///
  /// An eighth of the random lists have more than a few.
  mutating func drawCount() -> Int {
    let bound = UInt64(Landmarks.mostElements + 1)
    if isReplaying { return Int(truncatingIfNeeded: draw(below: bound)) }
    let isShort = tour == nil && random.next(below: 8) > 0
    let value = isShort ? random.next(below: 9) : landmark(of: Landmarks.counts)
    record(value, below: bound)
    return Int(truncatingIfNeeded: value)
  }

  /// Draws the elements of a list, each in a span.
  ///
  /// At random, one of eight repeats an earlier one. It is drawn again from the random numbers and the latest
  /// text of the earlier one. So its draws are recorded as those of any other element.
  mutating func drawElements<Element>(
    _ count: Int, _ draw: (inout Choices) -> Element
  ) -> [Element] {
    var elements: [Element] = []
    var earlier: [(random: SplitMix64, text: [Int]?)] = []
    let mayRepeat = !isReplaying && tour == nil
    for _ in 0..<count {
      guard mayRepeat else {
        elements.append(span(draw))
        continue
      }
      let isRepeated = !earlier.isEmpty && random.next(below: 8) == 0
      if isRepeated {
        let original = earlier[randomIndex(below: earlier.count)]
        let unused = random
        random = original.random
        latestText = original.text
        elements.append(span(draw))
        random = unused
      } else {
        earlier.append((random, latestText))
        elements.append(span(draw))
      }
    }
    return elements
  }
}
