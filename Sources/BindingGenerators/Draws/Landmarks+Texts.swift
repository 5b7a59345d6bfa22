extension Landmarks {
  /// A landmark among texts: a length, or the indices of the characters.
  enum Text {
    case length(UInt64)
    case characters([Int])
  }

  /// Lengths, and then short texts in order of size.
  ///
  /// The short texts are each character alone, at the beginning, at the end and inside, and texts of several
  /// characters with a meaning.
  static let texts: [Text] =
    lengths.map { .length($0) } + short.map { .characters($0) }

  /// Short texts in order of size, as indices of characters.
  static let short: [[Int]] = {
    var texts = TextAlphabet.alone.map { [$0] }
    for place in TextAlphabet.atEnds { texts += [[place, 0], [0, place]] }
    for place in TextAlphabet.inside { texts.append([0, place, 1]) }
    return texts + words.map { TextAlphabet.places(in: $0) }
  }()

  /// The short texts that show most: one character that is no plain letter or digit, or that looks like a digit;
  /// and words.
  static let fewTexts: [String] = {
    let single = TextAlphabet.alone.filter {
      !TextAlphabet.isPlainLetterOrDigit($0) || TextAlphabet.looksLikeDigit($0)
    }
    return single.map { TextAlphabet.characters[$0] } + words
  }()

  /// Texts with a meaning in some program.
  private static let words = [
    "aa", "  ", "--", "..", "//", "%%", "%d", "%@", "&&", "\\n", "::", "00", "-1", "1,5", "1.0",
    "()", "[]", "{}",
    "''", "\"\"", "<b>", "</a>", "**a**", "nil", "null", "true", "NaN", "a.b.c", "a b c", "a, b",
    "a@b.c", "a://b",
    "&amp;", "${a}", "#fff", "12:30", " a ", "A1", "aB", "1e3", "0x1F", "a\nb\nc",
    // Text fields replace these as one types.
    "...", "(c)", "->", ":)", "1/2",
  ]
}

/// Returns the texts that show most.
///
/// Nil if the type is another one.
package func textsShowingMost<Value>(as type: Value.Type) -> [Value]? {
  Landmarks.fewTexts as? [Value]
}
