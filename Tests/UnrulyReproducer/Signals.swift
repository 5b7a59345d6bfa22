import Deaths
import Foundation

enum Terminated: Death {
  static func die() { raise(SIGTERM) }
}

enum Stopped: Death {
  static func die() { raise(SIGSTOP) }
}

/// Three signals that end no process by default, and then two that do, in case the first of them is ignored.
enum StrangeSignals: Death {
  static func die() {
    for number in [SIGCHLD, SIGWINCH, SIGURG, SIGHUP, SIGUSR1] { raise(number) }
  }
}
