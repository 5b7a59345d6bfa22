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
    _ codes: [OperationCode], by crew: TaskCrew, _ take: ([() -> Void]) -> TaskTurns
  ) -> TaskRun {
    let notes = Locked(TaskNotes(readings: codes.map { _ in nil }))
    source.watch { [unowned self] access in
      guard let task = crew.current else { return }
      // This is outside of the lock, like the operations: a task that is stopped must not keep the lock.
      if access != .wrote { crew.stop(task) }
      notes.use {
        switch access {
        case .read: $0.events.append(TaskEvent(task: task, kind: .reads(met)))
        case .wrote: $0.events.append(TaskEvent(task: task, kind: .writes(met)))
        case .write: break
        }
      }
    }
    let bodies = codes.map(body)
    let tasks = (1...(codes.map { Int($0.task) }.max() ?? 1)).map { number in
      { [self] in
        for place in codes.indices where Int(codes[place].task) == number {
          let beginning = TaskEvent(task: number - 1, kind: .begins(codes[place]))
          notes.use { $0.events.append(beginning) }
          let reading = bodies[place]()
          notes.use { $0.readings[place] = reading.map(table.values.number) }
        }
      }
    }
    let turns = take(tasks)
    source.watch(nil)
    let noted = notes.value
    return TaskRun(
      turns: turns, outcome: TaskOutcome(met: met, readings: noted.readings),
      events: noted.events)
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
