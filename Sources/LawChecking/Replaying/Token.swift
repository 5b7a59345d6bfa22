/// A case as one readable word: version, law, system and the draws.
///
/// The payload is the sizes of the world (ports, bases, values, actions), the draws, and a
/// checksum over all parts, in Crockford's base 32. A token holds the simplified case itself, so
/// it survives a change of case counts and weights; a change of the world is told by the sizes.
package struct Token: Hashable, Sendable, CustomStringConvertible {
  static let version = "v1"
  private static let longest = 1 << 16
  let law: String
  let system: String
  let sizes: [Int]
  let draws: [UInt64]

  init(law: String, system: String, sizes: [Int], draws: [UInt64]) {
    (self.law, self.system, self.sizes, self.draws) = (law, system, sizes, draws)
  }

  /// Reads a token.
  ///
  /// - Throws: `TokenError` with one sentence that says what is wrong and what to do.
  init(_ text: String) throws(TokenError) {
    guard text.utf8.count <= Token.longest else { throw .malformed }
    let parts = text.split(separator: "/", omittingEmptySubsequences: false).map(String.init)
    guard parts.count == 4 else { throw .malformed }
    guard parts[0] == Token.version else { throw .foreignVersion(parts[0]) }
    guard var bytes = Base32.decode(parts[3]), bytes.count >= 3 else { throw .damaged }
    let sum = [bytes.removeLast(), bytes.removeLast()]
    guard sum == Token.checksum(parts[1], parts[2], bytes) else { throw .damaged }
    guard let numbers = Varint.decode(bytes), numbers.count > 4 else { throw .damaged }
    (law, system) = (parts[1], parts[2])
    sizes = numbers.prefix(4).map { Int(truncatingIfNeeded: $0) }
    draws = Array(numbers.dropFirst(4))
  }

  package var description: String {
    let bytes = Varint.encode(sizes.map { UInt64($0) } + draws)
    let sum = Token.checksum(law, system, bytes)
    return "\(Token.version)/\(law)/\(system)/\(Base32.encode(bytes + sum.reversed()))"
  }

  /// Two bytes of FNV-1a over all parts.
  private static func checksum(_ law: String, _ system: String, _ bytes: [UInt8]) -> [UInt8] {
    let all = Array("\(version)/\(law)/\(system)/".utf8) + bytes
    let hash = all.reduce(0x811C_9DC5 as UInt32) { ($0 ^ UInt32($1)) &* 0x0100_0193 }
    return [UInt8(truncatingIfNeeded: hash ^ (hash >> 16)), UInt8(truncatingIfNeeded: hash >> 8)]
  }
}

/// Why a token cannot be read.
package enum TokenError: Error, Hashable, Sendable, CustomStringConvertible {
  /// It does not have four parts.
  case malformed
  /// It was written by another version.
  case foreignVersion(String)
  /// Its payload does not fit its checksum.
  case damaged

  /// What is wrong and what to do.
  package var description: String {
    switch self {
    case .malformed: "this is no token: a token looks like v1/get-set/System/0G4T; copy all of it"
    case .foreignVersion(let version):
      "the token is of version \"\(version)\", this is \(Token.version); check the system again"
    case .damaged: "the token is damaged: its checksum does not fit; copy all of it"
    }
  }
}
