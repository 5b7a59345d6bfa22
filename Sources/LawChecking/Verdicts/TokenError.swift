/// A reason why a token cannot be read.
///
/// The plugin shows the same example of a token. `CI/full.d/walk` looks for the words about a
/// damaged one.
package enum TokenError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The token does not have four parts.
  case malformed
  /// The token was written by another version.
  case foreignVersion(String)
  /// The payload does not fit the checksum, or is no case.
  case damaged
  /// The token has more operations than anybody reads.
  case tooLong(Int)

  /// The reason, and what to do.
  package var description: String {
    switch self {
    case .malformed: "this is no token: a token looks like v2/get-set/System/0G4T; copy all of it"
    case .foreignVersion(let version):
      if let number = Int(version.dropFirst()), version.first == "v",
        number > Token.versionNumber
      {
        "a newer version of this package wrote the token: it is \(version), and this version reads "
          + "\(Token.version); update the package, or check the system again"
      } else {
        "the token is of version \"\(version)\", this is \(Token.version); check the system again"
      }
    case .tooLong(let count):
      "the token has \(count) operations, of at most \(Token.mostOperations); shrink the case first"
    case .damaged:
      "the token is damaged: its checksum, which covers its names too, does not fit; copy all of it"
    }
  }
}
