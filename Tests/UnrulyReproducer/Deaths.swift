import Deaths
import Foundation

enum Terminated: Death {
  static func die() { raise(SIGTERM) }
}

enum Stopped: Death {
  static func die() { raise(SIGSTOP) }
}

/// Throws signals about, also such as nobody expects, and goes on.
enum StrangeSignals: Death {
  static func die() {
    for number in [SIGCHLD, SIGWINCH, SIGURG, SIGHUP, SIGUSR1] { raise(number) }
  }
}
