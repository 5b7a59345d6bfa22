import Foundation

enum StackOverflow: Death {
  static func die() { print(depth(0)) }
  @inline(never) static func depth(_ n: Int) -> Int { n == -1 ? 0 : depth(n + 1) + depth(n + 2) }
}

enum EndlessLoop: Death {
  static func die() {
    while getppid() != -1 {}
  }
}

enum Abort: Death {
  static func die() { abort() }
}

/// Ends as if nothing were wrong, with all that has to be done at the end of a process.
enum ExitZero: Death {
  static func die() { exit(0) }
}

/// Ends with the status of a process of a hunt that has done its share.
enum ExitOfShare: Death {
  static func die() { exit(92) }
}

/// Ends as if nothing were wrong, without any of what has to be done.
enum QuickExitZero: Death {
  static func die() { _exit(0) }
}

/// Ends with the status of a child that has done its task.
enum FeignedEnd: Death {
  static func die() { _exit(42) }
}

enum Terminated: Death {
  static func die() { raise(SIGTERM) }
}

enum Stopped: Death {
  static func die() { raise(SIGSTOP) }
}

enum ClosedPipe: Death {
  static func die() {
    var ends: [Int32] = [0, 0]
    pipe(&ends)
    close(ends[0])
    _ = write(ends[1], &ends, 4)
  }
}

/// Throws signals about, also such as nobody expects, and goes on.
enum StrangeSignals: Death {
  static func die() {
    for number in [SIGCHLD, SIGWINCH, SIGURG, SIGHUP, SIGUSR1] { raise(number) }
  }
}
