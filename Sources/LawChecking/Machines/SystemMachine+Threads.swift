import BindingGenerators
import BindingLaws

extension BindingSystem {
  /// Whether several tasks may use its bindings: by turns, or, over a store, at the same time.
  ///
  /// `SystemSubject.stating` asks. `FaultySystem` says why no faulty system may over a store.
  static var runsTasks: Bool {
    offers(.tasks) && (keeper == .source || !(self is any WrappingSystem.Type))
  }
}

/// The readings of one task, in the order of its operations.
///
/// Each task has its own, which no other thread touches while the task runs, so there is no lock.
private final class TaskReadings<Value> {
  var all: [(place: Int, value: Value?)] = []
}

/// Tasks on real threads at once, over a store whose accesses nobody sees.
extension SystemMachine {
  func race(
    _ codes: [OperationCode], by crew: TaskCrew, shifted number: Int
  ) -> TaskOutcome {
    let tasks = 1...(codes.map { Int($0.task) }.max() ?? 1)
    let readings = tasks.map { _ in TaskReadings<Model.Value>() }
    let bodies = codes.map(body)
    // One thread makes the lazy `system` here, before the tasks begin.
    _ = system
    crew.race(
      tasks.map { task in
        {
          for place in codes.indices where Int(codes[place].task) == task {
            readings[task - 1].all.append((place, bodies[place]()))
          }
        }
      }, shifted: number)
    source.readStore()
    var outcome = TaskOutcome(base: reachedBase, readings: codes.map { _ in nil })
    for reading in readings.flatMap(\.all) {
      outcome.readings[reading.place] = reading.value.map(table.values.number)
    }
    return outcome
  }
}
