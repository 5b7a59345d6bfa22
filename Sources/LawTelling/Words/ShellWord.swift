extension String {
  /// The text as one word of a POSIX shell, in single quotes if it needs them.
  package var shellWord: String {
    let isPlain = !isEmpty && utf8.allSatisfy(plainBytes.contains)
    return isPlain ? self : "'" + replacing("'", with: "'\\''") + "'"
  }
}

/// The bytes that a shell takes literally wherever they stand in a command.
private let plainBytes = Set(
  "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789@%+:,./_-".utf8)
