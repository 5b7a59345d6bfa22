import BindingGenerators
import BindingLaws

/// The notes of tasks, written one at a time.
///
/// A task that waited runs on beside the one whose turn it is.
private struct TaskNotes {
  var readings: [Int?]
  var events: [TaskEvent] = []
}

/// Tasks by turns.
///
/// Each stops before it reads or writes the source, until it is its turn.
extension SystemMachine {
  func run(
    _ codes: [OperationCode], by crew: TaskCrew, scheduling: ([() -> Void]) -> TaskTurns
  ) -> TaskRun {
    let notes = Locked(TaskNotes(readings: codes.map { _ in nil }))
    source.watch { [unowned self] access in
      guard let task = crew.current else { return }
      // This is outside of the lock, like the operations: a task that is stopped must not keep the lock.
      if access != .wrote { crew.stop(task) }
      notes.use {
        switch access {
        case .read: $0.events.append(TaskEvent(task: task, kind: .reads(reachedBase)))
        case .wrote: $0.events.append(TaskEvent(task: task, kind: .writes(reachedBase)))
        case .write: break
        }
      }
    }
    let bodies = codes.map(body)
    let taskCount = codes.map { Int($0.task) }.max() ?? 1
    let tasks = (0..<taskCount).map { task in
      { [self] in perform(task: task, of: codes, bodies: bodies, notes: notes) }
    }
    let turns = scheduling(tasks)
    source.watch(nil)
    let noted = notes.value
    return TaskRun(
      turns: turns, outcome: TaskOutcome(base: reachedBase, readings: noted.readings),
      events: noted.events)
  }

  /// Carries out the operations of one task, and notes when each begins and what it reads.
  ///
  /// - Parameter task: The number of the task, from 0; operations count tasks from 1.
  private func perform(
    task: Int, of codes: [OperationCode], bodies: [() -> Model.Value?], notes: Locked<TaskNotes>
  ) {
    for index in codes.indices where Int(codes[index].task) == task + 1 {
      let beginning = TaskEvent(task: task, kind: .begins(codes[index]))
      notes.use { $0.events.append(beginning) }
      let reading = bodies[index]()
      notes.use { $0.readings[index] = reading.map(table.values.number) }
    }
  }

  /// Returns the operation of a task, through a binding that it derives.
  ///
  /// The operation returns what it read.
  /// It does not use the table, in which other tasks may number values meanwhile.
  func body(of code: OperationCode) -> () -> Model.Value? {
    let port = table.world.handles[code.port].port
    let value = code.kind == .get ? nil : table.values[code.value]
    return { [self] in
      let binding = derived(port)
      guard let value else { return binding?.wrappedValue }
      binding?.wrappedValue = value
      return nil
    }
  }

  /// Runs the tasks that have not begun, with their accesses in this order.
  func runTasks(in order: [Int]) {
    if tasks.isEmpty { return }
    let crew = TaskCrew()
    _ = run(tasks, by: crew) { TaskTurns($0, by: crew, in: order.map { $0 - 1 }) }
    state = tasks.takeByTask().reduce(state) { table.next($0, $1) }
  }
}
