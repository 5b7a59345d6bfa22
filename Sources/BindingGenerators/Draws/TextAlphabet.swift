/// The characters of texts, in the order of draws.
///
/// The first few are the most common at random. Programs look for nearly all of the others somewhere.
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

  /// The number of letters that surround other characters: `a` and `b`.
  private static var surrounding: Int { 2 }

  /// The indices of characters that a text may consist of alone: all but the letters that surround others, and
  /// rare controls.
  static var alone: [Int] {
    Array(surrounding..<(characters.count - controls.count + commonControls))
  }

  /// The number of controls that texts do contain.
  ///
  /// Common controls come first.
  private static var commonControls: Int { 5 }

  /// The indices of characters that programs also look for at either end of a text.
  static var atEnds: [Int] {
    Array(surrounding..<(common + punctuation + lineEnds + typography).count)
  }

  /// The indices of characters that programs also look for inside of a text.
  static var inside: [Int] {
    let first = (common + punctuation + lineEnds + typography + letters).count
    return atEnds + Array(first..<(first + joined.count + invisible.count))
  }

  /// Returns whether a character is one of the many letters and digits that stand for each other.
  ///
  /// The common ones, and those that programs get wrong, are in other lists.
  static func isPlainLetterOrDigit(_ place: Int) -> Bool {
    digitsAndLetters.contains(characters[place])
  }

  /// Returns whether a letter may be taken for a digit.
  static func looksLikeDigit(_ place: Int) -> Bool {
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
  static func places(in word: String) -> [Int] {
    word.compactMap { characters.firstIndex(of: String($0)) }
  }
}
