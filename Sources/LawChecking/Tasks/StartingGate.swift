import Foundation

/// Holds threads back until all have come, so that they run at the same time.
///
/// `TaskCrew.race` sends each task through a gate, because nobody can order their accesses.
/// The threads wait without sleeping: one that has to wake up would start late.
final class StartingGate: @unchecked Sendable {  // The count is guarded by the lock.
  private let lock = NSLock()
  private var missing: Int

  /// - Parameter count: How many threads have to come.
  init(_ count: Int) { missing = count }

  /// Waits for all threads, then for some turns of a loop.
  ///
  /// The turns shift threads against each other. Each thread passes once.
  func pass(thenPausing turns: Int) {
    lock.withLock { missing -= 1 }
    while lock.withLock({ missing > 0 }) { sched_yield() }
    for _ in 0..<turns { lock.withLock {} }
  }
}
