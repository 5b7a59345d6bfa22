import BindingGenerators
import BindingLaws

/// What a law compares the trace of a counterexample with, as a trace of its own.
struct OtherSide<System: BindingSystem> {
  typealias Model = System.Model

  private(set) var trace: Trace<Model>
  /// Since which base each port is held.
  private var since: [Int: Model.Base] = [:]

  /// `nil` when the law compares with no other run, or with one of another system.
  init?(_ runner: Runner<System>, _ given: Case) {
    guard case .alike(_, let right) = runner.statement.shape, right.manner != .byTwin else {
      return nil
    }
    var lead = runner.space.lead(of: given)
    let latest = runner.space.hasProgram(given) ? nil : lead.operations.popLast()
    let program =
      latest.map { [$0] } ?? right.operations(runner.space.variables(of: given))
    trace = Trace(start: lead.start)
    let trial = runner.trial(after: 0, of: lead)
    follow(lead, right.manner, on: trial)
    if right.manner == .restarted {
      restart(program.prefix(1).compactMap(\.handle).first(where: \.isHeld), on: trial)
    }
    trace.operations += program
  }

  /// Makes a new system in the base that the trace ended in, with one binding held as long.
  private mutating func restart(_ held: Handle<Model.Port>?, on trial: Trial<System>) {
    trace = Trace(start: trial.base)
    guard let held, let base = since[held.index] else { return }
    trace = Trace(start: base, operations: [.hold(held.fresh), .write(trial.base)])
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
      if manner == .readingBetween { readAll(trial) }
    }
  }

  private mutating func readAll(_ trial: Trial<System>) {
    for handle in trial.present {
      perform(.get(handle), on: trial)
      if trial.heldBinding(handle.index) != nil { perform(.get(handle.held), on: trial) }
    }
  }

  private mutating func perform(_ operation: Operation<Model>, on trial: Trial<System>) {
    trace.operations.append(operation)
    if operation.kind == .hold, let handle = operation.handle { since[handle.index] = trial.base }
    trial.perform(operation)
  }
}
