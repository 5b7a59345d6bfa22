import BindingGenerators

/// One run of tasks: the turns, the outcome, and the events on the way.
struct TaskRun {
  let turns: TaskTurns
  let outcome: TaskOutcome
  let events: [TaskEvent]
}

/// An access to the base while tasks run, or an operation that a task begins.
struct TaskEvent {
  enum Change {
    case begins(OperationCode)
    case reads(Int)
    case writes(Int)
  }

  /// The number of the task, from 0; operations count tasks from 1.
  let task: Int
  let kind: Change
}
