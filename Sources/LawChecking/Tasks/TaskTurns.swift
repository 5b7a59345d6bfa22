/// One run of several tasks in a given order of their accesses, and what it showed.
struct TaskTurns {
  /// The task that made each access, in order.
  private(set) var order: [Int] = []
  /// The tasks that could have made each access, with the one that did.
  private(set) var runnable: [[Int]] = []

  /// Whether some task had to wait for another one, so that not every order was open.
  private(set) var hasWaited = false

  /// The state of each task at the latest look.
  ///
  /// `running` means that it waits for something that another task has.
  private var states: [TaskState]
  /// The tasks that wait, in the order in which they began to.
  private var waiting: [Int] = []
  private let crew: TaskCrew

  /// Runs tasks, each up to its first access and then in turn from one access to the next.
  ///
  /// It returns when all have ended, as `TaskCrew` requires. Kept tokens hold orders, so how one is followed
  /// stays.
  ///
  /// - Parameters:
  ///   - tasks: The tasks. `crew.stop` is called on their threads before each access.
  ///   - crew: The threads.
  ///   - order: The task that makes each access, from 0. A task that cannot go on is passed over. After that
  ///     the one that made the last access goes on, and when it has ended the first that can.
  init(_ tasks: [() -> Void], by crew: TaskCrew, in order: [Int]) {
    self.init(tasks, by: crew)
    for task in tasks.indices { run(task) }
    while states.contains(where: { $0 != .ended }) {
      let runnable = tasks.indices.filter { states[$0] == .stopped }
      if runnable.isEmpty { takeBack(crew.state) } else { turn(among: runnable, order) }
    }
  }

  /// Runs tasks one after the other: each begins when the one before has ended.
  ///
  /// - Parameters:
  ///   - tasks: The tasks.
  ///   - crew: The threads.
  ///   - sequence: The task that runs first, second and so on, from 0.
  init(_ tasks: [() -> Void], by crew: TaskCrew, oneByOne sequence: [Int]) {
    self.init(tasks, by: crew)
    for task in sequence {
      while states[task] != .ended {
        if states.contains(.running) { takeBack(crew.state) } else { run(task) }
      }
    }
  }

  private init(_ tasks: [() -> Void], by crew: TaskCrew) {
    self.crew = crew
    states = tasks.map { _ in .stopped }
    crew.begin(tasks)
  }

  /// Lets a task make its next access, and run to the one after that, or to its end.
  private mutating func turn(among runnable: [Int], _ wanted: [Int]) {
    let task = choice(among: runnable, wanted)
    order.append(task)
    self.runnable.append(runnable)
    run(task)
    // It may have let go of what others wait for. They are awaited: otherwise the speed of their threads would
    // decide which tasks are runnable next.
    if states[task] == .ended { takeBack(crew.wait) }
  }

  /// Returns the task that makes the next access.
  private func choice(among runnable: [Int], _ wanted: [Int]) -> Int {
    if order.count < wanted.count, runnable.contains(wanted[order.count]) {
      return wanted[order.count]
    }
    if let latest = order.last, runnable.contains(latest) { return latest }
    return runnable[0]
  }

  /// Lets a task run to its next access, to its end, or until it has to wait.
  private mutating func run(_ task: Int) {
    states[task] = crew.run(task)
    if states[task] == .running {
      hasWaited = true
      waiting.append(task)
    }
  }

  /// Takes back the tasks that waited and have got what they waited for.
  ///
  /// If all wait for each other, this is repeated for ever. There is no pause, so that a limit on processor time
  /// stops it: `ChildLimits` has one, and `LawsOfTime.md` explains that end.
  ///
  /// - Parameter currentState: Returns the state of a task, at once or once it has stopped again.
  private mutating func takeBack(_ currentState: (Int) -> TaskState) {
    for task in waiting { states[task] = currentState(task) }
    waiting.removeAll { states[$0] != .running }
  }
}

extension TaskTurns {
  /// Returns how often a task was interrupted that could have gone on.
  ///
  /// - Parameters:
  ///   - order: The task that made each access.
  ///   - runnable: The tasks that could have made it.
  static func interruptions(_ order: [Int], _ runnable: [[Int]]) -> Int {
    order.indices.dropFirst().count { place in
      order[place] != order[place - 1] && runnable[place].contains(order[place - 1])
    }
  }
}
