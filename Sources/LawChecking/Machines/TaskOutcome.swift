import BindingGenerators
import BindingLaws

/// The outcome of several tasks that use the bindings of one system: the base, and what each operation read.
///
/// It is in numbers that a `Subject` can interpret, by the meaning of the case. A run of tasks is lawful if it
/// fulfils one of `outcomes`. So whatever a run notes has to be predicted there, too.
struct TaskOutcome {
  /// The number of the base that the system has reached at the end.
  var base: Int
  /// The reading of each operation, in the order in which they are written.
  ///
  /// Nil for a set, and if there was no binding.
  var readings: [Int?]
}

extension Subject {
  /// Returns an outcome as the base and, if tasks read, words such as `(left: on, right: off), task 2 got
  /// on`.
  func value(of outcome: TaskOutcome, in testCase: LoadedCase) -> TraceValue {
    let meaning = testCase.meaning
    let reached = TraceValue(base(outcome.base, by: meaning))
    let gets = zip(testCase.operations, outcome.readings).filter { code, _ in code.kind == .get }
    if gets.isEmpty { return reached }
    let texts = gets.map { code, number in
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
    var compared = outcome
    for place in expected.readings.indices where expected.readings[place] == nil {
      compared.readings[place] = nil
    }
    return areEquivalent(compared, expected, by: meaning)
  }

  /// Returns what the operations of tasks can lead to on the model, one after the other.
  ///
  /// It tries each order in which every task keeps its own.
  func outcomes(of testCase: LoadedCase) -> [TaskOutcome] {
    let codes = testCase.operations
    var reached: [TaskOutcome] = []
    func goOn(from outcome: TaskOutcome, after done: Set<Int>) {
      if done.count == codes.count {
        let isKnown = reached.contains { areEquivalent($0, outcome, by: testCase.meaning) }
        if !isKnown { reached.append(outcome) }
        return
      }
      // Of each task, only its first operation that is not done can be next.
      var tasksSeen: Set<UInt8> = []
      for place in codes.indices where !done.contains(place) {
        guard tasksSeen.insert(codes[place].task).inserted else { continue }
        let next = following(codes[place], at: place, outcome, by: testCase.meaning)
        goOn(from: next, after: done.union([place]))
      }
    }
    goOn(
      from: TaskOutcome(base: start(of: testCase), readings: codes.map { _ in nil }), after: [])
    return reached
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
}
