import Foundation

/// Shows lines one at a time, and waits for a key before the next.
struct Stepper {
  private static let interrupt: UInt8 = 3
  private static let ends: [UInt8] = [4, UInt8(ascii: "q"), UInt8(ascii: "Q")]

  private let console: Console

  init(_ console: Console) {
    self.console = console
  }

  /// Shows the heading with the first line, then a line a key.
  func show(_ lines: [String]) throws {
    if isatty(STDIN_FILENO) == 1 { console.note("any key steps, q ends the steps\n") }
    for (index, line) in lines.enumerated() {
      if index > 1 && !waitForKey() { break }
      try console.say(console.paint(line: line))
    }
    try console.say("")
  }

  /// Waits for a key on a terminal, otherwise for a line; `false` when there is no more input.
  private func waitForKey() -> Bool {
    guard isatty(STDIN_FILENO) == 1 else { return readLine() != nil }
    let key = Self.key
    if key == Self.interrupt { exit(Outcome.interrupted.rawValue) }
    return key.map { !Self.ends.contains($0) } ?? false
  }

  /// The next key; the terminal is left as it was, also by Ctrl-C, which is a key here.
  private static var key: UInt8? {
    var old = termios()
    tcgetattr(STDIN_FILENO, &old)
    var raw = old
    raw.c_lflag &= ~tcflag_t(ICANON | ECHO | ISIG)
    tcsetattr(STDIN_FILENO, TCSANOW, &raw)
    defer { tcsetattr(STDIN_FILENO, TCSANOW, &old) }
    var key: UInt8 = 0
    return read(STDIN_FILENO, &key, 1) == 1 ? key : nil
  }
}
