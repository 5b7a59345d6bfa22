import Foundation

/// Threads that hand each other a baton: of several tasks one runs at a time, from one place at which
/// it stops to the next.
final class TaskCrew {
  private let board = TaskBoard()
  private var threads: [TaskThread] = []

  deinit { board.close() }

  /// Begins with so many tasks, none of which runs yet.
  func begin(_ tasks: [() -> Void]) {
    while threads.count < tasks.count {
      let number = threads.count
      threads.append(TaskThread { [board] in board.work(as: number) })
    }
    board.put(tasks)
  }

  /// The task whose thread this is, if it is one of them.
  var current: Int? { threads.firstIndex { $0.isCurrent } }

  /// Lets a task run until it stops, ends, or waits for something that another one has.
  func run(_ task: Int) -> TaskState {
    board.set(task, .running)
    return wait(for: task)
  }

  /// How a task stands that was running; `running` where it waits for something.
  func wait(for task: Int) -> TaskState {
    var (looks, state) = (0, board.state(of: task, within: TaskThread.patience))
    var (last, enough): (TaskThread.Rest?, Int) = (nil, TaskThread.looks)
    while state == .running, looks < enough {
      let rest = threads[task].rest
      looks = rest == last && (rest?.isAsleep ?? true) ? looks + 1 : 0
      enough = rest == nil ? TaskThread.looksUntold : TaskThread.looks
      last = rest
      state = board.state(of: task, within: TaskThread.patience)
    }
    return state
  }

  /// Lets all tasks run at the same time, on threads that the system runs as it likes.
  ///
  /// - Parameter number: How they are shifted against each other: they begin at the same time, each
  ///   after a pause that depends on it.
  func race(_ tasks: [() -> Void], shifted number: Int) {
    let gate = StartingGate(tasks.count)
    begin(
      tasks.enumerated().map { place, task in
        {
          gate.pass(thenPausing: (number >> (3 * place)) & 7)
          task()
        }
      })
    board.setAll(.running)
    for task in tasks.indices { while board.state(of: task, within: 1) == .running {} }
  }

  /// How a task stands now.
  func state(of task: Int) -> TaskState { board.state(of: task, within: 0) }

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
private final class TaskBoard: @unchecked Sendable {  // Everything is guarded by the condition.
  private let condition = NSCondition()
  private var states: [TaskState] = []
  private var jobs: [(() -> Void)?] = []
  private var isClosed = false

  func put(_ tasks: [() -> Void]) {
    change { (states, jobs) = (tasks.map { _ in .idle }, tasks) }
  }

  func close() {
    change { isClosed = true }
  }

  func set(_ task: Int, _ state: TaskState) {
    change { states[task] = state }
  }

  func setAll(_ state: TaskState) {
    change { states = states.map { _ in state } }
  }

  /// The state of a task, once it does not run, or after some time.
  func state(of task: Int, within seconds: Double) -> TaskState {
    condition.lock()
    defer { condition.unlock() }
    let end = Date(timeIntervalSinceNow: seconds)
    while states[task] == .running, condition.wait(until: end) {}
    return states[task]
  }

  func stop(_ task: Int) {
    change { states[task] = .stopped }
    condition.lock()
    while states[task] != .running { condition.wait() }
    condition.unlock()
  }

  /// Does what there is to do, task by task, until the board is closed.
  func work(as number: Int) {
    while let job = job(of: number) {
      job()
      set(number, .ended)
    }
  }

  private func job(of number: Int) -> (() -> Void)? {
    condition.lock()
    defer { condition.unlock() }
    while !isClosed {
      if states.indices.contains(number), states[number] == .running, let job = jobs[number] {
        jobs[number] = nil
        return job
      }
      condition.wait()
    }
    return nil
  }

  private func change(_ body: () -> Void) {
    condition.lock()
    body()
    condition.broadcast()
    condition.unlock()
  }
}
