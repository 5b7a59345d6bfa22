@testable import BindingGenerators

/// A source of random numbers and texts, which are the same for the same number.
struct Chance {
  private var random: SplitMix64

  init(_ number: Int) { random = SplitMix64(seed: UInt64(number)) }

  mutating func number(below bound: Int) -> Int { Int(random.next() % UInt64(bound)) }

  mutating func of<Element>(_ elements: [Element]) -> Element {
    elements[number(below: elements.count)]
  }

  /// Draws a word that is most often small, and sometimes as large as possible.
  mutating func word() -> UInt64 {
    let bits = of([2, 2, 2, 3, 5, 17, 41, 64])
    return random.next() >> UInt64(64 - bits)
  }

  /// Edits a text a few times: letters are replaced, removed, doubled or exchanged, or its end is cut.
  mutating func edited(_ text: String, _ alphabet: String) -> String {
    var letters = Array(text)
    for _ in 0...number(below: 3) where !letters.isEmpty {
      let place = number(below: letters.count)
      switch number(below: 6) {
      case 0: letters[place] = of(Array(alphabet))
      case 1: letters.remove(at: place)
      case 2: letters.insert(letters[place], at: place)
      case 3: letters.swapAt(place, number(below: letters.count))
      case 4: letters.insert(contentsOf: letters[..<place], at: place)
      default: letters.removeSubrange(place...)
      }
    }
    return String(letters)
  }
}
