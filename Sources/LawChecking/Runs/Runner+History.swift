import BindingGenerators
import BindingLaws

/// The run of a case for the law that only the base matters, whatever came before.
///
/// It notes nothing for a proof, because `ProofSearch` decides this law by the memory of the system.
/// Writes are compared, and machines keep them only if `looksAtWrites` in `SystemSubject` says so.
extension Runner {
  /// Checks that every operation of a trace, and then the program, does what it does on a new system in the
  /// same base.
  ///
  /// A new system holds a binding at once, in the base since which the other one is held. So it knows nothing
  /// but that base. Whether that base matters is the question of other laws.
  ///
  /// All operations run before any new system is made, so that what all systems share is seen, too.
  func compareWithNewSystems(_ testCase: LoadedCase) -> Run {
    let holds = subject.heldPorts(of: testCase).map { OperationCode(.hold, port: $0) }
    let operations = holds + testCase.operations
    var taken = StepsTaken(machine(of: testCase))
    operations.forEach { taken.perform($0) }
    let hasProgram = subject.hasProgram(testCase)
    let runsProgram = hasProgram && taken.machine.isExpected(testCase)
    if runsProgram { taken.end(with: subject.programs(of: testCase).own) }
    for place in taken.steps.indices {
      let expected = historyOfNewSystem(for: taken.steps[place], by: testCase.meaning)
      switch ending(of: place, in: taken, comparedWith: expected) {
      case .upheld: continue
      case .refused: return Run(ending: .refused)
      case .broken(let discrepancy):
        let isOfProgram = place >= operations.count
        if isOfProgram { return Run(ending: .broken(discrepancy), other: expected) }
        // The case ends before the law's program.
        var cut = testCase
        cut.operations = Array(operations[...place])
        cut.variables = Case.Numbers()
        return Run(ending: .broken(discrepancy), testCase: cut, other: expected, reached: place + 1)
      }
    }
    // The law does not apply to what the trace leads to, so that its program has not run.
    let isRefused = hasProgram && !runsProgram
    return Run(ending: isRefused ? .refused : .upheld)
  }

  /// Compares a step with what a new system does, and after the last step also all readings.
  private func ending(
    of place: Int, in taken: StepsTaken, comparedWith history: OperationHistory
  ) -> Run.Ending {
    let step = taken.steps[place]
    if !isComparable(step) { return .upheld }
    let new = machines.take(in: history.start, of: subject)
    new.perform(history.codes.dropLast())
    defer { machines.release(new) }
    // The new system has derived no binding to hold, so there is nothing to compare with.
    if step.code.isHeld && !new.isHolding(step.code.port) { return .upheld }
    let expected = StepsTaken.Step(step.code, in: step.before, since: step.since, on: new)
    if expected.missing != nil { return .refused }
    if let discrepancy = difference(step, from: expected, by: new.meaning) {
      return .broken(discrepancy)
    }
    let isLast = place == taken.steps.count - 1
    if !isLast { return .upheld }
    if let discrepancy = differentReading(of: taken, from: new) { return .broken(discrepancy) }
    return (taken.machine.missing ?? new.missing) == nil ? .upheld : .refused
  }

  /// Whether a new system can be led to where the step was carried out.
  private func isComparable(_ step: StepsTaken.Step) -> Bool {
    if !step.code.isHeld { return true }
    // A port that was not held gave no binding to use.
    guard let since = step.since else { return false }
    // Only an external write leads from the base of the hold to another one, whatever the system does.
    return since == step.before || subject.offers(.externalWrites)
  }

  /// Returns the history of a new system in the step's base, with the step's binding held as long.
  private func historyOfNewSystem(
    for step: StepsTaken.Step, by meaning: Meaning
  ) -> OperationHistory {
    var history = OperationHistory(
      start: subject.state(ofBase: step.since ?? step.before, by: meaning), codes: [step.code])
    if step.since != nil {
      let base = subject.transitions.number(
        ofState: subject.state(ofBase: step.before, by: meaning))
      let write = subject.offers(.externalWrites) ? [OperationCode(.write, value: base)] : []
      history.codes = [OperationCode(.hold, port: step.code.port)] + write + history.codes
    }
    return history
  }

  /// Returns the first port that reads something else at the end than on a new system, if both have a
  /// binding.
  private func differentReading(of taken: StepsTaken, from new: any Machine) -> Discrepancy? {
    if taken.machine.missing != nil { return nil }
    let places = taken.readings.keys.sorted().map { ObservedPlace.reading($0, isHeld: false) }
    return subject.compare(at: places, by: new.meaning, taken.observedValue) { place in
      let seen = new.observedValue(place)
      return new.missing == nil ? seen : nil
    }
  }

  /// Returns what differs from the expected step, or nil if nothing does.
  private func difference(
    _ step: StepsTaken.Step, from expected: StepsTaken.Step, by meaning: Meaning
  ) -> Discrepancy? {
    let code = step.code
    if step.missing != nil {
      return Discrepancy(
        at: .binding(of: subject.text(ofPort: code.port, isHeld: code.isHeld)), found: "nothing",
        expected: "a binding")
    }
    // If the last value has to be read, the reading of a held binding whose port is gone is not compared.
    let isCompared =
      !code.isHeld || !subject.transitions.goneReadsLast
      || subject.isPresent(code.port, inBase: step.before, by: meaning)
    let reading = isCompared ? [ObservedPlace.reading(code.port, isHeld: code.isHeld)] : []
    return subject.compare(
      at: reading + [.base, .writes, .rendering(code.port)], by: meaning, step.observedValue,
      expected.observedValue)
  }
}
