import Foundation

/// Shows lines one at a time, and waits for a key before the next.
struct Stepper {
  private let console: Console

  init(_ console: Console) {
    self.console = console
  }

  /// Shows the heading with the first line, then a line a key.
  func show(_ lines: [String]) throws {
    for (index, line) in lines.enumerated() {
      if index > 1 && !waitForKey() { return }
      try console.say(line)
    }
    try console.say("")
  }

  /// Waits for a key on a terminal, otherwise for a line; `false` when there is no more input.
  private func waitForKey() -> Bool {
    guard isatty(STDIN_FILENO) == 1 else { return readLine() != nil }
    var old = termios()
    tcgetattr(STDIN_FILENO, &old)
    var raw = old
    raw.c_lflag &= ~tcflag_t(ICANON | ECHO)
    tcsetattr(STDIN_FILENO, TCSANOW, &raw)
    defer { tcsetattr(STDIN_FILENO, TCSANOW, &old) }
    var key: UInt8 = 0
    return read(STDIN_FILENO, &key, 1) == 1
  }
}
