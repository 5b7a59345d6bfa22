import BindingGenerators
import BindingLaws

extension Runner {
  /// After every operation every port reads as the model, and the base agrees.
  ///
  /// The case says through which bindings: derived afresh for each access, or derived once, as a
  /// view does, and held from then on.
  func conforms(_ given: Case) -> Run {
    let trial = spare.trial(of: given, by: self)
    defer { spare.keep(trial) }
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
    var place = 0
    while let suspect = trial.disagreement(in: given.operations, from: place) {
      place = suspect + 1
      if let discrepancy = trial.deviation(isHeld: true) {
        return Run(ending: .broken(discrepancy), reached: place)
      }
    }
    if !notes.isDone { look(at: trial) }
    return Run(ending: .upheld)
  }
}

extension Trial {
  /// Where the system differs from the model now.
  func deviation(isHeld: Bool) -> Discrepancy? {
    for fresh in table.world.handles where table.isPresent(fresh.index, in: state) {
      let handle = isHeld ? fresh.held : fresh
      guard let value = read(handle) else {
        if missing == fresh.index { return Discrepancy(missing: fresh) }
        continue
      }
      let expected = table.readings[state * table.transitions.ports + fresh.index]
      if let discrepancy = Discrepancy(reading: handle, value, expected: expected, by: Model.self) {
        return discrepancy
      }
    }
    return Discrepancy(base: source.present, expected: predicted, by: Model.self)
  }
}

extension Discrepancy {
  /// The system derives no binding of a port that is there.
  init<Port>(missing handle: Handle<Port>) {
    self.init(at: "binding(\(traceText(handle)))", found: "nothing", expected: "a binding")
  }
}
