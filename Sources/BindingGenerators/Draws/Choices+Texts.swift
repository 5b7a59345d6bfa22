// Other draws, in number, bound or order, make other texts and lists of kept tokens.

extension Choices {
  /// Draws a text: the places of its first characters in the alphabet, eight at most, and how many it has.
  mutating func drawText() -> (start: [Int], count: Int) {
    let plan = isReplaying ? TextPlan.common : planOfText()
    let count = drawLength(plan)
    var start: [Int] = []
    for place in 0..<min(count, 8) { start.append(span { $0.drawCharacter(plan, at: place) }) }
    latestText = count == start.count ? start : nil
    return (start, count)
  }

  /// What the next text is made of; decided before it is drawn, and not recorded.
  private enum TextPlan {
    /// Of characters that come often.
    case common
    /// Of any characters.
    case any
    /// Of the first few characters, and so many.
    case length(UInt64)
    /// Of these.
    case characters([Int])
  }

  /// In a tour the next landmark; at random, sometimes the text before it with an edit, because programs
  /// compare the two.
  private mutating func planOfText() -> TextPlan {
    if tour != nil {
      switch landmark(of: Landmarks.texts) {
      case .length(let length): return .length(length)
      case .characters(let places): return .characters(places)
      }
    }
    let kind = random.next(below: 8)
    if kind < 2, let latestText { return .characters(edited(latestText)) }
    return kind < 5 ? .any : .common
  }

  /// The same text with another case, a character more, or one less.
  private mutating func edited(_ text: [Int]) -> [Int] {
    var text = text
    let place = text.isEmpty ? 0 : index(of: text.count)
    switch random.next(below: 4) {
    case 0, 1:
      for letter in text.indices {
        text[letter] = TextAlphabet.otherCase[text[letter]] ?? text[letter]
      }
    case 2 where !text.isEmpty: text.remove(at: place)
    default:
      if text.count < 8 { text.insert(index(of: TextAlphabet.characters.count), at: place) }
    }
    return text
  }

  /// At random, and not recorded.
  private mutating func index(of count: Int) -> Int {
    Int(truncatingIfNeeded: random.next(below: UInt64(truncatingIfNeeded: count)))
  }

  /// Draws how many characters a text has; at random, in a third of the cases more than a few.
  private mutating func drawLength(_ plan: TextPlan) -> Int {
    let bound = UInt64(Landmarks.longest + 1)
    if isReplaying { return index(below: Landmarks.longest + 1) }
    let value: UInt64 =
      switch plan {
      case .length(let length): length
      case .characters(let places): UInt64(places.count)
      case .any: 1 + random.next(below: 4)
      case .common:
        random.next(below: 2) == 0 ? random.next(below: 9) : landmark(of: Landmarks.lengths)
      }
    record(value, bound)
    return Int(truncatingIfNeeded: value)
  }

  /// Draws the place of a character; of a text that is about its length, one of the first few.
  private mutating func drawCharacter(_ plan: TextPlan, at place: Int) -> Int {
    let count = UInt64(TextAlphabet.characters.count)
    if isReplaying { return Int(truncatingIfNeeded: draw(below: count)) }
    switch plan {
    case .characters(let places):
      record(UInt64(places[place]), count)
      return places[place]
    case .any: return Int(truncatingIfNeeded: draw(below: count))
    case .common:
      return Int(
        truncatingIfNeeded: draw(below: count, preferring: UInt64(TextAlphabet.commonCount)))
    case .length: return Int(truncatingIfNeeded: draw(below: count, preferring: 3))
    }
  }
}

extension Choices {
  /// Draws how many elements a list of any length has; at random, in an eighth of the cases more than a few.
  mutating func drawCount() -> Int {
    let bound = UInt64(Landmarks.mostElements + 1)
    if isReplaying { return Int(truncatingIfNeeded: draw(below: bound)) }
    let isShort = tour == nil && random.next(below: 8) > 0
    let value = isShort ? random.next(below: 9) : landmark(of: Landmarks.counts)
    record(value, bound)
    return Int(truncatingIfNeeded: value)
  }

  /// Draws the elements of a list, a span each; at random, one of eight is an earlier one again.
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
      let isAgain = !earlier.isEmpty && random.next(below: 8) == 0
      if isAgain {
        let again = earlier[index(of: earlier.count)]
        let next = random
        random = again.random
        latestText = again.text
        elements.append(span(draw))
        random = next
      } else {
        earlier.append((random, latestText))
        elements.append(span(draw))
      }
    }
    return elements
  }
}
