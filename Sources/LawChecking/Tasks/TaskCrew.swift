import Dispatch
import Foundation

/// Threads that hand each other a baton: one task runs at a time, from one stop to the next.
///
/// A task that waited runs on once it can, beside the one whose turn it is.
///
/// One thread leads. It alone calls all but `stop`, which a task calls on its own thread, and `current`,
/// which any thread may ask. Before `begin` is called again, and before the crew is released, all tasks
/// have to have ended: one that has stopped would keep its thread for ever.
final class TaskCrew {
  private var threads: [TaskThread] = []
  /// The semaphore on which the leading thread waits.
  private let news = DispatchSemaphore(value: 0)

  deinit { threads.forEach { $0.close() } }

  /// Takes new tasks, none of which runs yet.
  ///
  /// All earlier ones have ended.
  func begin(_ tasks: [() -> Void]) {
    while threads.count < tasks.count { threads.append(TaskThread(reportingTo: news)) }
    for (thread, task) in zip(threads, tasks) { thread.put(task) }
  }

  /// The task whose thread this is, or nil if it is none of them.
  var current: Int? { threads.firstIndex { $0.isCurrent } }

  /// Lets a task run until it stops, ends, or waits for something that another task has.
  func run(_ task: Int) -> TaskState {
    threads[task].start()
    return wait(for: task)
  }

  /// Returns the state of a task that was running.
  ///
  /// `running` means that it waits for something. A task counts as waiting once its thread was seen asleep
  /// several times in a row, and not awake between. So a system that waits for a lock of its own has to sleep
  /// while it waits.
  func wait(for task: Int) -> TaskState {
    var equalLooks = 0
    var latest = stateAtEnd(of: task, within: TaskThread.patience)
    var lastSleep: TaskThread.Sleep?
    var enough = TaskThread.checksWhenKnown
    while latest == .running, equalLooks < enough {
      let sleep = threads[task].sleep
      let sleepsOn = sleep == lastSleep && (sleep?.isAsleep ?? true)
      equalLooks = sleepsOn ? equalLooks + 1 : 0
      enough = sleep == nil ? TaskThread.checksWhenUnknown : TaskThread.checksWhenKnown
      lastSleep = sleep
      latest = stateAtEnd(of: task, within: TaskThread.patience)
    }
    return latest
  }

  /// Lets all tasks run at the same time, on threads that the system schedules.
  ///
  /// Nobody can order their accesses. So each waits until all have come, without sleeping: one that has to
  /// wake up would start late. `Runner+TasksOnThreads` tries every number that two tasks may have.
  ///
  /// - Parameter number: How they are shifted against each other. They begin at the same time, each
  ///   after a pause that three bits of the number set.
  func race(_ tasks: [() -> Void], shifted number: Int) {
    let missing = Locked(tasks.count)
    begin(
      tasks.enumerated().map { place, task in
        {
          missing.use { $0 -= 1 }
          while missing.value > 0 { sched_yield() }
          for _ in 0..<(number >> (3 * place)) & 7 { missing.use { _ in } }
          task()
        }
      })
    for task in tasks.indices { threads[task].start() }
    for task in tasks.indices { while stateAtEnd(of: task, within: 1) == .running {} }
  }

  /// Returns the present state of a task.
  func state(of task: Int) -> TaskState { threads[task].state }

  /// Stops the task whose thread this is until it is its turn.
  func stop(_ task: Int) { threads[task].stop() }

  /// Waits until a task does not run, or for some time, and returns its state then.
  private func stateAtEnd(of task: Int, within seconds: Double) -> TaskState {
    var latest = state(of: task)
    if latest != .running { return latest }
    let end = DispatchTime.now() + seconds
    while latest == .running, news.wait(timeout: end) == .success { latest = state(of: task) }
    return latest
  }
}

/// The state of a task.
enum TaskState: Equatable {
  /// It runs, or waits for something.
  case running
  /// It has not begun, or has stopped, and waits for its turn.
  case stopped
  /// It has ended.
  case ended
}
