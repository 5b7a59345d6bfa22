import BindingGenerators
import BindingLaws

/// What a law compares the trace of a counterexample with, as a trace of its own.
struct OtherSide<System: BindingSystem> {
  typealias Model = System.Model

  private(set) var trace: Trace<Model>

  /// `nil` when the law compares with no other run, or with one of another system.
  init?(
    of found: Trace<Model>, _ recorder: TraceRecorder<Model>,
    _ model: CaseRunner<ModelSystem<Model>>
  ) {
    guard case .alike(_, let right) = model.statement.shape, right.manner != .byTwin,
      let variables = recorder.variables
    else { return nil }
    trace = Trace(start: found.start)
    let trial = Trial<System>(
      ModelTable(model.world), start: found.start, make: { System(source: $0) })
    lead(trial, through: found.operations.dropLast(recorder.programLength), right.manner)
    if right.manner == .restarted { trace = Trace(start: trial.base) }
    trace.operations += right.operations(variables)
  }

  /// Leads the system through what comes before the law's program, in the manner of this side.
  private mutating func lead(
    _ trial: Trial<System>, through operations: ArraySlice<Operation<Model>>, _ manner: Manner
  ) {
    if manner == .throughHeld { perform(.holdAll, on: trial) }
    for operation in operations {
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
