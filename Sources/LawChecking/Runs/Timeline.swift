import BindingGenerators
import BindingLaws

/// System and model side by side, step by step.
///
/// Each step is looked at on a system of its own that was led there afresh, so that a system which
/// changes when it is read shows what happened and not what looking did.
struct Timeline<System: BindingSystem> {
  typealias Model = System.Model

  private let runner: Runner<System>
  private let trace: Trace<Model>

  init(_ runner: Runner<System>, _ trace: Trace<Model>) {
    (self.runner, self.trace) = (runner, trace)
  }

  /// A row for the start and for each operation.
  var rows: [Counterexample.Row] {
    runner.course(of: trace).lines.enumerated().map { place, line in
      row(line, of: runner.trial(after: place, of: trace))
    }
  }

  /// The rows of one run, whose looks on the way may show.
  var run: [Counterexample.Row] {
    let lines = trace.lines
    let trial = runner.trial(after: 0, of: trace)
    var rows = [row(lines[0], of: trial)]
    for (line, operation) in zip(lines.dropFirst(), trace.operations) {
      trial.mark()
      trial.perform(operation)
      rows.append(row(line, of: trial))
    }
    return rows
  }

  private func row(_ line: String, of trial: Trial<System>) -> Counterexample.Row {
    let (base, expected) = (trial.base, trial.predicted)
    let writes = trial.writes.map { write in
      traceText(write.base) + (write.transaction.map { " in \($0)" } ?? "")
    }
    let handles = runner.world.handles
    return Counterexample.Row(
      line: line, system: handles.map { text($0, trial, base) },
      model: runner.space.modelTexts(in: expected),
      systemBase: traceText(base), modelBase: traceText(expected),
      held: handles.map { trial.held.contains($0.index) ? text($0.held, trial, base) : "" },
      writes: writes)
  }

  private func text(
    _ handle: Handle<Model.Port>, _ trial: Trial<System>, _ base: Model.Base
  ) -> String {
    runner.looks && Model.isPresent(handle.port, in: base) ? traceText(trial.reading(handle)) : "–"
  }
}

extension CaseSpace {
  /// What every port reads as the model has it.
  func modelTexts(in base: Model.Base) -> [String] {
    world.handles.map { handle in
      Model.isPresent(handle.port, in: base) ? traceText(Model.get(handle.port, in: base)) : "–"
    }
  }
}
