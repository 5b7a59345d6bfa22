import BindingGenerators
import BindingLaws

/// Where a trace leads: every echo put as the set that it was, and the base after each step.
struct Course<Model: ReferenceModel> {
  let operations: [Operation<Model>]
  /// The base to start from, then that after each operation.
  let bases: [Model.Base]

  /// The trace in the trace language.
  var lines: [String] { Trace(start: bases[0], operations: operations).lines }

  /// The last operations, from the base that they begin in.
  func suffix(_ count: Int) -> Trace<Model> {
    Trace(start: bases[bases.count - 1 - count], operations: Array(operations.suffix(count)))
  }
}

extension CaseSpace {
  /// Where a trace leads the model.
  func course(of trace: Trace<Model>) -> Course<Model> {
    let states = states(along: trace.operations, from: table.state(of: trace.start))
    let operations = zip(trace.operations, states).map { operation, state in
      operation.withEcho { table.readings[state * world.handles.count + $0.index] }
    }
    return Course(operations: operations, bases: states.map { table.base(of: $0) })
  }
}

extension SystemSubject {
  /// Where a trace leads the system.
  ///
  /// What an echo reads is looked at on a system of its own, so that a system which changes when it
  /// is read shows what happened and not what looking did.
  func course(of trace: Trace<Model>) -> Course<Model> {
    let trial = trial(after: 0, of: trace)
    var bases = [trial.isMirrored ? trace.start : trial.base]
    for operation in trace.operations {
      trial.perform(operation)
      bases.append(trial.base)
    }
    let operations = trace.operations.enumerated().map { place, operation in
      operation.withEcho { self.trial(after: place, of: trace).reading($0) }
    }
    return Course(operations: operations, bases: bases)
  }

  /// A system after so many operations; the latest one's writes are those that count.
  func trial(after count: Int, of trace: Trace<Model>) -> Trial<System> {
    recorder?.willLook()
    let trial = Trial<System>(table, start: trace.start, make: make)
    trial.prepare(for: statement)
    for operation in trace.operations.prefix(count) {
      trial.mark()
      trial.perform(operation)
    }
    return trial
  }
}

extension Operation {
  /// The operation, or, if it is an echo, the set of what is read.
  fileprivate func withEcho(_ read: (Handle<Model.Port>) -> Model.Value) -> Operation {
    guard kind == .echo, let handle else { return self }
    return .set(handle, read(handle))
  }
}
