import BindingGenerators
import BindingLaws

/// The run of a case for the law about several tasks: in every order of their accesses.
extension Runner {
  // Recorded outputs count the runs. If an order is left out, tasks of that length are not proved.

  /// The most orders of their accesses in which tasks of few operations run.
  ///
  /// They are all orders of four operations of three accesses each in two tasks, 924, and of two accesses each
  /// in three tasks, 420. Three tasks with three accesses an operation would have 18,480.
  private static var mostOfFew: Int { 2_000 }
  /// The most orders of their accesses in which tasks of more operations run.
  ///
  /// Orders with the fewest interruptions come first, which show most mistakes. Two tasks with 100 accesses
  /// have 100 orders with at most one.
  private static var mostOfMany: Int { 100 }
  /// The most operations that count as few: two in each of two tasks, so that one may come between the others.
  private static var few: Int { 4 }

  /// Checks that any order of the tasks' accesses leads where some order of their operations leads.
  ///
  /// If the case names an order, only that one is tried. A recorder hears of each order as a case of its own,
  /// and each is a run.
  func checkTasks(_ testCase: LoadedCase) -> Run {
    // Operations without a task come from elsewhere, such as from the history that shows a memory.
    guard testCase.operations.allSatisfy({ $0.task > 0 }) else { return Run(ending: .refused) }
    let expected = subject.outcomes(of: testCase)
    if subject.isRaced {
      return testCase.taskOrder == nil ? runOnThreads(testCase, expected) : Run(ending: .refused)
    }
    if let order = testCase.taskOrder { return run(testCase, in: order, expected).run }
    var schedules = TaskSchedules()
    var count = 0
    let limit = testCase.operations.count > Self.few ? Self.mostOfMany : Self.mostOfFew
    while let order = schedules.next() {
      count += 1
      if count > limit {
        notes.noteCut(testCase)
        break
      }
      guard let (run, turns) = runNoted(testCase, in: order, expected) else { continue }
      if run.isBroken { return run }
      schedules.learn(from: turns, beginning: order.count)
    }
    return runOneByOne(testCase, expected)
  }

  /// Runs the tasks one after the other, in each sequence.
  ///
  /// In every order above, all begin at once.
  private func runOneByOne(_ testCase: LoadedCase, _ expected: [TaskOutcome]) -> Run {
    // An earlier run died of it. All orders that ran above were upheld.
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

  /// Runs one order, of which the recorder hears first.
  ///
  /// Nil if it may not run.
  private func runNoted(
    _ testCase: LoadedCase, in order: [Int], _ expected: [TaskOutcome]
  ) -> (run: Run, turns: TaskTurns)? {
    var timed = testCase
    timed.taskOrder = order
    if avoided.contains(timed.spelling) { return nil }
    if subject.recorder?.willRun(timed) == false { return nil }
    return run(testCase, in: order, expected)
  }

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
  /// - Parameter words: How the tasks ran, if the case does not name their order.
  private func conclusion(
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

/// The run of a case of several tasks on real threads, if nobody sees the accesses of a store.
///
/// The order of accesses cannot be chosen there. So the outcome may differ from run to run under one seed,
/// and a counterexample gets no token.
extension Runner {
  /// The number of runs of a program of tasks on real threads.
  ///
  /// `TaskCrew.race` reads the pause of each task from three bits: these are all pairs of two tasks.
  private static var races: Int { 64 }

  /// Checks that tasks on real threads lead where some order of their operations leads.
  ///
  /// They run again and again. One failure is enough: no order leads there.
  private func runOnThreads(_ testCase: LoadedCase, _ expected: [TaskOutcome]) -> Run {
    for number in 0..<Self.races {
      let machine = machine(of: testCase)
      let seen = machine.race(testCase.operations, by: crew, shifted: number)
      noteWitness(on: machine, testCase)
      let run = conclusion(of: seen, on: machine, testCase, expected, inWords: "at once")
      if run.isBroken { return run }
    }
    return Run(ending: .upheld)
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
