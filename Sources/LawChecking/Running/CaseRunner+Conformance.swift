import BindingGenerators
import BindingLaws

extension CaseRunner {
  /// After every operation every port reads as the model, and the base agrees.
  ///
  /// The first draw after the start tells through which bindings: derived afresh for each access,
  /// or derived once, as a view does, and held from then on. Held ones are far cheaper to read.
  func conforms(
    _ opening: Opening, _ choices: inout Choices, _ recorder: Recorder?
  ) -> CaseOutcome {
    let trial = trial(opening)
    let isHeld = holdsBindings || choices.index(below: 2) == 1
    if isHeld {
      trial.perform(OperationCode(.holdAll))
      recorder?.append(.holdAll)
    }
    if let discrepancy = trial.deviation(isHeld: isHeld) { return .broken(discrepancy) }
    for _ in 0..<opening.length {
      guard var code = drawOperation(opening, on: trial, &choices) else {
        if stopsAtRefusal { return .refused }
        continue
      }
      if holdsBindings { code.isHeld = true }
      recorder?.append(table.operation(code))
      if trial.agrees(after: code, isHeld: isHeld) { continue }
      if let discrepancy = trial.deviation(isHeld: isHeld) { return .broken(discrepancy) }
    }
    return .upheld
  }
}

extension Trial {
  /// Carries out an operation; `false` when the system may differ from the model afterwards.
  func agrees(after code: OperationCode, isHeld: Bool) -> Bool {
    guard isHeld, let action = code.action, !code.isHeld || probe.pointee.isHeld[code.port] else {
      perform(code)
      return false
    }
    state = table.next(state, code)
    refresh()
    let step = ProbeStep(action, port: code.port, value: code.value, state: state)
    return System.step(step, probe) == table.world.handles.count
  }

  /// Where the system differs from the model now.
  func deviation(isHeld: Bool) -> Discrepancy? {
    for fresh in table.world.handles where table.isPresent(fresh.index, in: state) {
      let handle = isHeld ? fresh.held : fresh
      guard let binding = subject(handle) else { continue }
      let owed = table.readings[state * table.world.handles.count + fresh.index]
      if let discrepancy = Discrepancy(
        reading: handle, binding.wrappedValue, owed: owed, by: Model.self)
      {
        return discrepancy
      }
    }
    return Discrepancy(base: source.base, owed: predicted, by: Model.self)
  }
}

extension OperationCode {
  /// What the innermost loop makes of the operation, if it knows it.
  fileprivate var action: ProbeStep.Action? {
    switch kind {
    case .set: isHeld ? .set : nil
    case .get: isHeld ? .get : nil
    case .write: .write
    default: nil
    }
  }
}
