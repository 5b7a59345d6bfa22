/// The doc comment of a law: words, code, broken by and source, in this order.
struct LawComment {
  /// What the law says; the first line is its title.
  let words: String
  /// The law as a test.
  let code: [String]
  /// What there is to say beside the four parts; mostly nothing.
  let note: String
  /// The kind of fault that breaks it, without the specimen.
  let brokenBy: String
  /// The specimens that the comment names.
  let specimens: [String]
  /// Where the law comes from.
  let source: String

  /// Reads a comment; `nil` when a part is missing or out of place.
  ///
  /// - Parameter lines: The lines without their slashes.
  init?(_ lines: [String]) {
    func place(_ mark: String) -> Int? { lines.firstIndex { $0.hasPrefix(mark) } }
    guard let code = place("```swift"), let source = place("- Source: "),
      let end = lines.firstIndex(of: "```"), let fault = place("- Broken by: "),
      0 < code && code < end && end < fault && fault < source,
      place("> ") == nil  // The maths stand in the row.
    else { return nil }
    words = lines[..<code].joinedWords
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
