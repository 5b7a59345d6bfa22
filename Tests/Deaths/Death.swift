import Foundation

/// An unexpected way to end a process, as a type, so that a generic system can be made of it.
package protocol Death {
  static func die()
}

package enum Trap: Death {
  package static func die() { fatalError("three") }
}

package enum FailedPrecondition: Death {
  // No process has this parent, but the optimiser does not know that.
  package static func die() { precondition(getppid() == -1, "unlucky") }
}

package enum ArrayIndex: Death {
  // The number of a process that is not the first is beyond the end.
  package static func die() { print([1, 2, 3][Int(getpid())]) }
}

package enum StackOverflow: Death {
  package static func die() { print(calls(at: 0)) }

  /// Returns a number of calls, which has no end.
  ///
  /// Two calls add up, because the optimiser turns a single one into a loop, which fills no stack.
  @inline(never) static func calls(at depth: Int) -> Int {
    depth == -1 ? 0 : calls(at: depth + 1) + calls(at: depth + 2)
  }
}

package enum HeapExhaustion: Death {
  package static func die() {
    // A text, because an array copies its elements one by one in code that is not optimised.
    var text = "x"
    while true { text += text }
  }
}

/// An end by many small objects, none of which alone is too large.
package enum SmallObjects: Death {
  final class Link {
    let next: Link?
    /// A weight that uses up the memory before the time.
    let weight = [Int](repeating: 1, count: 100)
    init(_ next: Link?) { self.next = next }
  }

  package static func die() {
    var last: Link?
    while true { last = Link(last) }
  }
}

package enum EndlessLoop: Death {
  package static func die() {
    // No process has this parent, but the optimiser does not know that, and keeps the loop.
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
