// Each type reads what `traceText` writes of it. `LiteralReader` reads `CaseIterable` types by itself. Every
// type that the library makes `Arbitrary` has to be readable, because traces contain generated values.
// `Arbitrary.swift` makes the numbers readable.

extension TraceLiteral where Self: LosslessStringConvertible & Numeric {
  static func read(_ reader: inout LiteralReader) -> Self? {
    Self(String(reader.take { $0.isNumber || "+-.einfa".contains($0) }))  // `inf` and `nan`, too.
  }
}

extension Bool: TraceLiteral {
  static func read(_ reader: inout LiteralReader) -> Bool? {
    if reader.skip("on") { return true }
    return reader.skip("off") ? false : nil
  }
}

extension Optional: TraceLiteral {
  static func read(_ reader: inout LiteralReader) -> Wrapped?? {
    if reader.skip("nil") { return .some(nil) }
    let isNested = reader.skip(".some(")
    guard let wrapped = reader.read(Wrapped.self), !isNested || reader.skip(")") else { return nil }
    return .some(wrapped)
  }
}

extension Array: TraceLiteral {
  static func read(_ reader: inout LiteralReader) -> [Element]? {
    reader.list("[", "]") { $0.read(Element.self) }
  }
}

extension Set: TraceLiteral {
  static func read(_ reader: inout LiteralReader) -> Set<Element>? {
    reader.list("{", "}") { $0.read(Element.self) }.map { Set($0) }
  }
}

extension Dictionary: TraceLiteral {
  static func read(_ reader: inout LiteralReader) -> [Key: Value]? {
    let entries = reader.list("[", "]") { reader -> (Key, Value)? in
      guard let key = reader.read(Key.self), reader.skip(": ") else { return nil }
      return reader.read(Value.self).map { (key, $0) }
    }
    return entries.map { Dictionary($0) { $1 } }
  }
}

extension String: TraceLiteral {
  static func read(_ reader: inout LiteralReader) -> String? {
    guard reader.skip("\"") else { return nil }
    var text = ""
    while let character = reader.next() {
      switch character {
      case "\"": return text
      case "\\":
        guard let escaped = reader.escaped() else { return nil }
        text.unicodeScalars.append(escaped)
      default: text.append(character)
      }
    }
    return nil
  }
}

extension LiteralReader {
  /// Reads the character after a backslash.
  ///
  /// Nil if it is no escape.
  fileprivate mutating func escaped() -> Unicode.Scalar? {
    guard let mark = next() else { return nil }
    return mark == "u" ? scalar() : Self.escaped[mark]
  }

  private static let escaped: [Character: Unicode.Scalar] = [
    "n": "\n", "t": "\t", "r": "\r", "0": "\0", "\"": "\"", "'": "'", "\\": "\\",
  ]

  private mutating func scalar() -> Unicode.Scalar? {
    guard skip("{") else { return nil }
    let digits = take { $0.isHexDigit }
    guard skip("}"), let number = UInt32(digits, radix: 16) else { return nil }
    return Unicode.Scalar(number)
  }
}
