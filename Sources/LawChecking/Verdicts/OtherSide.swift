import BindingGenerators
import BindingLaws

/// What a law compares the trace of a counterexample with, as a trace of its own.
struct OtherSide<System: BindingSystem> {
  typealias Model = System.Model

  private(set) var trace: Trace<Model>

  /// `nil` when the law compares with no other run, or with one of another system.
  init?(_ runner: Runner<System>, _ given: Case) {
    guard case .alike(_, let right) = runner.statement.shape, right.manner != .byTwin else {
      return nil
    }
    let lead = runner.space.lead(of: given)
    trace = Trace(start: lead.start)
    let trial = runner.trial(after: 0, of: lead)
    follow(lead, right.manner, on: trial)
    if right.manner == .restarted { trace = Trace(start: trial.base) }
    trace.operations += right.operations(runner.space.variables(of: given))
  }

  /// Leads the system through what comes before the law's program, in the manner of this side.
  private mutating func follow(
    _ lead: Trace<Model>, _ manner: Manner, on trial: Trial<System>
  ) {
    if manner == .throughHeld { perform(.holdAll, on: trial) }
    for operation in lead.operations {
      let code = trial.table.code(operation)
      let isHeld = manner == .throughHeld
      perform(
        isHeld ? trial.table.operation(code.throughHeld(in: trial.held)) : operation, on: trial)
      if manner == .readingBetween { trial.present.forEach { perform(.get($0), on: trial) } }
    }
  }

  private mutating func perform(_ operation: Operation<Model>, on trial: Trial<System>) {
    trace.operations.append(operation)
    trial.perform(operation)
  }
}
