import Dispatch
import Foundation
import Testing

@testable import LawChecking

#if os(Linux)
  @Suite struct `A thread of tasks` {
    /// Where the system does not say that, a task that waits costs 25 times as long.
    @Test func `is seen asleep while it waits for a task`() {
      let thread = TaskThread(reportingTo: DispatchSemaphore(value: 0))
      // So many turns take seconds, and a thread that falls asleep at all does so in the first few.
      var turns = 1_000_000
      while thread.sleep?.isAsleep == false && turns > 0 {
        turns -= 1
        sched_yield()
      }
      #expect(thread.sleep?.isAsleep == true)
      thread.close()
    }
  }
#endif
