extension String {
  /// The text as one word of a POSIX shell, in single quotes where it needs them.
  package var shellWord: String {
    let isPlain = !isEmpty && utf8.allSatisfy(plainBytes.contains)
    return isPlain ? self : "'" + replacing("'", with: "'\\''") + "'"
  }
}

/// What means itself wherever it stands in a command.
private let plainBytes = Set(
  "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789@%+:,./_-".utf8)
