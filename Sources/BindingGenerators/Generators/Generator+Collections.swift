// Kept tokens contain the draws of generated values: other draws, bounds or orders make other values of them.
// `Landmarks` limits the length of the longest text of `string` and of the longest list.
extension Generator {
  /// Returns a generator of `nil` and of values of this one.
  ///
  /// Simplest: `nil`.
  public func optional() -> Generator<Value?> {
    Generator<Value?> { $0.index(below: 4) == 0 ? nil : generate(from: &$0) }
  }

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

extension Generator where Value == String {
  /// A generator of any text: letters first, then what programs look for, from punctuation to emoji of
  /// several scalars.
  ///
  /// Some texts are long, with up to 1,000 characters. These repeat their first eight.
  ///
  /// Simplest: the empty string.
  public static var string: Generator<String> {
    Generator { choices in
      let (places, count) = choices.drawText()
      let start = places.map { TextAlphabet.characters[$0] }
      let text = String(repeating: start.joined(), count: count / max(1, start.count))
      return count > start.count ? text + start.prefix(count % start.count).joined() : text
    }
  }

  /// Returns a generator of texts of these characters, which must not be empty.
  ///
  /// Simplest: the shortest text, of the first character.
  public static func string(from alphabet: String, count: ClosedRange<Int>) -> Generator<String> {
    Generator<Character>.element(of: Array(alphabet)).array(count: count).map { String($0) }
  }
}
