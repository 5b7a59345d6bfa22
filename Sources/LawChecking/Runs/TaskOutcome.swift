import BindingGenerators
import BindingLaws

/// What came of tasks: the base, and what was got, in the order in which the operations are written.
struct TaskOutcome<Base, Value> {
  var base: Base
  /// What each operation read; `nil` for a set, and where there was no binding.
  var readings: [Value?]

  /// The outcome in words, such as `(left: on, right: off), task 2 got on`.
  func text(_ codes: [OperationCode]) -> String {
    zip(codes, readings).reduce(traceText(base)) { text, step in
      guard step.0.kind == .get else { return text }
      return text + ", task \(step.0.task) got \(step.1.map { traceText($0) } ?? "nothing")"
    }
  }
}

extension CaseSpace {
  typealias Outcome = TaskOutcome<Model.Base, Model.Value>

  /// Whether two outcomes count as the same.
  func areAlike(_ one: Outcome, _ other: Outcome) -> Bool {
    Model.areEquivalent(bases: one.base, other.base)
      && zip(one.readings, other.readings).allSatisfy { one, other in
        guard let one, let other else { return one == nil && other == nil }
        return Model.areEquivalent(one, other)
      }
  }

  /// Whether an outcome counts as an expected one; what is read at a port that is gone does not count.
  func fulfils(_ outcome: Outcome, _ expected: Outcome) -> Bool {
    var asked = outcome
    for place in expected.readings.indices where expected.readings[place] == nil {
      asked.readings[place] = nil
    }
    return areAlike(asked, expected)
  }

  /// What the operations of tasks can lead to on the model, one after the other, in each order in which
  /// every task keeps its own.
  func outcomes(of codes: [OperationCode], from base: Model.Base) -> [Outcome] {
    var found: [Outcome] = []
    func go(_ outcome: Outcome, _ done: Set<Int>) {
      if done.count == codes.count {
        if !found.contains(where: { areAlike($0, outcome) }) { found.append(outcome) }
        return
      }
      var begun: Set<UInt8> = []
      for place in codes.indices where !done.contains(place) {
        guard begun.insert(codes[place].task).inserted else { continue }
        go(following(codes[place], at: place, outcome), done.union([place]))
      }
    }
    go(Outcome(base: base, readings: codes.map { _ in nil }), [])
    return found
  }

  private func following(
    _ code: OperationCode, at place: Int, _ outcome: Outcome
  ) -> Outcome {
    var next = outcome
    let operation = table.operation(code.of(task: 0))
    if operation.kind == .get, let handle = operation.handle,
      Model.isPresent(handle.port, in: outcome.base)
    {
      next.readings[place] = Model.get(handle.port, in: outcome.base)
    }
    next.base = Model.following(operation, in: outcome.base)
    return next
  }
}
