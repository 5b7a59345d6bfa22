import BindingGenerators
import BindingLaws

/// How a case is run by the law about several tasks: in every order of their accesses.
extension Runner {
  /// In how many orders of their accesses tasks are run, of a few operations and of more.
  ///
  /// Recorded outputs count the runs. Where an order is left out, tasks of that length are not proved.
  private static var most: Int { 2_000 }
  private static var mostOfMany: Int { 100 }
  private static var few: Int { 4 }

  /// What tasks lead to, in any order of their accesses, their operations lead to in some order.
  ///
  /// Where the case says in which order, that one alone is tried. Each is a case of its own to those
  /// who hear of cases, and a run.
  func concurrent(_ given: Case) -> Run {
    // What came of elsewhere, such as the history that shows a memory, is no task's.
    guard given.operations.allSatisfy({ $0.task > 0 }) else { return Run(ending: .refused) }
    let expected = subject.outcomes(of: given.operations, from: subject.start(of: given))
    if subject.isRaced {
      return given.timing.isEmpty ? raced(given, expected) : Run(ending: .refused)
    }
    if !given.timing.isEmpty { return run(given, in: given.timing.map { $0 - 1 }, expected).run }
    var (schedules, count) = (TaskSchedules(), 0)
    let most = given.operations.count > Self.few ? Self.mostOfMany : Self.most
    while let order = schedules.next() {
      count += 1
      if count > most {
        notes.noteCut(given)
        break
      }
      guard let (run, turns) = reported(given, in: order, expected) else { continue }
      if run.discrepancy != nil { return run }
      schedules.learn(from: turns, beginning: order.count)
    }
    return oneByOne(given, expected)
  }

  /// Runs the tasks one after the other, in each sequence: in every order above, all begin at once.
  private func oneByOne(_ given: Case, _ expected: [TaskOutcome]) -> Run {
    if subject.recorder?.willRun(given, seed: nil) == false { return Run(ending: .upheld) }
    let count = Int(given.operations.map(\.task).max() ?? 0)
    for sequence in Array(0..<count).permutations {
      notes.runs += 1
      let side = side(of: given)
      let seen = side.run(given.operations, by: notes.crew) {
        TaskTurns($0, by: notes.crew, oneByOne: sequence)
      }.outcome
      sides.giveBack(side)
      if expected.contains(where: { subject.fulfils(seen, $0) }) { continue }
      let start = subject.text(met: subject.start(of: given))
      let words = sequence.map { "\($0 + 1)" }.joined(separator: " then ")
      let discrepancy = Discrepancy(
        at: "tasks(\(words), \(start))", found: subject.text(of: seen, given.operations),
        expectedOneOf: expected.map { subject.text(of: $0, given.operations) })
      return Run(ending: .broken(discrepancy), given: given)
    }
    return Run(ending: .upheld)
  }

  /// Runs one order, and reports it first; `nil` where it may not be run.
  private func reported(
    _ given: Case, in order: [Int], _ expected: [TaskOutcome]
  ) -> (run: Run, turns: TaskTurns)? {
    var timed = given
    // An empty timing means every order. This one begins with the first task, so `[1]` names it.
    timed.timing = order.isEmpty ? [1] : order.map { $0 + 1 }
    if avoided.contains(timed) { return nil }
    if subject.recorder?.willRun(timed, seed: nil) == false { return nil }
    return run(given, in: order, expected)
  }

  private func run(
    _ given: Case, in order: [Int], _ expected: [TaskOutcome]
  ) -> (run: Run, turns: TaskTurns) {
    notes.runs += 1
    let side = side(of: given)
    let seen = side.run(given.operations, by: notes.crew) {
      TaskTurns($0, by: notes.crew, in: order)
    }
    look(at: side)
    sides.giveBack(side)
    if seen.turns.hasWaited { notes.hasWaited = true }
    if expected.contains(where: { subject.fulfils(seen.outcome, $0) }) {
      return (Run(ending: .upheld), seen.turns)
    }
    var timed = given
    timed.timing = seen.turns.order.map { $0 + 1 }
    let discrepancy = Discrepancy(
      at: "…", found: subject.text(of: seen.outcome, given.operations),
      expectedOneOf: expected.map { subject.text(of: $0, given.operations) })
    return (Run(ending: .broken(discrepancy), given: timed), seen.turns)
  }
}

extension [Int] {
  /// All sequences of these, in order.
  fileprivate var permutations: [[Int]] {
    if isEmpty { return [[]] }
    return indices.flatMap { place in
      var others = self
      let first = others.remove(at: place)
      return others.permutations.map { [first] + $0 }
    }
  }
}
