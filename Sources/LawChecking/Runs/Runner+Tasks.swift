import BindingGenerators
import BindingLaws

/// The run of a case for the law about several tasks: in every order of their accesses.
extension Runner {
  // If an order is left out, tasks of that length are not proved. Recorded outputs count the orders that run.

  /// The most orders of their accesses in which tasks of few operations run.
  ///
  /// It is enough for all orders of four operations in two tasks, if each makes three accesses: 924. It is also
  /// enough for four operations of two accesses in three tasks, which have 420 orders. With three accesses an
  /// operation, three tasks would have 18,480.
  private static var mostOfFew: Int { 2_000 }
  /// The most orders of their accesses in which tasks of more operations run.
  ///
  /// Orders with the fewest interruptions come first, which show most mistakes. Two tasks of 50 accesses each
  /// have 100 orders with at most one interruption.
  private static var mostOfMany: Int { 100 }
  /// The most operations that count as few: two in each of two tasks, so that one may come between the others.
  private static var few: Int { 4 }

  /// Checks that any order of the tasks' accesses leads where some order of their operations leads.
  ///
  /// If the case names an order, only that one is tried.
  func checkTasks(_ testCase: LoadedCase) -> Run {
    // Operations without a task come from elsewhere, such as from the history that shows a memory.
    guard testCase.operations.allSatisfy({ $0.task > 0 }) else { return Run(ending: .refused) }
    let expected = subject.outcomes(of: testCase)
    if subject.isRaced {
      return testCase.taskOrder == nil ? runOnThreads(testCase, expected) : Run(ending: .refused)
    }
    if let order = testCase.taskOrder { return run(testCase, in: order, expected).run }
    let inEveryOrder = runInEveryOrder(testCase, expected)
    return inEveryOrder.isBroken ? inEveryOrder : runOneByOne(testCase, expected)
  }

  /// Runs the tasks in each order of their accesses, up to a limit, until one breaks the law.
  ///
  /// A recorder hears of each order as a case of its own, and each is a run.
  private func runInEveryOrder(_ testCase: LoadedCase, _ expected: [TaskOutcome]) -> Run {
    var schedules = TaskSchedules()
    var count = 0
    let limit = testCase.operations.count > Self.few ? Self.mostOfMany : Self.mostOfFew
    while let order = schedules.next() {
      count += 1
      if count > limit {
        notes.noteCut(testCase)
        break
      }
      if !mayRun(testCase, in: order) { continue }
      let tried = run(testCase, in: order, expected)
      if tried.run.isBroken { return tried.run }
      schedules.learn(from: tried.turns, beginning: order.count)
    }
    return Run(ending: .upheld)
  }

  /// Tells the recorder that an order is next, and returns whether it may run.
  ///
  /// An order that has ended a process before may not.
  private func mayRun(_ testCase: LoadedCase, in order: [Int]) -> Bool {
    var timed = testCase
    timed.taskOrder = order
    if avoided.contains(timed.spelling) { return false }
    return subject.recorder?.willRun(timed) ?? true
  }

  /// Runs the tasks one after the other, in each sequence.
  ///
  /// `runInEveryOrder` takes each task to its first access before any access is made. Only here does a whole
  /// task come before another one begins.
  private func runOneByOne(_ testCase: LoadedCase, _ expected: [TaskOutcome]) -> Run {
    // An earlier run died of it. No order of accesses broke the law, or nobody would ask for these sequences.
    if subject.recorder?.willRun(testCase) == false { return Run(ending: .upheld) }
    let count = Int(testCase.operations.map(\.task).max() ?? 0)
    for sequence in Array(0..<count).permutations {
      let machine = machine(of: testCase)
      let seen = machine.run(testCase.operations, by: crew) {
        TaskTurns($0, by: crew, oneByOne: sequence)
      }
      let words = sequence.map { "\($0 + 1)" }.joined(separator: " then ")
      let run = conclusion(of: seen.outcome, on: machine, testCase, expected, inWords: words)
      if run.isBroken { return run }
    }
    return Run(ending: .upheld)
  }

  /// Runs the tasks in one order, and returns what the run says of the law, and whose turn it was.
  private func run(
    _ testCase: LoadedCase, in order: [Int], _ expected: [TaskOutcome]
  ) -> (run: Run, turns: TaskTurns) {
    let machine = machine(of: testCase)
    let seen = machine.run(testCase.operations, by: crew) {
      TaskTurns($0, by: crew, in: order)
    }
    if seen.turns.hasWaited { notes.hasWaited = true }
    var timed = testCase
    // Tasks without an access have no order to name.
    timed.taskOrder = seen.turns.order.isEmpty ? nil : seen.turns.order
    noteWitness(on: machine, testCase)
    return (conclusion(of: seen.outcome, on: machine, timed, expected), seen.turns)
  }

  /// Judges a run of tasks: it is lawful if its outcome is expected.
  ///
  /// - Parameter words: How the tasks ran. Nil if the case names the order of their accesses.
  func conclusion(
    of seen: TaskOutcome, on machine: any Machine, _ testCase: LoadedCase,
    _ expected: [TaskOutcome], inWords words: @autoclosure () -> String? = nil
  ) -> Run {
    notes.runs += 1
    machines.release(machine)
    if expected.contains(where: { subject.fulfils(seen, $0, by: testCase.meaning) }) {
      return Run(ending: .upheld)
    }
    let start = subject.text(ofBase: subject.start(of: testCase), by: testCase.meaning)
    let discrepancy = Discrepancy(
      at: words().map { .item(named: "tasks", of: [$0, start]) } ?? .base,
      found: subject.value(of: seen, in: testCase),
      expectedOneOf: expected.map { subject.value(of: $0, in: testCase) })
    return Run(ending: .broken(discrepancy), testCase: testCase)
  }
}

extension [Int] {
  /// All sequences of these numbers, in order.
  fileprivate var permutations: [[Int]] {
    if isEmpty { return [[]] }
    return indices.flatMap { place in
      var others = self
      let first = others.remove(at: place)
      return others.permutations.map { [first] + $0 }
    }
  }
}
