/// The characters of texts, in the order of draws.
///
/// The first few are the most common at random. Programs look for nearly every other one of these somewhere.
/// Kept tokens contain indices of the list: append new characters at its end.
enum TextAlphabet {
  /// The characters.
  ///
  /// Some are no `Character` of their own, such as a combining mark.
  static let characters: [String] =
    common + punctuation + lineEnds + typography + letters + joined + invisible + otherScripts
    + digitsAndLetters + controls

  /// The number of characters that are common at random.
  static var commonCount: Int { common.count }

  private static let common = "ab0 Z\n\t\"'\\é\u{301}ß漢👩‍👩‍👧🇯🇵\u{0}\u{FEFF}".map { String($0) }
  private static let punctuation = "@#/-.,:;%+&=?!_*()[]{}<>|~^$`".map { String($0) }
  private static let lineEnds = ["\r\n", "\r", "\u{85}", "\u{2028}", "\u{2029}"]
  private static let typography = "“”‘’„‚«»‹›–—−…•·×÷€£¥§°©®™½²".map { String($0) }
  /// Letters that are composed or not, that change their length in upper case, or that begin or end words
  /// differently.
  private static let letters = [
    "é", "e\u{301}", "\u{301}", "ö", "Ä", "ñ", "ø", "ı", "İ", "ẞ", "ﬁ", "ς", "ǆ", "A", "Ａ", "한",
    "\u{1112}\u{1161}\u{11AB}",
  ]
  private static let joined = ["😀", "👍🏽", "❤\u{FE0F}", "1\u{FE0F}\u{20E3}", "🏳️‍🌈", "𝕏", "𠮷"]
  private static let invisible = [
    "\u{A0}", "\u{2003}", "\u{2009}", "\u{202F}", "\u{3000}", "\u{200B}", "\u{200C}", "\u{200D}",
    "\u{AD}",
    "\u{200E}", "\u{200F}", "\u{202E}",
  ]
  private static let otherScripts = "אعЯΣあｱไक١१１".map { String($0) }
  private static let digitsAndLetters = "123456789cdefghijklmnopqrstuvwxyzBCDEFGHIJKLMNOPQRSTUVWXY"
    .map {
      String($0)
    }
  private static let controls: [String] =
    ([0x0B, 0x0C, 0x1B, 0x7F, 0x1F] + Array(1...8) + Array(0x0E...0x1A) + [0x1C, 0x1D, 0x1E]).map {
      (number: UInt8) in String(UnicodeScalar(number))
    }

  /// The indices of characters that a text may consist of alone: all but the letters that surround others.
  fileprivate static var alone: [Int] {
    Array(2..<(characters.count - controls.count + Self.commonControls))
  }

  /// The number of controls that texts do contain.
  ///
  /// Common controls come first.
  private static var commonControls: Int { 5 }

  /// The indices of characters that programs also look for at either end of a text.
  fileprivate static var atEnds: [Int] {
    Array(2..<(common + punctuation + lineEnds + typography).count)
  }

  /// The indices of characters that programs also look for inside of a text.
  fileprivate static var inside: [Int] {
    let first = (common + punctuation + lineEnds + typography + letters).count
    return atEnds + Array(first..<(first + joined.count + invisible.count))
  }

  fileprivate static func isLetterOrDigit(_ place: Int) -> Bool {
    digitsAndLetters.contains(characters[place])
  }

  /// Returns whether a letter may be taken for a digit.
  fileprivate static func looksLikeDigit(_ place: Int) -> Bool {
    ["o", "l", "O", "I"].contains(characters[place])
  }

  /// The index of the same letter in the other case, for each letter that has one here.
  static let otherCase: [Int: Int] = {
    var places: [String: Int] = [:]
    for (place, character) in characters.enumerated() where places[character] == nil {
      places[character] = place
    }
    var others: [Int: Int] = [:]
    for (place, character) in characters.enumerated() {
      let isLower = character == character.lowercased()
      let other = isLower ? character.uppercased() : character.lowercased()
      if other != character, let found = places[other] { others[place] = found }
    }
    return others
  }()

  /// Returns the indices of the characters of a word, without those that the alphabet lacks.
  fileprivate static func places(in word: String) -> [Int] {
    word.compactMap { characters.firstIndex(of: String($0)) }
  }
}

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

  /// The short texts that show most: one character that is no letter and no digit, and words.
  static let fewTexts: [String] = {
    let single = TextAlphabet.alone.filter {
      !TextAlphabet.isLetterOrDigit($0) || TextAlphabet.looksLikeDigit($0)
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
