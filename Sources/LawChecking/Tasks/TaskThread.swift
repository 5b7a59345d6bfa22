import Dispatch
import Foundation

/// A thread that runs the tasks of one number.
///
/// `TaskCrew` has one for each number. `LawsOfTime.md` says what becomes of tasks that wait or spin, by
/// `sleep` below.
final class TaskThread: @unchecked Sendable {  // The lock guards what changes once it has begun.
  // Larger numbers than these only cost time. With smaller ones a thread that is merely slow may count as
  // waiting, and orders change. A task that waits costs 8 ms, or a fifth of a second where the system does not
  // say whether a thread sleeps.

  /// The seconds before each look at a thread.
  static let patience = 0.002
  /// The number of equal looks in a row that count as waiting.
  static let checksWhenKnown = 4
  /// The number of equal looks in a row that count as waiting if the system does not say whether a thread
  /// sleeps.
  static let checksWhenUnknown = 100

  /// The sleep of a thread, as the system tells it.
  struct Sleep: Equatable {
    /// Whether the thread sleeps now.
    let isAsleep: Bool
    /// The number of times that it has slept so far, in digits.
    let count: String
  }

  /// The thread, which runs `work` and so keeps this object until it is closed.
  ///
  /// Weak, to make no cycle.
  private weak var thread: Thread?
  private let lock = NSLock()
  /// The state of its task.
  private var taskState = TaskState.ended
  /// The task, from `put` until it has begun.
  private var job: (() -> Void)?
  private var isClosed = false
  /// The gate at which the thread waits for work.
  ///
  /// It is its own, so that a change wakes no other thread.
  private let gate = DispatchSemaphore(value: 0)
  /// The semaphore that gets a signal when its task no longer runs.
  private let news: DispatchSemaphore
  /// The semaphore that gets a signal once the thread runs.
  private let beginning = DispatchSemaphore(value: 0)
  /// The path at which Linux tells the state of the thread, which the thread finds before anybody asks.
  private var statusPath: String?

  /// Starts a thread, and waits until it runs: its state is not known before.
  ///
  /// - Parameter news: Gets a signal when its task no longer runs.
  init(reportingTo news: DispatchSemaphore) {
    self.news = news
    let thread = Thread { [self] in work() }
    self.thread = thread
    // Code under test may need more than the half megabyte that a thread has by default on a Mac.
    thread.stackSize = 4 << 20
    thread.start()
    beginning.wait()
  }

  /// Runs task after task, until it is closed.
  private func work() {
    let link = try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/thread-self")
    statusPath = link.map { "/proc/\($0)/status" }
    beginning.signal()
    while !lock.withLock({ isClosed }) {
      if runJob() { leave(.ended) } else { gate.wait() }
    }
  }

  /// The present state of its task.
  var state: TaskState { lock.withLock { taskState } }

  /// Whether the caller runs on this thread.
  var isCurrent: Bool { Thread.current === thread }

  /// Takes a task, which does not run before `start`.
  func put(_ task: @escaping () -> Void) {
    lock.withLock {
      taskState = .stopped
      job = task
    }
  }

  /// Lets the thread end, once its task has ended.
  func close() {
    lock.withLock { isClosed = true }
    gate.signal()
  }

  /// Lets its task run until it stops next.
  func start() {
    lock.withLock { taskState = .running }
    gate.signal()
  }

  /// Stops the task until it is its turn.
  ///
  /// Call it on this thread.
  func stop() {
    leave(.stopped)
    repeat { gate.wait() } while state != .running
  }

  /// Runs the job, if there is one, and releases it before it returns.
  ///
  /// `leave` comes later, so that the thread that leads releases last what the job used.
  private func runJob() -> Bool {
    let job = lock.withLock {
      defer { if taskState == .running { self.job = nil } }
      return taskState == .running ? self.job : nil
    }
    job?()
    return job != nil
  }

  /// Notes that its task no longer runs.
  private func leave(_ state: TaskState) {
    lock.withLock { taskState = state }
    news.signal()
  }

  /// The sleep of the thread.
  ///
  /// Nil if the system does not say. A thread that has slept since the last look waits for something, such as
  /// a lock. One that only lacks a processor does not sleep, however busy the machine is. One that waits for
  /// the disk does not count. If the system says nothing, a thread that makes no progress counts as waiting.
  var sleep: Sleep? {
    guard let statusPath, let data = FileManager.default.contents(atPath: statusPath) else {
      return nil
    }
    let lines = data.split(separator: UInt8(ascii: "\n"))
    func field(_ name: String) -> String? {
      lines.first { $0.starts(with: name.utf8) }.map { line in
        String(decoding: line.dropFirst(name.utf8.count), as: UTF8.self)
      }
    }
    guard let state = field("State:\t"), let count = field("voluntary_ctxt_switches:\t") else {
      return nil
    }
    return Sleep(isAsleep: state.hasPrefix("S"), count: count)
  }
}
