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
    if holdsBindings || (!usesFreshBindings && choices.index(below: 2) == 1) {
      return conformsHeld(opening, on: trial, &choices, recorder)
    }
    if let discrepancy = trial.deviation(isHeld: false) { return .broken(discrepancy) }
    for place in 0..<opening.length {
      guard
        let code = drawOperation(
          opening, at: place, in: trial.state, holding: trial.held, &choices)
      else {
        if stopsAtRefusal { return .refused }
        continue
      }
      recorder?.append(table.operation(code))
      trial.perform(code)
      if let discrepancy = trial.deviation(isHeld: false) { return .broken(discrepancy) }
    }
    return .upheld
  }

  /// The same through bindings that are held from the start on: the loop that is measured.
  private func conformsHeld(
    _ opening: Opening, on trial: Trial<System>, _ choices: inout Choices, _ recorder: Recorder?
  ) -> CaseOutcome {
    let transitions = table.transitions
    recorder?.append(.holdAll)
    if !trial.holdAll(), let wrong = trial.deviation(isHeld: true) { return .broken(wrong) }
    for _ in 0..<opening.length {
      let mark = choices.beginSpan()
      var drawn = transitions.draw(
        from: &choices, swarm: opening.plan.kinds, in: trial.state,
        holding: holdsBindings ? [] : trial.held)
      if let code = drawn, code.value < 0 { drawn = table.complete(code, from: &choices) }
      choices.endSpan(mark)
      guard var code = drawn else {
        if stopsAtRefusal { return .refused }
        continue
      }
      if holdsBindings { code.isHeld = true }
      recorder?.append(table.operation(code))
      if trial.agrees(after: code, transitions) { continue }
      if let discrepancy = trial.deviation(isHeld: true) { return .broken(discrepancy) }
    }
    return .upheld
  }
}

extension Trial {
  /// Holds a binding of every port; `false` when the system may differ from the model.
  func holdAll() -> Bool {
    held = (0..<table.transitions.ports).filter { table.isPresent($0, in: state) }
    return System.step(ProbeStep(.holdAll, state: state), probe) == table.transitions.ports
  }

  /// Carries out an operation; `false` when the system may differ from the model afterwards.
  func agrees(after code: OperationCode, _ transitions: TransitionTable) -> Bool {
    guard let action = code.action, !code.isHeld || probe.pointee.isHeld[code.port] else {
      perform(code)
      refresh()
      return System.step(ProbeStep(.nothing, state: state), probe) == transitions.ports
    }
    state = transitions.next(state, code) ?? table.next(state, code)
    refresh()
    let step = ProbeStep(action, port: code.port, value: code.value, state: state)
    return System.step(step, probe) == transitions.ports
  }

  /// Where the system differs from the model now.
  func deviation(isHeld: Bool) -> Discrepancy? {
    for fresh in table.world.handles where table.isPresent(fresh.index, in: state) {
      let handle = isHeld ? fresh.held : fresh
      guard let binding = subject(handle) else { continue }
      let owed = table.readings[state * table.transitions.ports + fresh.index]
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
