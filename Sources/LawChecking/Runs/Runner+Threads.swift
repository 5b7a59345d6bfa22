import BindingGenerators
import BindingLaws

extension Runner {
  /// How often a program of tasks is run on real threads.
  private static var races: Int { 64 }

  /// Whether tasks run on threads that nobody can stop, because the base is kept in a store whose
  /// accesses are not seen.
  var isRaced: Bool { statement.isConcurrent && System.keeper != .source }

  /// What tasks lead to on real threads, their operations lead to in some order.
  ///
  /// That is tried again and again. What was seen once is enough: no order leads there.
  func raced(_ given: Case, _ expected: [CaseSpace<Model>.Outcome]) -> Run {
    for number in 0..<Self.races {
      notes.runs += 1
      let trial = trial(given)
      let seen = trial.race(given.operations, by: notes.crew, shifted: number)
      look(at: trial)
      if expected.contains(where: { space.fulfils(seen, $0) }) { continue }
      let start = traceText(table.base(of: space.start(of: given)))
      let discrepancy = Discrepancy(
        at: "tasks(at once, \(start))", found: seen.text(given.operations),
        expectedOneOf: expected.map { $0.text(given.operations) })
      return Run(ending: .broken(discrepancy), given: given)
    }
    return Run(ending: .upheld)
  }
}

/// A system that never runs on real threads, because what it remembers is not guarded.
protocol UnguardedSystem: BindingSystem {}

extension BindingSystem {
  /// Whether several tasks may use its bindings: by turns, or, over a store, at the same time.
  static var runsTasks: Bool {
    self is any ConcurrentSystem.Type
      && (keeper == .source || !(self is any UnguardedSystem.Type))
  }
}

/// What one task got, in the order of its operations.
private final class TaskReadings<Value> {
  var all: [(place: Int, value: Value?)] = []
}

extension Trial {
  /// Runs tasks on real threads; what came of it.
  func race(
    _ codes: [OperationCode], by crew: TaskCrew, shifted number: Int
  ) -> TaskOutcome<Base, Model.Value> {
    let tasks = 1...(codes.map { Int($0.task) }.max() ?? 1)
    let readings = tasks.map { _ in TaskReadings<Model.Value>() }
    // What is worked out once is worked out here, by one thread.
    _ = (table.world.handles, system)
    crew.race(
      tasks.map { task in
        { [self] in
          for place in codes.indices where Int(codes[place].task) == task {
            readings[task - 1].all.append((place, use(codes[place])))
          }
        }
      }, shifted: number)
    source.look()
    var outcome = TaskOutcome<Base, Model.Value>(
      base: source.present, readings: codes.map { _ in nil })
    for reading in readings.flatMap(\.all) { outcome.readings[reading.place] = reading.value }
    return outcome
  }
}
