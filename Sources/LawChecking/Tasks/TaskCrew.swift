import Dispatch
import Foundation

/// Threads that hand each other a baton: of several tasks one runs at a time, from one place at which
/// it stops to the next.
///
/// A task that waited runs on once it can, beside the one whose turn it is.
///
/// One thread leads. It alone calls all but `stop`, which a task calls on its own thread, and `current`,
/// which any thread may ask. Before `begin` is called again, and before the crew is released, all tasks
/// have to have ended: one that has stopped would keep its thread for ever.
final class TaskCrew {
  private let board = TaskBoard()
  private var threads: [TaskThread] = []

  deinit { board.close() }

  /// Begins with so many tasks, none of which runs yet; those before have all ended.
  func begin(_ tasks: [() -> Void]) {
    while threads.count < tasks.count {
      let number = threads.count
      board.addGate()  // Before the thread, which takes its gate at once.
      threads.append(TaskThread { [board] in board.work(as: number) })
    }
    board.put(tasks)
  }

  /// The task whose thread this is, if it is one of them.
  var current: Int? { threads.firstIndex { $0.isCurrent } }

  /// Lets a task run until it stops, ends, or waits for something that another one has.
  func run(_ task: Int) -> TaskState {
    board.start(task..<task + 1)
    return wait(for: task)
  }

  /// How a task stands that was running; `running` where it waits for something.
  ///
  /// It counts as waiting once its thread was seen asleep several times in a row, and not awake between.
  func wait(for task: Int) -> TaskState {
    var (looks, state) = (0, board.state(of: task, within: TaskThread.patience))
    var (last, enough): (TaskThread.Rest?, Int) = (nil, TaskThread.looks)
    while state == .running, looks < enough {
      let rest = threads[task].rest
      looks = rest == last && (rest?.isAsleep ?? true) ? looks + 1 : 0
      enough = rest == nil ? TaskThread.looksUnknown : TaskThread.looks
      last = rest
      state = board.state(of: task, within: TaskThread.patience)
    }
    return state
  }

  /// Lets all tasks run at the same time, on threads that the system runs as it likes.
  ///
  /// - Parameter number: How they are shifted against each other: they begin at the same time, each
  ///   after a pause that depends on it, by three bits a task.
  func race(_ tasks: [() -> Void], shifted number: Int) {
    let gate = StartingGate(tasks.count)
    begin(
      tasks.enumerated().map { place, task in
        {
          gate.pass(thenPausing: (number >> (3 * place)) & 7)
          task()
        }
      })
    board.start(tasks.indices)
    for task in tasks.indices { while board.state(of: task, within: 1) == .running {} }
  }

  /// How a task stands now.
  func state(of task: Int) -> TaskState { board.state(of: task) }

  /// Stops the task whose thread this is until it is its turn.
  func stop(_ task: Int) { board.stop(task) }
}

/// What a task is doing.
enum TaskState: Equatable {
  /// Nothing yet.
  case idle
  /// It runs, or waits for something.
  case running
  /// It has stopped, and waits for its turn.
  case stopped
  /// It has come to its end.
  case ended
}

/// Where tasks read what to do, and write down what they are doing.
///
/// A thread that has nothing to do waits at a gate of its own, so that a change wakes the one that it is for.
private final class TaskBoard: @unchecked Sendable {  // What changes is guarded by the lock.
  private let lock = NSLock()
  private var states: [TaskState] = []
  private var jobs: [(() -> Void)?] = []
  private var isClosed = false
  /// The gates of the threads, one each; only the thread that leads adds some, so it reads them unlocked.
  private var gates: [DispatchSemaphore] = []
  /// The gate of the thread that leads the tasks.
  private let news = DispatchSemaphore(value: 0)

  /// Makes a gate for one thread more.
  func addGate() {
    lock.withLock { gates.append(DispatchSemaphore(value: 0)) }
  }

  func put(_ tasks: [() -> Void]) {
    lock.withLock { (states, jobs) = (tasks.map { _ in .idle }, tasks) }
  }

  func close() {
    lock.withLock { isClosed = true }
    gates.forEach { $0.signal() }
  }

  /// Lets tasks run, up to where they stop next.
  func start(_ tasks: Range<Int>) {
    lock.withLock { for task in tasks { states[task] = .running } }
    for task in tasks { gates[task].signal() }
  }

  /// The state of a task, once it does not run, or after some time.
  func state(of task: Int, within seconds: Double) -> TaskState {
    var state = state(of: task)
    if state != .running { return state }
    let end = DispatchTime.now() + seconds
    while state == .running, news.wait(timeout: end) == .success { state = self.state(of: task) }
    return state
  }

  /// The state of a task now.
  func state(of task: Int) -> TaskState {
    lock.withLock { states[task] }
  }

  func stop(_ task: Int) {
    let gate = gate(of: task)
    leave(task, .stopped)
    repeat { gate.wait() } while lock.withLock { states[task] != .running }
  }

  /// Does what there is to do, task by task, until the board is closed.
  func work(as number: Int) {
    let gate = gate(of: number)
    while !lock.withLock({ isClosed }) {
      if runJob(of: number) { leave(number, .ended) } else { gate.wait() }
    }
  }

  /// Runs what there is to do, and releases the job before it returns.
  ///
  /// `leave` comes later, so that the thread that leads releases last what the job used.
  private func runJob(of number: Int) -> Bool {
    guard let job = job(of: number) else { return false }
    job()
    return true
  }

  private func gate(of task: Int) -> DispatchSemaphore {
    lock.withLock { gates[task] }
  }

  /// Says that a task does not run any more.
  private func leave(_ task: Int, _ state: TaskState) {
    lock.withLock { states[task] = state }
    news.signal()
  }

  private func job(of number: Int) -> (() -> Void)? {
    lock.withLock {
      guard states.indices.contains(number), states[number] == .running else { return nil }
      defer { jobs[number] = nil }
      return jobs[number]
    }
  }
}
