// Kept tokens hold the draws of generated values: other draws, bounds or orders make others of them.
// The longest text of `string` is as long as `Landmarks` says.
extension Generator {
  /// `nil` or a value.
  ///
  /// Simplest: `nil`.
  public func optional() -> Generator<Value?> {
    Generator<Value?> { $0.index(below: 4) == 0 ? nil : generate(from: &$0) }
  }

  /// An array with as many elements as the range says.
  ///
  /// Simplest: the fewest, each simplest.
  public func array(count range: ClosedRange<Int> = 0...8) -> Generator<[Value]> {
    Generator<[Value]> { choices in
      let extra = choices.index(below: range.upperBound - range.lowerBound + 1)
      return (0..<(range.lowerBound + extra)).map { _ in
        choices.span { generate(from: &$0) }
      }
    }
  }
}

extension Generator where Value: Hashable {
  /// A set of at most so many elements.
  ///
  /// Simplest: the empty set.
  public func set(atMost count: Int = 8) -> Generator<Set<Value>> {
    array(count: 0...count).map { Set($0) }
  }
}

extension Generator where Value == String {
  /// Any text: letters first, then blanks, quotes, line ends, combining marks and emoji.
  ///
  /// Some are long, up to 1,000 characters; these repeat their first eight.
  ///
  /// Simplest: the empty string.
  public static var string: Generator<String> {
    let alphabet = Array("ab0 Z\n\t\"'\\é\u{301}ß漢👩‍👩‍👧🇯🇵\u{0}\u{FEFF}")
    return Generator { choices in
      let count = choices.drawLength()
      let start = (0..<min(count, 8)).map { _ in
        choices.span { alphabet[$0.character(among: alphabet.count)] }
      }
      let text = String(repeating: String(start), count: count / max(1, start.count))
      return count > start.count ? text + String(start.prefix(count % start.count)) : text
    }
  }

  /// Text of these characters, which must not be empty.
  ///
  /// Simplest: the shortest, of the first.
  public static func string(from alphabet: String, count: ClosedRange<Int>) -> Generator<String> {
    Generator<Character>.element(of: Array(alphabet)).array(count: count).map { String($0) }
  }
}
