/// A reader of the text of a declaration in a symbol graph.
struct Scanner {
  private let text: [Character]
  /// The index of the next character.
  private(set) var place = 0

  init(_ text: String) {
    self.text = Array(text)
  }

  var isAtEnd: Bool { place >= text.count }

  /// Passes over white space.
  mutating func skipSpace() {
    while place < text.count, text[place].isWhitespace { place += 1 }
  }

  /// Takes the expected characters if they come next, and returns whether they do.
  ///
  /// A word has to end with them.
  mutating func accept(_ expected: String) -> Bool {
    skipSpace()
    let end = place + expected.count
    guard end <= text.count, String(text[place..<end]) == expected else { return false }
    if expected.last?.isLetter == true, end < text.count, Self.isPart(text[end]) { return false }
    place = end
    return true
  }

  /// Takes an identifier, or returns nil if none comes next.
  mutating func word() -> String? {
    skipSpace()
    let start = place
    if place < text.count, text[place] == "`" {
      place += 1
      while place < text.count, text[place] != "`" { place += 1 }
      place += 1
    }
    while place < text.count, Self.isPart(text[place]) { place += 1 }
    return place > start ? String(text[start..<min(place, text.count)]) : nil
  }

  /// Returns whether a character may be part of an identifier.
  private static func isPart(_ character: Character) -> Bool {
    character.isLetter || character.isNumber || character == "_" || character == "$"
  }

  /// Passes over source text up to one of the given characters outside brackets and strings.
  mutating func skip(to ends: String) {
    var depth = 0
    var isInString = false
    while place < text.count {
      let character = text[place]
      if isInString && character == "\\" {
        place += 2  // The character behind a backslash ends no string.
        continue
      }
      if character == "\"" { isInString.toggle() }
      if !isInString {
        if depth == 0 && ends.contains(character) { return }
        if "([{".contains(character) { depth += 1 }
        if ")]}".contains(character) { depth -= 1 }
      }
      place += 1
    }
  }

  /// Passes over attributes, and words before a type such as `inout`, and returns their names.
  mutating func attributes() -> Set<String> {
    let words = ["inout", "sending", "borrowing", "consuming", "isolated", "some", "any", "each"]
    var found: Set<String> = []
    while true {
      if accept("@") {
        found.insert(word() ?? "")
        if place < text.count, text[place] == "(" {
          place += 1
          skip(to: ")")
          place += 1
        }
      } else if let word = words.first(where: { accept($0) }) {
        found.insert(word)
      } else {
        return found
      }
    }
  }

  /// Takes a type, which attributes may precede.
  ///
  /// Nil if none comes next.
  mutating func type() -> SwiftType? {
    _ = attributes()
    guard var type = plainType() else { return nil }
    while true {
      if accept("?") || accept("!") {
        type = .optional(type)
      } else if accept("&") {
        guard let other = plainType() else { return nil }
        type = .named(type.text + " & " + other.text, [])
      } else {
        return type
      }
    }
  }

  /// Takes a type without what may follow it, such as `?` or `&`.
  ///
  /// Nil if none comes next.
  private mutating func plainType() -> SwiftType? {
    if accept("(") { return tupleOrFunction() }
    if accept("[") {
      guard let first = type() else { return nil }
      if accept(":") {
        guard let value = type(), accept("]") else { return nil }
        return .named("Dictionary", [first, value])
      }
      return accept("]") ? .array(first) : nil
    }
    guard var name = word() else { return nil }
    var arguments: [SwiftType] = []
    while true {
      if accept("<") {
        arguments += list(until: ">") ?? []
      } else if place + 1 < text.count, text[place] == ".", text[place + 1] != "." {
        place += 1
        name += "." + (word() ?? "")
      } else {
        return .named(name, arguments)
      }
    }
  }

  /// Takes the rest of a tuple or of a function type after its opening parenthesis.
  ///
  /// A tuple of one type is that type. Nil if neither comes next.
  private mutating func tupleOrFunction() -> SwiftType? {
    guard let parts = list(until: ")") else { return nil }
    _ = accept("async")
    _ = accept("throws")
    if accept("->") { return type().map { .function(parts, $0) } }
    switch parts.count {
    case 0: return .named("Void", [])
    case 1: return parts[0]
    default: return .tuple(parts)
    }
  }

  /// Takes types, with labels or without, up to a closing bracket.
  private mutating func list(until end: String) -> [SwiftType]? {
    var types: [SwiftType] = []
    while !accept(end) {
      let start = place
      if word() != nil {
        _ = word()
        if !accept(":") { place = start }
      }
      guard let type = type() else { return nil }
      types.append(type)
      _ = accept("...")
      _ = accept(",")
    }
    return types
  }
}
