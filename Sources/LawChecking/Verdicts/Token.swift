import BindingGenerators

/// A case as one readable word: version, law, system and the case itself.
///
/// The payload is the sizes of the world (ports, bases, values, actions), a hash of the trace, the case in
/// numbers, and a checksum over all parts, in Crockford's base 32. A token holds the simplified case itself,
/// so it survives a change of case counts and weights. A change of the world shows in the sizes, or in the
/// hash of the trace.
///
/// A plugin splits it at its slashes without this type: its four parts stay.
struct Token: Hashable, Sendable, CustomStringConvertible {
  // `SECURITY.md` names both limits.

  /// The most bytes of a text that may be a token.
  ///
  /// 10,000 operations take about half of them, if each has two numbers below 128.
  private static let longest = 1 << 16
  /// The most operations of a token.
  ///
  /// Nobody reads a longer trace.
  static let mostOperations = 10_000
  /// The number of the version of the spelling.
  ///
  /// Another spelling, here or in `Case+Encoding`, needs another version, because people keep tokens.
  static let versionNumber = 2
  /// The first part of a token.
  static let version = "v\(versionNumber)"

  /// The id of the law.
  let law: String
  /// The name of the system.
  let system: String
  /// The sizes of the world, in the order of `World.sizes`.
  let sizes: [Int]
  /// Two bytes of a hash of the trace.
  ///
  /// The numbers of a case do not say which port or value they mean.
  let reading: UInt16
  let testCase: Case

  init(law: String, system: String, sizes: [Int], reading: UInt16, testCase: Case) {
    self.law = law
    self.system = system
    self.sizes = sizes
    self.reading = reading
    self.testCase = testCase
  }

  /// Reads a token.
  ///
  /// - Throws: `TokenError` with one sentence that says what is wrong and what to do.
  init(_ text: String) throws(TokenError) {
    guard text.utf8.count <= Token.longest else { throw .malformed }
    var word = text.drop(while: \.isWhitespace)
    while word.last?.isWhitespace == true { word.removeLast() }
    let parts = word.split(separator: "/", omittingEmptySubsequences: false).map(String.init)
    guard parts.count == 4 else { throw .malformed }
    guard parts[0] == Token.version else { throw .foreignVersion(parts[0]) }
    guard var bytes = Base32.decode(parts[3]), bytes.count >= 3 else { throw .damaged }
    let sum = Array(bytes.suffix(2))
    bytes.removeLast(2)
    guard sum == Token.checksum(parts[1], parts[2], bytes) else { throw .damaged }
    let sizeCount = WorldPart.allCases.count
    // The sizes come first, then the hash of the trace, and then the case.
    guard let numbers = Varint.decode(bytes), numbers.count > sizeCount + 1,
      let reading = UInt16(exactly: numbers[sizeCount]),
      let testCase = Case(encoded: numbers.dropFirst(sizeCount + 1))
    else { throw .damaged }
    guard testCase.operations.count <= Token.mostOperations else {
      throw .tooLong(testCase.operations.count)
    }
    self.init(
      law: parts[1], system: parts[2],
      sizes: numbers.prefix(sizeCount).map { Int(truncatingIfNeeded: $0) }, reading: reading,
      testCase: testCase)
  }

  var description: String {
    let sizes = sizes.map { UInt64(truncatingIfNeeded: $0) }
    return Token.text(law, system, sizes + [UInt64(reading)] + testCase.encoded)
  }

  /// Returns the text of a token with these words, whatever they are, and the checksum that fits.
  static func text(_ law: String, _ system: String, _ words: [UInt64]) -> String {
    let bytes = Varint.encode(words)
    let sum = checksum(law, system, bytes)
    return "\(version)/\(law)/\(system)/\(Base32.encode(bytes + sum))"
  }

  /// Returns two bytes of FNV-1a over all parts, in the order in which a token has them.
  ///
  /// People keep tokens: other bytes would make these damaged.
  private static func checksum(_ law: String, _ system: String, _ bytes: [UInt8]) -> [UInt8] {
    let hash = fnv1a(Array("\(version)/\(law)/\(system)/".utf8) + bytes)
    return [UInt8(truncatingIfNeeded: hash >> 8), UInt8(truncatingIfNeeded: hash ^ (hash >> 16))]
  }
}

extension Token {
  /// Returns two bytes of FNV-1a over a trace.
  static func reading(of trace: String) -> UInt16 { UInt16(truncatingIfNeeded: fnv1a(trace.utf8)) }
}

/// Returns the law and the system that a token names.
///
/// - Throws: An error with one sentence if the token cannot be read.
package func names(in token: String) throws -> (law: String, system: String) {
  let token = try Token(token)
  return (token.law, token.system)
}
