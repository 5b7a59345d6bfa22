/// The doc comment of a law: words, code, broken by and source, in this order, as `CONTRIBUTING.md` asks.
///
/// Every comment in `Sources/BindingLaws/Laws` has to have the form that is read here.
struct LawComment {
  /// The words of the law.
  ///
  /// The first line is its title.
  let words: String
  /// The law as a test.
  let code: [String]
  /// The text outside of the four parts, mostly empty.
  let note: String
  /// The kind of fault that breaks the law, without the specimen.
  let brokenBy: String
  /// The specimens that the comment names.
  let specimens: [String]
  /// The source of the law.
  let source: String

  /// Reads a comment.
  ///
  /// Nil if a part is missing or out of place.
  ///
  /// - Parameter lines: The lines without their slashes.
  init?(_ lines: [String]) {
    let form = #/(.+?)\n```swift\n(.+?)\n```\n((?:.*?\n)??)- Broken by: (.+?)\n- Source: (.+)/#
    guard let found = lines.joined(separator: "\n").wholeMatch(of: form.dotMatchesNewlines()),
      !lines.contains(where: { $0.hasPrefix("> ") })  // The maths stand in the row.
    else { return nil }
    words = found.1.joinedWords
    note = found.3.joinedWords
    source = found.5.joinedWords
    code = found.2.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    let parts = found.4.joinedWords.split(separator: " Specimen: ")
    brokenBy = String(parts.first ?? "")
    specimens = parts.dropFirst().compactMap { $0.split(separator: "`").first.map(String.init) }
  }
}

extension Substring {
  /// The lines that are not blank, as one.
  fileprivate var joinedWords: String {
    split(separator: "\n").map { $0.drop { $0 == " " } }.filter { !$0.isEmpty }
      .joined(separator: " ")
  }
}
