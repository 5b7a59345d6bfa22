import BindingGenerators

/// A case as one readable word: version, law, system and the case itself.
///
/// The payload is the sizes of the world (ports, bases, values, actions), the case, and a checksum
/// over all parts, in Crockford's base 32. A token holds the simplified case itself, so it survives
/// a change of case counts and weights; a change of the world is told by the sizes. In version 1
/// the case is its draws; version 2 holds what no draws make, such as a value that was typed.
struct Token: Hashable, Sendable, CustomStringConvertible {
  /// How the case is spelled.
  enum Payload: Hashable, Sendable {
    /// By the draws that make it.
    case draws([UInt64])
    /// As it is.
    case given(Case)
  }

  private static let longest = 1 << 16
  let law: String
  let system: String
  let sizes: [Int]
  let payload: Payload

  init(law: String, system: String, sizes: [Int], payload: Payload) {
    (self.law, self.system, self.sizes, self.payload) = (law, system, sizes, payload)
  }

  /// The token of a case which is in the table; of version 1 where that suffices.
  init<Model>(_ given: Case, in space: CaseSpace<Model>, _ law: String, _ system: String) {
    let draws = given.timing.isEmpty ? (try? space.draws(of: given)).flatMap(\.self) : nil
    self.init(
      law: law, system: system, sizes: space.world.sizes,
      payload: draws.map { .draws($0.values) } ?? .given(given))
  }

  /// Reads a token.
  ///
  /// - Throws: `TokenError` with one sentence that says what is wrong and what to do.
  init(_ text: String) throws(TokenError) {
    guard text.utf8.count <= Token.longest else { throw .malformed }
    let parts = text.split(separator: "/", omittingEmptySubsequences: false).map(String.init)
    guard parts.count == 4 else { throw .malformed }
    guard let version = Version(rawValue: parts[0]) else { throw .foreignVersion(parts[0]) }
    guard var bytes = Base32.decode(parts[3]), bytes.count >= 3 else { throw .damaged }
    let sum = [bytes.removeLast(), bytes.removeLast()]
    guard sum == version.checksum(parts[1], parts[2], bytes) else { throw .damaged }
    guard let numbers = Varint.decode(bytes), numbers.count > 4,
      let payload = version.payload(numbers.dropFirst(4))
    else { throw .damaged }
    guard payload.operations <= Token.mostOperations else {
      throw .tooLong(payload.operations)
    }
    self.init(
      law: parts[1], system: parts[2],
      sizes: numbers.prefix(4).map { Int(truncatingIfNeeded: $0) }, payload: payload)
  }

  var description: String {
    let words = sizes.map { UInt64(truncatingIfNeeded: $0) } + payload.words
    return Token.text(version, law, system, words)
  }

  /// A text whose checksum fits, whatever the words are.
  static func text(
    _ version: Version, _ law: String, _ system: String, _ words: [UInt64]
  ) -> String {
    let bytes = Varint.encode(words)
    let sum = version.checksum(law, system, bytes)
    return "\(version.rawValue)/\(law)/\(system)/\(Base32.encode(bytes + sum.reversed()))"
  }

  /// How many operations the case may have before the law's own, each of which makes a draw or more.
  var longestCase: Int { payload.operations }

  /// How many operations a token may have: nobody reads a longer trace.
  static let mostOperations = 10_000
}

extension Token {
  /// The spellings of a case.
  enum Version: String {
    case v1, v2

    /// The latest.
    static let current = v2

    fileprivate func payload(_ words: ArraySlice<UInt64>) -> Payload? {
      switch self {
      case .v1: .draws(Array(words))
      case .v2: Case(words: words).map { .given($0) }
      }
    }

    /// Two bytes of FNV-1a over all parts.
    fileprivate func checksum(_ law: String, _ system: String, _ bytes: [UInt8]) -> [UInt8] {
      let all = Array("\(rawValue)/\(law)/\(system)/".utf8) + bytes
      let hash = all.reduce(0x811C_9DC5 as UInt32) { ($0 ^ UInt32($1)) &* 0x0100_0193 }
      return [UInt8(truncatingIfNeeded: hash ^ (hash >> 16)), UInt8(truncatingIfNeeded: hash >> 8)]
    }
  }

  private var version: Version {
    if case .draws = payload { .v1 } else { .v2 }
  }
}

extension Token.Payload {
  /// How many operations the case may have before the law's own, each of which makes a draw or more.
  fileprivate var operations: Int {
    switch self {
    case .draws(let draws): Int(min(draws.first ?? 0, UInt64(draws.count)))
    case .given(let given): given.operations.count
    }
  }

  fileprivate var words: [UInt64] {
    switch self {
    case .draws(let draws): draws
    case .given(let given): given.words
    }
  }
}

/// Why a token cannot be read.
package enum TokenError: Error, Hashable, Sendable, CustomStringConvertible {
  /// It does not have four parts.
  case malformed
  /// It was written by another version.
  case foreignVersion(String)
  /// Its payload does not fit its checksum, or is no case.
  case damaged
  /// It has more operations than anybody reads.
  case tooLong(Int)

  /// What is wrong and what to do.
  package var description: String {
    switch self {
    case .malformed: "this is no token: a token looks like v1/get-set/System/0G4T; copy all of it"
    case .foreignVersion(let version):
      "the token is of version \"\(version)\", this is \(Token.Version.current); "
        + "check the system again"
    case .tooLong(let count):
      "the token has \(count) operations, of at most \(Token.mostOperations); shrink the case first"
    case .damaged:
      "the token is damaged: its checksum, which covers its names too, does not fit; copy all of it"
    }
  }
}
