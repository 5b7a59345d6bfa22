import Dispatch
import Foundation
import Testing

@testable import LawChecking

#if os(Linux)
  @Suite struct `A thread of tasks` {
    /// Where the system does not say that, a task that waits costs 25 times as long.
    @Test func `is seen asleep while it waits for a task`() {
      let thread = TaskThread(reportingTo: DispatchSemaphore(value: 0))
      while thread.sleep?.isAsleep == false { sched_yield() }
      #expect(thread.sleep?.isAsleep == true)
      thread.close()
    }
  }
#endif
