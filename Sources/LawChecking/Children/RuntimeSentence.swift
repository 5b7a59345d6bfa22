import Foundation

/// The sentence that Swift prints to standard error before it stops a process.
///
/// JSON holds it as `says`. Two crashes count as one only if their sentences are equal.
enum RuntimeSentence {
  /// The openings of such sentences.
  ///
  /// The first is left off if words follow it.
  private static let openings = ["Fatal error", "Precondition failed", "Assertion failed"]
  /// The most characters of a sentence, which are three lines of a report.
  private static let longest = 200
  /// The categories of characters that cannot be printed.
  private static let unprintable: Set<Unicode.GeneralCategory> = [
    .control, .format, .surrogate, .privateUse, .unassigned, .lineSeparator, .paragraphSeparator,
  ]

  /// Returns the last such sentence, such as `Index out of range`, without its place in the source.
  ///
  /// Characters that cannot be printed become spaces.
  static func last(in errors: String) -> String? {
    errors.split(whereSeparator: \.isNewline).reversed().lazy.compactMap(sentence).first
  }

  private static func sentence(_ line: Substring) -> String? {
    for opening in openings {
      guard let start = line.range(of: opening) else { continue }
      let rest = line[start.upperBound...].drop { $0 == ":" || $0 == " " }
      let words = opening == openings[0] && !rest.isEmpty ? rest : line[start.lowerBound...]
      let printable = words.map { character in
        let categories = character.unicodeScalars.map(\.properties.generalCategory)
        return unprintable.isDisjoint(with: categories) ? character : " "
      }
      return String(String(printable).prefix(longest))
    }
    return nil
  }
}
