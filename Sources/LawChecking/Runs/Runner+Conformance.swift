import BindingGenerators
import BindingLaws

extension Runner {
  /// After every operation every port reads as the model, and the base agrees.
  ///
  /// The case tells through which bindings: derived afresh for each access, or derived once, as a
  /// view does, and held from then on.
  func conforms(_ given: Case) -> Run {
    let trial = trial(given)
    if given.operations.first?.kind == .holdAll { return conformsHeld(given, on: trial) }
    if let discrepancy = trial.deviation(isHeld: false) {
      return Run(ending: .broken(discrepancy), reached: 0)
    }
    look(at: trial)
    for (place, code) in given.operations.enumerated() {
      trial.perform(code)
      if let discrepancy = trial.deviation(isHeld: false) {
        return Run(ending: .broken(discrepancy), reached: place + 1)
      }
    }
    look(at: trial)
    return Run(ending: .upheld)
  }

  /// The same through bindings that are held from the start on: the loop that is measured.
  private func conformsHeld(_ given: Case, on trial: Trial<System>) -> Run {
    let transitions = table.transitions
    if !trial.holdAll(), let discrepancy = trial.deviation(isHeld: true) {
      return Run(ending: .broken(discrepancy), reached: 1)
    }
    if let missing = trial.held.first(where: { !trial.probe.pointee.isHeld[$0] }) {
      return Run(ending: .broken(Discrepancy(missing: world.handles[missing])), reached: 1)
    }
    let operations = given.operations
    var place = 1
    while place < operations.count {
      let agrees = trial.agrees(after: operations[place], transitions)
      place &+= 1
      if agrees { continue }
      if let discrepancy = trial.deviation(isHeld: true) {
        return Run(ending: .broken(discrepancy), reached: place)
      }
    }
    look(at: trial)
    return Run(ending: .upheld)
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
      guard let binding = subject(handle) else {
        if missing == fresh.index { return Discrepancy(missing: fresh) }
        continue
      }
      let owed = table.readings[state * table.transitions.ports + fresh.index]
      if let discrepancy = Discrepancy(
        reading: handle, binding.wrappedValue, owed: owed, by: Model.self)
      {
        return discrepancy
      }
    }
    return Discrepancy(base: source.present, owed: predicted, by: Model.self)
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

extension Discrepancy {
  /// The system derives no binding of a port that is there.
  init<Port>(missing handle: Handle<Port>) {
    self.init(at: "binding(\(traceText(handle)))", found: "nothing", owed: "a binding")
  }
}
