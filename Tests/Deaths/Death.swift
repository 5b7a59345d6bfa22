import Foundation

/// An unexpected way to end a process, as a type, so that a generic system can be made of it.
package protocol Death {
  static func die()
}

package enum Trap: Death {
  package static func die() { fatalError("three") }
}

package enum StackOverflow: Death {
  package static func die() { print(depth(0)) }
  @inline(never) static func depth(_ n: Int) -> Int { n == -1 ? 0 : depth(n + 1) + depth(n + 2) }
}

package enum HeapExhaustion: Death {
  package static func die() {
    // A text, because an array copies its elements one by one in code that is not optimised.
    var text = "x"
    while true { text += text }
  }
}

package enum EndlessLoop: Death {
  package static func die() {
    while getppid() != -1 {}
  }
}

/// A wait for ever, which ignores the signals that would end the process.
package enum StoppedClock: Death {
  package static func die() {
    for number in [SIGALRM, SIGPROF, SIGINT, SIGTERM] { signal(number, SIG_IGN) }
    while true { pause() }
  }
}

package enum Abort: Death {
  package static func die() { abort() }
}

package enum KillFromOutside: Death {
  package static func die() { kill(getpid(), SIGKILL) }
}

package enum ClosedPipe: Death {
  package static func die() {
    var ends: [Int32] = [0, 0]
    pipe(&ends)
    close(ends[0])
    _ = write(ends[1], &ends, 4)
  }
}

/// An end as if nothing were wrong, with the handlers that run at exit.
package enum ExitZero: Death {
  package static func die() { exit(0) }
}

/// An end as if nothing were wrong, without the handlers that run at exit.
package enum QuickExitZero: Death {
  package static func die() { _exit(0) }
}

/// An end with the status of a child that has done its task.
package enum FeignedEnd: Death {
  package static func die() { _exit(42) }
}
