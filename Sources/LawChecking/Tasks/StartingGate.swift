import Foundation

/// Where threads wait for each other before they run at the same time.
///
/// They wait without sleeping, so that none comes late because it had to be woken.
final class StartingGate: @unchecked Sendable {  // The count is guarded by the lock.
  private let lock = NSLock()
  private var missing: Int

  /// A gate for so many threads.
  init(_ count: Int) { missing = count }

  /// Waits until all have come, and then for so many turns of a loop; each thread passes once.
  func pass(thenPausing turns: Int) {
    lock.withLock { missing -= 1 }
    while lock.withLock({ missing > 0 }) { sched_yield() }
    for _ in 0..<turns { lock.withLock {} }
  }
}
