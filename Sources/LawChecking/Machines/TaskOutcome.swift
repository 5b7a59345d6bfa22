import BindingGenerators
import BindingLaws

/// The outcome of several tasks that use the bindings of one system: the base, and what each operation read.
///
/// It is in numbers that a `Subject` can interpret, by the meaning of the case. A run of tasks is lawful if it fulfils one of `outcomes`.
/// So whatever a run notes has to be predicted there, too.
struct TaskOutcome {
  /// The number of the base that the system has reached at the end.
  var base: Int
  /// The reading of each operation, in the order in which they are written.
  ///
  /// Nil for a set, and if there was no binding.
  var readings: [Int?]
}

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

extension Subject {
  /// Returns an outcome as the base and, if tasks read, words such as `(left: on, right: off), task 2 got
  /// on`.
  func value(of outcome: TaskOutcome, in testCase: LoadedCase) -> TraceValue {
    let meaning = testCase.meaning
    let reached = TraceValue(base(outcome.base, by: meaning))
    let readings = zip(testCase.operations, outcome.readings).filter { code, _ in code.kind == .get
    }
    if readings.isEmpty { return reached }
    let texts = readings.map { code, number in
      "task \(code.task) got \(number.map { traceText(value($0, by: meaning)) } ?? "nothing")"
    }
    return TraceValue(words: ([reached.text] + texts).joined(separator: ", "))
  }

  /// Whether two outcomes are equivalent.
  private func areEquivalent(
    _ one: TaskOutcome, _ other: TaskOutcome, by meaning: Meaning
  ) -> Bool {
    areEquivalent(bases: one.base, other.base, by: meaning)
      && zip(one.readings, other.readings).allSatisfy { one, other in
        guard let one, let other else { return one == nil && other == nil }
        return areEquivalent(one, other, by: meaning)
      }
  }

  /// Whether an outcome is equivalent to an expected one.
  ///
  /// Readings of ports that are gone do not count.
  func fulfils(_ outcome: TaskOutcome, _ expected: TaskOutcome, by meaning: Meaning) -> Bool {
    var asked = outcome
    for place in expected.readings.indices where expected.readings[place] == nil {
      asked.readings[place] = nil
    }
    return areEquivalent(asked, expected, by: meaning)
  }

  /// Returns what the operations of tasks can lead to on the model, one after the other.
  ///
  /// It tries each order in which every task keeps its own.
  func outcomes(of testCase: LoadedCase) -> [TaskOutcome] {
    let codes = testCase.operations
    var found: [TaskOutcome] = []
    func go(_ outcome: TaskOutcome, _ done: Set<Int>) {
      if done.count == codes.count {
        if !found.contains(where: { areEquivalent($0, outcome, by: testCase.meaning) }) {
          found.append(outcome)
        }
        return
      }
      var begun: Set<UInt8> = []
      for place in codes.indices where !done.contains(place) {
        guard begun.insert(codes[place].task).inserted else { continue }
        go(following(codes[place], at: place, outcome, by: testCase.meaning), done.union([place]))
      }
    }
    go(TaskOutcome(base: start(of: testCase), readings: codes.map { _ in nil }), [])
    return found
  }

  /// Returns an outcome after one more operation on the model.
  private func following(
    _ code: OperationCode, at place: Int, _ outcome: TaskOutcome, by meaning: Meaning
  ) -> TaskOutcome {
    var after = outcome
    if code.kind == .get, isPresent(code.port, in: outcome.base, by: meaning) {
      after.readings[place] = reading(code.port, in: outcome.base, by: meaning)
    }
    after.base = next(outcome.base, code.of(task: 0), by: meaning)
    return after
  }

  /// Returns the steps of all tasks in a case, in the order in which they happen.
  ///
  /// Reports print a column for each task, and JSON holds the texts.
  func taskSteps(of testCase: LoadedCase) -> [Counterexample.Step] {
    guard isConcurrent, !isRaced, !testCase.timing.isEmpty else { return [] }
    recorder?.willLook()
    let crew = TaskCrew()
    let run = machine(in: start(of: testCase), reusing: nil).run(testCase.operations, by: crew) {
      TaskTurns($0, by: crew, in: testCase.timing.map { $0 - 1 })
    }
    return run.events.map { event in
      let text =
        switch event.kind {
        case .begins(let code): text(of: code.of(task: 0), by: testCase.meaning)
        case .reads(let base): "  reads \(text(ofBase: base, by: testCase.meaning))"
        case .writes(let base): "  writes \(text(ofBase: base, by: testCase.meaning))"
        }
      return Counterexample.Step(task: event.task + 1, text: text)
    }
  }
}
