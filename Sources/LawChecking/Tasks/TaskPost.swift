import Dispatch
import Foundation

/// Where a thread reads what to do, and writes down what it is doing; the thread keeps nothing else.
final class TaskPost: @unchecked Sendable {  // What changes is guarded by the lock.
  private let lock = NSLock()
  private var stands = TaskState.ended
  private var job: (() -> Void)?
  private var isClosed = false
  /// Where the thread waits that has nothing to do: its own, so that a change wakes the one that it is for.
  private let gate = DispatchSemaphore(value: 0)
  private let news: DispatchSemaphore

  /// - Parameter news: Gets a signal when a task does not run any more.
  init(reportingTo news: DispatchSemaphore) { self.news = news }

  /// How the task stands now.
  var state: TaskState { lock.withLock { stands } }

  func put(_ task: @escaping () -> Void) { lock.withLock { (stands, job) = (.stopped, task) } }

  func close() {
    lock.withLock { isClosed = true }
    gate.signal()
  }

  /// Lets the task run, up to where it stops next.
  func start() {
    lock.withLock { stands = .running }
    gate.signal()
  }

  /// Stops the task whose thread this is until it is its turn.
  func stop() {
    leave(.stopped)
    repeat { gate.wait() } while state != .running
  }

  /// Does what there is to do, task by task, until the post is closed.
  func work() {
    while !lock.withLock({ isClosed }) {
      if runJob() { leave(.ended) } else { gate.wait() }
    }
  }

  /// Runs what there is to do, and releases the job before it returns.
  ///
  /// `leave` comes later, so that the thread that leads releases last what the job used.
  private func runJob() -> Bool {
    let job = lock.withLock {
      defer { if stands == .running { self.job = nil } }
      return stands == .running ? self.job : nil
    }
    job?()
    return job != nil
  }

  /// Says that the task does not run any more.
  private func leave(_ state: TaskState) {
    lock.withLock { stands = state }
    news.signal()
  }
}
