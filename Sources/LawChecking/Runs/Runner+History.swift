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
  /// A held binding is compared with another one that knows nothing but the base since which it is held:
  /// a new system in that base holds it at once. Whether that base matters is the question of other laws.
  /// All operations run before any other system is made, so that what all systems share is seen, too.
  func compareWithNewSystems(_ testCase: LoadedCase) -> Run {
    let holds = subject.heldPorts(of: testCase).map { OperationCode(.hold, port: $0) }
    let operations = holds + testCase.operations
    var taken = StepsTaken(machine(of: testCase))
    operations.forEach { taken.perform($0) }
    let isEnding =
      subject.hasProgram(testCase) && taken.machine.isExpected(testCase)
    if isEnding { taken.end(with: subject.programs(of: testCase).own) }
    for place in taken.steps.indices {
      let other = newHistory(of: taken.steps[place], by: testCase.meaning)
      switch ending(of: place, in: taken, comparedWith: other) {
      case .upheld: continue
      case .refused: return Run(ending: .refused)
      case .broken(let discrepancy):
        if place >= operations.count { return Run(ending: .broken(discrepancy), other: other) }
        // The case ends without the law's program.
        var cut = testCase
        cut.operations = Array(operations[...place])
        cut.variables = Case.Numbers()
        return Run(ending: .broken(discrepancy), testCase: cut, other: other, reached: place + 1)
      }
    }
    return Run(ending: isEnding || !subject.hasProgram(testCase) ? .upheld : .refused)
  }

  /// Compares a step with what a new system does.
  private func ending(
    of place: Int, in history: StepsTaken, comparedWith expectation: OperationHistory
  ) -> Run.Ending {
    let step = history.steps[place]
    if step.code.isHeld && step.since == nil { return .upheld }
    // A binding held since another base can be seen only after a write of that base.
    if let since = step.since, since != step.before, !subject.offers(.externalWrites) {
      return .upheld
    }
    let other = machines.take(in: expectation.start, of: subject)
    other.perform(expectation.codes.dropLast())
    defer { machines.release(other) }
    if step.code.isHeld && !other.isHolding(step.code.port) { return .upheld }
    let expected = Step(step.code, in: step.before, since: step.since, on: other)
    if expected.missing != nil { return .refused }
    let isLast = place == history.steps.count - 1
    let found = difference(step, from: expected, by: other.meaning)
    if let found = found ?? (isLast ? differentReading(of: history, from: other) : nil) {
      return .broken(found)
    }
    return isLast && (history.machine.missing ?? other.missing) != nil ? .refused : .upheld
  }

  /// Returns the history of a new system in the step's base, with the step's binding held as long.
  private func newHistory(of step: Step, by meaning: Meaning) -> OperationHistory {
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
  private func differentReading(of history: StepsTaken, from other: any Machine) -> Discrepancy? {
    if history.machine.missing != nil { return nil }
    let places = history.readings.keys.sorted().map { ObservedPlace.reading($0, isHeld: false) }
    return subject.compare(at: places, by: other.meaning, history.observedValue) {
      let seen = other.observedValue($0)
      return other.missing == nil ? seen : nil
    }
  }

  /// Returns what differs from the expected step, or nil if nothing does.
  private func difference(
    _ step: Step, from expected: Step, by meaning: Meaning
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

/// The steps of a system, to be compared with what new systems do.
private struct StepsTaken {
  private(set) var steps: [Step] = []
  let machine: any Machine
  /// The base since which each port is held.
  private var since: [Int: Int] = [:]
  /// The reading of each port at the end.
  private(set) var readings: [Int: Int] = [:]

  init(_ machine: any Machine) { self.machine = machine }

  /// Carries out an operation, unless an expected binding was not derived: then nothing more is known.
  mutating func perform(_ code: OperationCode) {
    if machine.missing != nil { return }
    let base = machine.reachedBase
    if code.kind == .hold, machine.transitions.isPresent(code.port, in: machine.state) {
      since[code.port] = base
    }
    steps.append(Step(code, in: base, since: code.isHeld ? since[code.port] : nil, on: machine))
  }

  /// Carries out the law's program, and reads all ports.
  mutating func end(with program: [OperationCode]) {
    program.forEach { perform($0) }
    for port in 0..<machine.transitions.ports where machine.isPresent(port) {
      readings[port] = machine.reading(port, isHeld: false)
    }
  }

  func observedValue(_ place: ObservedPlace) -> ObservedValue? {
    if case .reading(let port, _) = place { readings[port].map { .value($0) } } else { nil }
  }
}

/// The visible effects of an operation.
private struct Step {
  let code: OperationCode
  /// The base before it.
  let before: Int
  /// The base since which its held binding is held, or nil if it uses none.
  let since: Int?
  let reading: Int?
  let reachedBase: Int
  let writes: [NumberedWrite]
  /// The rendering of the control after it, or nil if there is none.
  let rendering: String?
  /// The port whose binding was expected and not derived.
  let missing: Int?

  /// Carries out the operation.
  init(_ code: OperationCode, in before: Int, since: Int?, on machine: any Machine) {
    self.code = code
    self.before = before
    self.since = since
    machine.mark()
    if code.kind == .get {
      reading = machine.value(code.port, isHeld: code.isHeld)
    } else {
      reading = nil
      machine.perform(code)
    }
    reachedBase = machine.reachedBase
    writes = machine.writesSinceMark
    missing = machine.missing
    let isShown = machine.tapsControls && code.kind.hasPort && machine.isPresent(code.port)
    rendering = isShown ? machine.rendering(code.port) : nil
  }

  /// Returns what is seen at a place, or nil if it was not looked at.
  func observedValue(_ place: ObservedPlace) -> ObservedValue? {
    switch place {
    case .base: .base(reachedBase)
    case .writes: .writes(writes)
    case .reading: reading.map { .value($0) }
    case .rendering: rendering.map { .text($0) }
    }
  }
}
