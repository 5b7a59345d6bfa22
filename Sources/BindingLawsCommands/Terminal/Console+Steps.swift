import Foundation

/// Ctrl-C, as the byte that a key gives.
private let interrupt: UInt8 = 3
/// The keys that end the steps: Ctrl-C, Ctrl-D and q.
private let ends: [UInt8] = [interrupt, 4, UInt8(ascii: "q"), UInt8(ascii: "Q")]

/// What `replay --step` does: it shows a table line by line, one for each key. `CI/full.d/terminal` does it.
extension Console {
  /// Shows the heading with the first line, then a line a key; the terminal is left as it was.
  ///
  /// Where standard input is no terminal, each line of input stands for a key.
  func step(through lines: [String]) throws {
    guard isatty(STDIN_FILENO) == 1 else { return try show(lines, while: { readLine() != nil }) }
    note("any key steps, q ends the steps\n")
    var old = termios()
    tcgetattr(STDIN_FILENO, &old)
    var raw = old
    raw.c_lflag &= ~tcflag_t(ICANON | ECHO | ISIG)
    // Before the first line is shown: who answers it at once presses a key, and Ctrl-C is one here.
    tcsetattr(STDIN_FILENO, TCSANOW, &raw)
    var wasInterrupted = false
    do {
      defer { tcsetattr(STDIN_FILENO, TCSANOW, &old) }
      try show(lines) {
        var key: UInt8 = 0
        let isPressed = read(STDIN_FILENO, &key, 1) == 1
        wasInterrupted = isPressed && key == interrupt
        return isPressed && !ends.contains(key)
      }
    }
    if wasInterrupted {
      EndGuard.isArmed = false
      exit(Outcome.interrupted.rawValue)
    }
  }

  /// Shows lines until no key comes; the heading and the first line wait for none.
  private func show(_ lines: [String], while waitForKey: () -> Bool) throws {
    for (index, line) in lines.enumerated() {
      if index > 1 && !waitForKey() { break }
      try say(paint(line: line))
    }
    try say("")
  }
}
