import BindingGenerators
import BindingLaws

/// System and model side by side, step by step.
///
/// Each step is looked at on a system of its own that was led there afresh, so that a system which
/// changes when it is read shows what happened and not what looking did.
struct Timeline<System: BindingSystem> {
  typealias Model = System.Model

  private let runner: CaseRunner<System>
  private let trace: Trace<Model>

  init(_ runner: CaseRunner<System>, _ trace: Trace<Model>) {
    (self.runner, self.trace) = (runner, trace)
  }

  /// The trace in the trace language, with every echo put as the set that it was.
  var lines: [String] {
    let operations = trace.operations.enumerated().map { $1.concrete(in: trial(after: $0)) }
    return Trace(start: trace.start, operations: operations).lines
  }

  /// A row for the start and for each operation.
  var rows: [Counterexample.Row] {
    lines.enumerated().map { row($1, after: $0) }
  }

  /// A system after so many operations; the latest one's writes are those that count.
  private func trial(after count: Int) -> Trial<System> {
    let trial = Trial<System>(runner.table, start: trace.start, make: runner.make)
    if runner.statement.needs == .transactions { trial.transaction = transactionLabel }
    for operation in trace.operations.prefix(count) {
      trial.mark()
      trial.perform(operation)
    }
    return trial
  }

  /// The rows of one run, whose looks on the way may show.
  var run: [Counterexample.Row] {
    let lines = trace.lines
    let trial = trial(after: 0)
    var rows = [row(lines[0], of: trial)]
    for (line, operation) in zip(lines.dropFirst(), trace.operations) {
      trial.mark()
      trial.perform(operation)
      rows.append(row(line, of: trial))
    }
    return rows
  }

  private func row(_ line: String, after count: Int) -> Counterexample.Row {
    row(line, of: trial(after: count))
  }

  private func row(_ line: String, of trial: Trial<System>) -> Counterexample.Row {
    let (base, expected) = (trial.base, trial.predicted)
    let writes = trial.writes.map { write in
      traceText(write.base) + (write.transaction.map { " in \($0)" } ?? "")
    }
    let handles = runner.world.handles
    return Counterexample.Row(
      line: line, system: handles.map { text($0, trial, base) },
      model: handles.map { handle in
        let isThere = Model.isPresent(handle.port, in: expected)
        return isThere ? traceText(Model.get(handle.port, in: expected)) : "–"
      },
      systemBase: traceText(base), modelBase: traceText(expected),
      held: handles.map { trial.held.contains($0.index) ? text($0.held, trial, base) : "" },
      writes: writes)
  }

  private func text(
    _ handle: Handle<Model.Port>, _ trial: Trial<System>, _ base: Model.Base
  ) -> String {
    Model.isPresent(handle.port, in: base) ? traceText(trial.reading(handle)) : "–"
  }
}
