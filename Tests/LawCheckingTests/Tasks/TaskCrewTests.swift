import Foundation
import TestSupport

@testable import LawChecking

@Suite struct `A starting gate` {
  @Test func `lets all tasks run at the same time, and each once`() {
    let crew = TaskCrew()
    for round in 0..<20 {
      let counts = (0..<3).map { _ in Count() }
      let missing = Locked(counts.count)
      let end = ContinuousClock.now + .seconds(10)
      let tasks: [() -> Void] = counts.map { count in
        {
          missing.use { $0 -= 1 }
          // A task counts only if the others have come while it waits.
          while missing.value > 0 && end > .now { sched_yield() }
          if missing.value == 0 { count.value += 1 }
        }
      }
      crew.race(tasks, shifted: round)
      #expect(counts.map(\.value) == [1, 1, 1])
    }
  }

  private final class Count {
    var value = 0
  }
}
