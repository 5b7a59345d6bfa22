import Foundation
import TestSupport

@testable import LawChecking

/// `CI/full.d/threads` runs this suite by its name.
@Suite struct `A race of tasks` {
  /// Tasks that ran one after the other would wait for each other in vain, and not count.
  ///
  /// One crew runs all races, so a task that a thread kept would count twice.
  @Test func `runs all of them at the same time, and each once`() {
    let crew = TaskCrew()
    for number in 0..<20 {
      let counts = (0..<3).map { _ in Count() }
      let missing = Locked(counts.count)
      // A task that waits in vain gives up, so that the test ends.
      let end = ContinuousClock.now + .seconds(10)
      let tasks: [() -> Void] = counts.map { count in
        {
          missing.use { $0 -= 1 }
          while missing.value > 0 && end > .now { sched_yield() }
          if missing.value == 0 { count.value += 1 }
        }
      }
      crew.race(tasks, shifted: number)
      #expect(counts.map(\.value) == [1, 1, 1])
    }
  }

  /// The number of times that a task ran, and met the others.
  private final class Count {
    var value = 0
  }
}
