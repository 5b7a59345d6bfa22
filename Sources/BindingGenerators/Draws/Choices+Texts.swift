// Other draws, in number, bound or order, make other texts of kept tokens.

extension Choices {
  /// The most characters of a text that are drawn.
  ///
  /// A longer text repeats them, so that few draws make it.
  private static var mostCharacters: Int { 8 }

  /// Draws a text: the indices of its first characters in the alphabet, and the total number of characters.
  mutating func drawText() -> (start: [Int], count: Int) {
    let plan = isReplaying ? TextPlan.common : planOfText()
    let count = drawLength(plan)
    var start: [Int] = []
    for place in 0..<min(count, Self.mostCharacters) {
      start.append(span { $0.drawCharacter(plan, at: place) })
    }
    latestText = count == start.count ? start : nil
    return (start, count)
  }

  /// The plan of a random text.
  ///
  /// The plan is decided before the text is drawn, and not recorded.
  private enum TextPlan {
    /// A text of common characters.
    case common
    /// A text of any characters.
    case any
    /// A text of this length, of the alphabet's first few characters.
    case length(UInt64)
    /// A text of these characters.
    case characters([Int])
  }

  /// Returns the next landmark of a tour, or a random plan.
  ///
  /// Some random texts are the previous one with an edit, because programs compare the two.
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

  /// Returns the same text with another case, a character more, or one less.
  private mutating func edited(_ text: [Int]) -> [Int] {
    var text = text
    let place = text.isEmpty ? 0 : randomIndex(below: text.count)
    switch random.next(below: 4) {
    case 0, 1:
      for letter in text.indices {
        text[letter] = TextAlphabet.otherCase[text[letter]] ?? text[letter]
      }
    case 2 where !text.isEmpty: text.remove(at: place)
    default:
      if text.count < Self.mostCharacters {
        text.insert(randomIndex(below: TextAlphabet.characters.count), at: place)
      }
    }
    return text
  }

  /// Draws the number of characters of a text.
  ///
  /// Half of the random texts of common characters have a landmark as their length.
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
    record(value, below: bound)
    return Int(truncatingIfNeeded: value)
  }

  /// Draws the index of a character.
  ///
  /// A text that is about its length has only the first three characters of the alphabet.
  private mutating func drawCharacter(_ plan: TextPlan, at place: Int) -> Int {
    let count = UInt64(TextAlphabet.characters.count)
    if isReplaying { return Int(truncatingIfNeeded: draw(below: count)) }
    switch plan {
    case .characters(let places):
      record(UInt64(places[place]), below: count)
      return places[place]
    case .any: return Int(truncatingIfNeeded: draw(below: count))
    case .common:
      return Int(
        truncatingIfNeeded: draw(below: count, preferring: UInt64(TextAlphabet.commonCount)))
    case .length: return Int(truncatingIfNeeded: draw(below: count, preferring: 3))
    }
  }
}
