import Foundation

/// What is known of the terminal that somebody watches.
enum Terminal {
  /// Whether a stream leads to a terminal that can be written to at will, not only line by line.
  static func isWatched(_ stream: Int32?) -> Bool {
    stream.map { isatty($0) == 1 && CommandEnvironment.process.variable("TERM") != "dumb" } ?? false
  }

  /// How many columns the terminal of a stream has; `nil` where there is none, or where it does
  /// not say.
  static func width(of stream: Int32) -> Int? {
    var size = winsize()
    guard isatty(stream) == 1, ioctl(stream, UInt(TIOCGWINSZ), &size) == 0 else { return nil }
    return size.ws_col > 0 ? Int(size.ws_col) : nil
  }

  /// Whether signs beyond ASCII can be shown, by what the locale says.
  static var showsUnicode: Bool {
    let names = ["LC_ALL", "LC_CTYPE", "LANG"]
    let locale = names.map(CommandEnvironment.process.variable).first { !$0.isEmpty } ?? ""
    return locale.lowercased().replacing("-", with: "").contains("utf8")
  }

  /// Empties the line that the cursor is in, where somebody watches standard error.
  static func wipeLine() {
    if isWatched(STDERR_FILENO) { replaceLine(by: "") }
  }

  /// Writes to standard error in place of the line that the cursor is in.
  ///
  /// `CI/full.d/terminal` splits by this sequence.
  static func replaceLine(by text: String) {
    CommandEnvironment.process.writeError("\r\u{1B}[K" + text)
  }
}
