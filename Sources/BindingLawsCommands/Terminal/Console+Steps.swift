import Foundation
import LawTelling

/// The byte of the key Ctrl-C.
private let interrupt: UInt8 = 3
/// The keys that end the steps: Ctrl-C, Ctrl-D and q.
private let ends: [UInt8] = [interrupt, 4, UInt8(ascii: "q"), UInt8(ascii: "Q")]

/// The steps of `replay --step`, which shows a table operation by operation, one for each key.
///
/// `CI/full.d/terminal` steps through them.
extension Console {
  /// Shows the first step, then a step for each key.
  ///
  /// The terminal is restored at the end. If standard input is no terminal, each line of input stands for a
  /// key.
  func step(through steps: [[Line]]) throws {
    guard isatty(STDIN_FILENO) == 1 else { return try show(steps, while: { readLine() != nil }) }
    note("any key steps, q ends the steps\n")
    var original = termios()
    tcgetattr(STDIN_FILENO, &original)
    var raw = original
    raw.c_lflag &= ~tcflag_t(ICANON | ECHO | ISIG)
    // This comes before the first line is shown: an early answer is a key, and Ctrl-C is one here.
    tcsetattr(STDIN_FILENO, TCSANOW, &raw)
    var wasInterrupted = false
    do {
      defer { tcsetattr(STDIN_FILENO, TCSANOW, &original) }
      try show(steps) {
        var key: UInt8 = 0
        let isPressed = read(STDIN_FILENO, &key, 1) == 1
        wasInterrupted = isPressed && key == interrupt
        return isPressed && !ends.contains(key)
      }
    }
    if wasInterrupted {
      EndGuard.isArmed = false
      exit(ExitStatus.interrupted.rawValue)
    }
  }

  /// Shows steps until no key comes.
  ///
  /// The first step waits for no key.
  private func show(_ steps: [[Line]], while waitForKey: () -> Bool) throws {
    for (index, lines) in steps.enumerated() {
      if index > 0 && !waitForKey() { break }
      try say(paint(lines))
    }
    try say("")
  }
}
