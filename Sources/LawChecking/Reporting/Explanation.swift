import BindingGenerators
import BindingLaws

/// A failing case told in words: its trace, the law with its values put in, and system and model
/// side by side.
struct Explanation<System: BindingSystem> {
  typealias Model = System.Model

  let runner: CaseRunner<System>
  let recorder: TraceRecorder<Model>
  let trace: Trace<Model>
  let discrepancy: Discrepancy

  /// Runs the case once more, keeping what happens; `nil` when it does not break the law.
  init?(_ runner: CaseRunner<System>, _ record: Choices.Record) {
    let recorder = TraceRecorder<Model>()
    var choices = Choices(replaying: record)
    let outcome = runner.run(&choices, within: runner.fullPlan, recorder: recorder)
    guard case .broken(let discrepancy) = outcome, let trace = recorder.trace else { return nil }
    (self.runner, self.recorder, self.trace, self.discrepancy) = (
      runner, recorder, trace, discrepancy
    )
  }

  func counterexample(
    foundAt number: Int, operations: Int, simplifications: Int,
    minimal: Counterexample.Minimality, token: Token
  ) -> Counterexample {
    let lines = concrete.lines
    let place = discrepancy.place.split(separator: "…", omittingEmptySubsequences: false)
    return Counterexample(
      trace: lines, variables: variables, equation: place.joined(separator: expression),
      system: discrepancy.found, model: discrepancy.owed, rows: rows(lines), foundAtCase: number,
      originalOperations: operations, simplifications: simplifications, minimal: minimal,
      token: token.description)
  }

  /// The trace with every echo put as the set that it was.
  private var concrete: Trace<Model> {
    let trial = newTrial
    var concrete = Trace<Model>(start: trace.start)
    for operation in trace.operations {
      concrete.operations.append(operation.concrete(in: trial))
      trial.perform(operation)
    }
    return concrete
  }

  private var newTrial: Trial<System> {
    Trial(runner.table, start: trace.start, make: runner.make)
  }

  private func rows(_ lines: [String]) -> [Counterexample.Row] {
    let trial = newTrial
    return lines.indices.map { index in
      if index > 0 { trial.perform(trace.operations[index - 1]) }
      return row(lines[index], trial)
    }
  }

  private func row(_ line: String, _ trial: Trial<System>) -> Counterexample.Row {
    let expected = trial.predicted
    return Counterexample.Row(
      line: line,
      system: runner.world.handles.map { handle in
        let isThere = Model.isPresent(handle.port, in: trial.base)
        return isThere ? traceText(trial.reading(handle)) : "–"
      },
      model: runner.world.handles.map { handle in
        let isThere = Model.isPresent(handle.port, in: expected)
        return isThere ? traceText(Model.get(handle.port, in: expected)) : "–"
      },
      systemBase: traceText(trial.base), modelBase: traceText(expected))
  }
}
