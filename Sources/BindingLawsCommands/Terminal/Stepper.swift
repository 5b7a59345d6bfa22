import Foundation

/// Shows lines one at a time, and waits for a key before the next.
struct Stepper {
  private static let interrupt: UInt8 = 3
  private static let ends: [UInt8] = [interrupt, 4, UInt8(ascii: "q"), UInt8(ascii: "Q")]

  private let console: Console

  init(_ console: Console) {
    self.console = console
  }

  /// Shows the heading with the first line, then a line a key; the terminal is left as it was.
  func show(_ lines: [String]) throws {
    guard isatty(STDIN_FILENO) == 1 else { return try show(lines) { readLine() != nil } }
    console.note("any key steps, q ends the steps\n")
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
        let key = Self.key
        wasInterrupted = key == Self.interrupt
        return key.map { !Self.ends.contains($0) } ?? false
      }
    }
    if wasInterrupted {
      EndGuard.isArmed = false
      exit(Outcome.interrupted.rawValue)
    }
  }

  /// Shows lines until there is no more input.
  private func show(_ lines: [String], _ waitForKey: () -> Bool) throws {
    for (index, line) in lines.enumerated() {
      if index > 1 && !waitForKey() { break }
      try console.say(console.paint(line: line))
    }
    try console.say("")
  }

  /// The next key; `nil` when there is none any more.
  private static var key: UInt8? {
    var key: UInt8 = 0
    return read(STDIN_FILENO, &key, 1) == 1 ? key : nil
  }
}
