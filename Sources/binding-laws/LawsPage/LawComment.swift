/// The doc comment of a law: words, maths, code, broken by and source, in this order.
package struct LawComment {
  /// What the law says; the first line is its title.
  package let words: String
  /// The law as an equation, with its quantifiers.
  package let maths: String
  /// The law as a test.
  package let code: [String]
  /// What there is to say beside the five parts; mostly nothing.
  let note: String
  /// The kind of fault that breaks it, without the specimen.
  package let brokenBy: String
  /// The specimens that the comment names.
  package let specimens: [String]
  /// Where the law comes from.
  package let source: String

  /// Reads a comment; `nil` when a part is missing or out of place.
  ///
  /// - Parameter lines: The lines without their slashes.
  init?(_ lines: [String]) {
    func place(_ mark: String) -> Int? { lines.firstIndex { $0.hasPrefix(mark) } }
    guard let maths = place("> "), let code = place("```swift"), let source = place("- Source: "),
      let end = lines.firstIndex(of: "```"), let fault = place("- Broken by: "),
      0 < maths && maths < code && code < end && end < fault && fault < source
    else { return nil }
    words = lines[..<maths].joinedWords
    self.maths =
      lines[maths..<code].map { $0.hasPrefix("> ") ? "\($0.dropFirst(2))" : $0 }.joinedWords
    self.code = Array(lines[(code + 1)..<end])
    note = lines[(end + 1)..<fault].joinedWords
    let parts = lines[fault..<source].joinedWords.dropFirst("- Broken by: ".count)
      .split(separator: " Specimen: ")
    brokenBy = String(parts.first ?? "")
    specimens = parts.dropFirst().compactMap { $0.split(separator: "`").first.map(String.init) }
    self.source = String(lines[source...].joinedWords.dropFirst("- Source: ".count))
  }
}

extension Sequence<String> {
  /// The lines that hold something, as one.
  fileprivate var joinedWords: String {
    map { $0.drop { $0 == " " } }.filter { !$0.isEmpty }.joined(separator: " ")
  }
}
