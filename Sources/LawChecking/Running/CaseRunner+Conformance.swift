import BindingGenerators
import BindingLaws

extension CaseRunner {
  /// After every operation every port reads as the model, and the base agrees.
  ///
  /// The first draw after the start tells through which bindings: derived afresh for each access,
  /// or derived once, as a view does, and held from then on. Held ones are far cheaper to read.
  func conforms(
    _ opening: Opening, _ choices: inout Choices, _ recorder: TraceRecorder<Model>?
  ) -> CaseOutcome {
    let trial = trial(opening)
    let isHeld = choices.index(below: 2) == 1
    if isHeld {
      recorder?.append(.holdAll)
      trial.perform(.holdAll)
    }
    if let discrepancy = trial.deviation(isHeld: isHeld) { return .broken(discrepancy) }
    let ending = performOperations(opening, on: trial, &choices) { operation in
      recorder?.append(operation)
      trial.perform(operation)
      return trial.deviation(isHeld: isHeld).map { .broken($0) }
    }
    return ending ?? trial.deviation(isHeld: false).map { .broken($0) } ?? .upheld
  }
}

extension Trial {
  /// Where the system differs from the model now.
  func deviation(isHeld: Bool) -> Discrepancy? {
    let expected = state.base
    for fresh in world.handles where Model.isPresent(fresh.port, in: expected) {
      let handle = isHeld ? fresh.held : fresh
      guard let binding = subject(handle) else { continue }
      let owed = Model.get(fresh.port, in: expected)
      let found = binding.wrappedValue
      if !Model.areEquivalent(found, owed) {
        return Discrepancy(reading: handle, found, owed: owed, by: Model.self)
      }
    }
    return Discrepancy(base: source.base, owed: expected, by: Model.self)
  }
}
