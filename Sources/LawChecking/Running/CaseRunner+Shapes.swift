import BindingGenerators
import BindingLaws

extension CaseRunner {
  /// After every operation the check finds nothing.
  func always(
    _ check: Statement<Model>.Check, _ opening: Opening, _ choices: inout Choices,
    _ recorder: Recorder?
  ) -> CaseOutcome {
    let trial = trial(opening)
    if let discrepancy = check(opening.variables, trial) { return .broken(discrepancy) }
    for place in 0..<opening.length {
      guard let code = drawOperation(opening, at: place, on: trial, &choices) else {
        if stopsAtRefusal { return .refused }
        continue
      }
      recorder?.append(table.operation(code))
      trial.mark()
      trial.perform(code)
      if let discrepancy = check(opening.variables, trial) { return .broken(discrepancy) }
    }
    return .upheld
  }

  /// After the program the check finds nothing.
  func after(
    _ program: Statement<Model>.Program, _ check: Statement<Model>.Check, _ opening: Opening,
    _ choices: inout Choices, _ recorder: Recorder?
  ) -> CaseOutcome {
    let trial = trial(opening)
    guard lead(opening, to: trial, &choices, recorder) != nil else { return .refused }
    perform(program(opening.variables), on: trial, recorder)
    return check(opening.variables, trial).map { .broken($0) } ?? .upheld
  }

  /// Two programs, each on a system of its own, are observed alike.
  func alike(
    _ left: Statement<Model>.Run, _ right: Statement<Model>.Run, _ opening: Opening,
    _ choices: inout Choices, _ recorder: Recorder?
  ) -> CaseOutcome {
    let one = trial(opening)
    guard let codes = lead(opening, to: one, &choices, recorder) else { return .refused }
    let other = follow(codes, of: opening, in: right.manner, endingAt: one.base)
    perform(left.operations(opening.variables), on: one, recorder)
    perform(right.operations(opening.variables), on: other, nil)
    let difference = one.difference(from: other, comparingHeld: right.manner == .asWritten)
    return difference.map { .broken($0) } ?? .upheld
  }

  /// Performs the trace before the program.
  ///
  /// - Returns: The operations, or `nil` when the law does not speak about what they led to.
  private func lead(
    _ opening: Opening, to trial: Trial<System>, _ choices: inout Choices, _ recorder: Recorder?
  ) -> [OperationCode]? {
    guard var codes = holds(opening) else { return nil }
    codes.forEach(trial.perform)
    for place in 0..<opening.length {
      guard let code = drawOperation(opening, at: place, on: trial, &choices) else {
        if stopsAtRefusal { return nil }
        continue
      }
      codes.append(code)
      trial.perform(code)
    }
    codes.forEach { recorder?.append(table.operation($0)) }
    recorder?.variables = opening.variables
    let isOwed =
      isInScope(opening.variables, at: trial.base)
      && statement.premise(opening.variables, trial.base)
    return isOwed ? codes : nil
  }

  private func perform(
    _ program: [Operation<Model>], on trial: Trial<System>, _ recorder: Recorder?
  ) {
    trial.mark()
    recorder?.programLength = program.count
    for operation in program {
      recorder?.append(operation)
      trial.perform(operation)
    }
  }

  /// The other side of an equation, led through the same operations in its own manner.
  private func follow(
    _ codes: [OperationCode], of opening: Opening, in manner: Manner, endingAt base: Model.Base
  ) -> Trial<System> {
    if manner == .restarted { return Trial(table, start: base, make: make) }
    let trial = trial(opening)
    if manner == .throughHeld { trial.perform(OperationCode(.holdAll)) }
    for code in codes {
      trial.perform(manner == .throughHeld ? code.throughHeld(in: trial.held) : code)
      if manner == .readingBetween { trial.present.forEach { _ = trial.reading($0) } }
    }
    return trial
  }
}

extension OperationCode {
  /// The same operation through the held binding, where there is one.
  fileprivate func throughHeld(in held: [Int]) -> OperationCode {
    var code = self
    code.isHeld = kind != .hold && (isHeld || held.contains(port))
    return code
  }
}

extension Trial {
  /// The first difference between what two trials show: the base, the ports, the held bindings.
  func difference(from other: Trial, comparingHeld: Bool) -> Discrepancy? {
    if let discrepancy = Discrepancy(base: base, owed: other.base, by: Model.self) {
      return discrepancy
    }
    let handles = table.world.handles
    let held = comparingHeld ? held.map { handles[$0].held } : []
    for handle in present + held where Model.isPresent(handle.port, in: base) {
      let (found, owed) = (reading(handle), other.reading(handle))
      if let discrepancy = Discrepancy(reading: handle, found, owed: owed, by: Model.self) {
        return discrepancy
      }
    }
    return nil
  }
}
