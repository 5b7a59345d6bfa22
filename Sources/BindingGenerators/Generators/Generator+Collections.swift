// Kept tokens hold the draws of generated values: other draws, bounds or orders make others of them.
// The longest text of `string` and the longest list are as long as `Landmarks` says.
extension Generator {
  /// `nil` or a value.
  ///
  /// Simplest: `nil`.
  public func optional() -> Generator<Value?> {
    Generator<Value?> { $0.index(below: 4) == 0 ? nil : generate(from: &$0) }
  }

  /// An array with as many elements as the range says; by default a few, and sometimes ten, a hundred or another
  /// number that programs count to.
  ///
  /// Some elements come twice.
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
  /// A set of at most so many elements; by default as many as an array.
  ///
  /// Simplest: the empty set.
  public func set(atMost count: Int? = nil) -> Generator<Set<Value>> {
    array(count: count.map { 0...$0 }).map { Set($0) }
  }
}

extension Generator where Value == String {
  /// Any text: letters first, then what programs look for, from punctuation to emoji of several scalars.
  ///
  /// Some are long, up to 1,000 characters; these repeat their first eight.
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

  /// Text of these characters, which must not be empty.
  ///
  /// Simplest: the shortest, of the first.
  public static func string(from alphabet: String, count: ClosedRange<Int>) -> Generator<String> {
    Generator<Character>.element(of: Array(alphabet)).array(count: count).map { String($0) }
  }
}
