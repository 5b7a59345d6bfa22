// Kept tokens contain the draws of generated values: other draws, bounds or orders make other values of them.
// `Landmarks` limits the length of the longest text of `string`.
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
