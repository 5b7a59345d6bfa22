import Foundation

/// The terminal that the user watches.
enum Terminal {
  /// Returns whether a stream leads to a terminal that can be written at will, not only line by line.
  static func isWatched(_ stream: Int32) -> Bool {
    isatty(stream) == 1 && CommandEnvironment.process.variable("TERM") != "dumb"
  }

  /// Returns the width of the terminal of a stream, in columns.
  ///
  /// Nil if there is none, or it does not say.
  static func width(of stream: Int32) -> Int? {
    var size = winsize()
    guard isatty(stream) == 1, ioctl(stream, UInt(TIOCGWINSZ), &size) == 0 else { return nil }
    return size.ws_col > 0 ? Int(size.ws_col) : nil
  }

  /// Whether signs beyond ASCII can be shown, according to the locale.
  static var showsUnicode: Bool {
    let names = ["LC_ALL", "LC_CTYPE", "LANG"]
    let locale = names.map(CommandEnvironment.process.variable).first { !$0.isEmpty } ?? ""
    return locale.lowercased().replacing("-", with: "").contains("utf8")
  }

  /// Empties the line of the cursor, if standard error is watched.
  static func wipeLine() {
    if isWatched(STDERR_FILENO) { replaceLine(by: "") }
  }

  /// Replaces the line of the cursor by a text, on standard error.
  ///
  /// `CI/full.d/terminal` splits by this sequence.
  static func replaceLine(by text: String) {
    CommandEnvironment.process.writeError("\r\u{1B}[K" + text)
  }
}
