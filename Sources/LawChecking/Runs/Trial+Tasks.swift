import BindingGenerators
import BindingLaws

/// What happens to the base while tasks run, or what one of them begins.
struct TaskEvent<Base> {
  enum Kind {
    case begins(OperationCode)
    case reads(Base)
    case writes(Base)
  }

  /// The number of the task, from 0.
  let task: Int
  let kind: Kind
}

/// What tasks note, each when it is its turn.
private final class TaskNotes<Base, Value>: @unchecked Sendable {  // One task runs at a time.
  var readings: [Value?]
  var events: [TaskEvent<Base>] = []

  init(_ count: Int) { readings = Array(repeating: nil, count: count) }
}

extension Trial {
  /// What was seen of tasks.
  struct TaskRun {
    let turns: TaskTurns
    let outcome: TaskOutcome<Base, Model.Value>
    let events: [TaskEvent<Base>]
  }

  /// Runs tasks in an order of their accesses of the base, counted from 0.
  func run(_ codes: [OperationCode], by crew: TaskCrew, in order: [Int]) -> TaskRun {
    run(codes, by: crew) { TaskTurns($0, by: crew, in: order) }
  }

  /// Runs tasks one after the other, counted from 0: none begins before the one before has ended.
  func run(_ codes: [OperationCode], by crew: TaskCrew, oneByOne sequence: [Int]) -> TaskRun {
    run(codes, by: crew) { TaskTurns($0, by: crew, oneByOne: sequence) }
  }

  private func run(
    _ codes: [OperationCode], by crew: TaskCrew, _ take: ([() -> Void]) -> TaskTurns
  ) -> TaskRun {
    let notes = TaskNotes<Base, Model.Value>(codes.count)
    source.watch { [source] access in
      guard let task = crew.current else { return }
      if access != .wrote { crew.stop(task) }
      switch access {
      case .read: notes.events.append(TaskEvent(task: task, kind: .reads(source.present)))
      case .wrote: notes.events.append(TaskEvent(task: task, kind: .writes(source.present)))
      case .write: break
      }
    }
    let tasks = (1...(codes.map { Int($0.task) }.max() ?? 1)).map { number in
      { [self] in
        for place in codes.indices where Int(codes[place].task) == number {
          notes.events.append(TaskEvent(task: number - 1, kind: .begins(codes[place])))
          notes.readings[place] = use(codes[place])
        }
      }
    }
    let turns = take(tasks)
    source.watch(nil)
    return TaskRun(
      turns: turns, outcome: TaskOutcome(base: source.present, readings: notes.readings),
      events: notes.events)
  }

  /// Carries out the operation of a task through a binding that it derives; what it got, if it did.
  func use(_ code: OperationCode) -> Model.Value? {
    let binding = derived(table.world.handles[code.port].port)
    if code.kind == .get { return binding?.wrappedValue }
    binding?.wrappedValue = table.values[code.value]
    return nil
  }

  /// Runs the tasks that have not begun, in an order of their accesses.
  func runTasks(in order: [Int]) {
    let codes = tasks.codes
    if codes.isEmpty { return }
    _ = run(codes, by: TaskCrew(), in: order.map { $0 - 1 })
    state = tasks.takeAll().reduce(state) { table.next($0, $1) }
  }
}
