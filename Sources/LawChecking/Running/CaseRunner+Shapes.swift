import BindingGenerators
import BindingLaws

extension CaseRunner {
  /// After every operation the check finds nothing.
  func always(
    _ check: Statement<Model>.Check, _ opening: Opening, _ choices: inout Choices,
    _ recorder: TraceRecorder<Model>?
  ) -> CaseOutcome {
    let trial = trial(opening)
    if let discrepancy = check(opening.variables, trial) { return .broken(discrepancy) }
    let ending = performOperations(opening, on: trial, &choices) { operation in
      recorder?.append(operation)
      trial.mark()
      trial.perform(operation)
      return check(opening.variables, trial).map { .broken($0) }
    }
    return ending ?? .upheld
  }

  /// After the program the check finds nothing.
  func after(
    _ program: Statement<Model>.Program, _ check: Statement<Model>.Check, _ opening: Opening,
    _ choices: inout Choices, _ recorder: TraceRecorder<Model>?
  ) -> CaseOutcome {
    let trial = trial(opening)
    guard lead(opening, to: trial, &choices, recorder) else { return .refused }
    perform(program(opening.variables), on: trial, recorder)
    return check(opening.variables, trial).map { .broken($0) } ?? .upheld
  }

  /// Two programs, each on a system of its own, are observed alike.
  func alike(
    _ left: Statement<Model>.Run, _ right: Statement<Model>.Run, _ opening: Opening,
    _ choices: inout Choices, _ recorder: TraceRecorder<Model>?
  ) -> CaseOutcome {
    let one = trial(opening)
    let prefix = recorder ?? TraceRecorder<Model>()
    prefix.begin(at: opening.start)
    guard lead(opening, to: one, &choices, prefix) else { return .refused }
    let operations = prefix.trace?.operations ?? []
    let other = follow(operations, of: opening, in: right.manner, endingAt: one.base)
    perform(left.operations(opening.variables), on: one, recorder)
    perform(right.operations(opening.variables), on: other, nil)
    let difference = one.difference(from: other, comparingHeld: right.manner == .asWritten)
    return difference.map { .broken($0) } ?? .upheld
  }

  /// Performs the trace before the program; `false` when the law does not speak about its end.
  private func lead(
    _ opening: Opening, to trial: Trial<System>, _ choices: inout Choices,
    _ recorder: TraceRecorder<Model>?
  ) -> Bool {
    let step = { (operation: Operation<Model>) in
      recorder?.append(operation)
      trial.perform(operation)
    }
    guard holdVariables(opening, on: trial, step) else { return false }
    let ending = performOperations(opening, on: trial, &choices) {
      step($0); return nil
    }
    if ending != nil { return false }
    recorder?.turningPoint = trial.base
    recorder?.variables = opening.variables
    return isInScope(opening.variables, at: trial.base)
      && statement.premise(opening.variables, trial.base)
  }

  private func perform(
    _ program: [Operation<Model>], on trial: Trial<System>, _ recorder: TraceRecorder<Model>?
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
    _ operations: [Operation<Model>], of opening: Opening, in manner: Manner,
    endingAt base: Model.Base
  ) -> Trial<System> {
    if manner == .restarted {
      return Trial(world, start: base, make: make)
    }
    let trial = trial(opening)
    if manner == .throughHeld { trial.perform(.holdAll) }
    for operation in operations {
      trial.perform(manner == .throughHeld ? operation.throughHeld(in: trial) : operation)
      if manner == .readingBetween { trial.present.forEach { _ = trial.reading($0) } }
    }
    return trial
  }
}

extension Operation {
  /// The same operation through the held binding, where there is one.
  fileprivate func throughHeld<System: BindingSystem>(
    in trial: Trial<System>
  ) -> Operation where System.Model == Model {
    func held(_ handle: Handle<Model.Port>) -> Handle<Model.Port> {
      trial.subject(handle.held) == nil ? handle : handle.held
    }
    return switch self {
    case .set(let handle, let value): .set(held(handle), value)
    case .echo(let handle): .echo(held(handle))
    case .tap(let handle): .tap(held(handle))
    case .get(let handle): .get(held(handle))
    default: self
    }
  }
}

extension Trial {
  /// The first difference between what two trials show: the base, the ports, the held bindings.
  func difference(from other: Trial, comparingHeld: Bool) -> Discrepancy? {
    if let discrepancy = Discrepancy(base: base, owed: other.base, by: Model.self) {
      return discrepancy
    }
    let held = comparingHeld ? state.held.filter { Model.isPresent($0.port, in: base) } : []
    for handle in present + held {
      let (found, owed) = (reading(handle), other.reading(handle))
      if let discrepancy = Discrepancy(reading: handle, found, owed: owed, by: Model.self) {
        return discrepancy
      }
    }
    return nil
  }
}
