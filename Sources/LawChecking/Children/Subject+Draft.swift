import BindingGenerators
import BindingLaws

/// A case that crashes, in words: a child notes it before the system runs, and its parent adds the end.
extension Subject {
  /// Returns all that can be said of a case that crashes without running the system.
  func draft(of testCase: LoadedCase, from first: LoadedCase, law: String) -> Counterexample {
    let explanation = Explanation(space, testCase, observe: space.predictedTrace)
    let observed = explanation.observed
    let token = token(of: testCase, law)
    var draft = Counterexample(
      trace: observed.lines, variables: explanation.variables, place: .words(text: ""),
      expression: .init(""), otherExpression: nil, found: "", required: "an end without a trap",
      ports: space.world.handles.map { traceText($0) },
      rows: zip(observed.lines, observed.bases).map { line, base in
        Counterexample.Row(
          line: line, system: [], model: space.modelReadings(in: base), systemBase: nil,
          modelBase: TraceValue(base))
      },
      originalOperations: Runner(self).operationCount(of: first),
      token: token.description, predicted: observed.lines,
      test: StandAloneTest(self, testCase, of: token)?.opening)
    draft.swiftUI = habitOfSeveralOperations(in: testCase)
    return draft
  }

  /// Runs the trace of a case, and shows after each operation what the ports read.
  func showRows(
    of testCase: LoadedCase, beside rows: [Counterexample.Row], _ show: (Counterexample.Row) -> Void
  ) {
    let trace = space.trace(of: testCase)
    let moment = moment(
      of: machine(
        in: start(of: testCase), inTransaction: false, settling: .afterEachOperation))
    for (place, row) in rows.enumerated() {
      if place > 0 { moment.perform(trace.operations[place - 1]) }
      let readings = space.world.handles.map { handle -> Counterexample.Reading in
        let isThere = model.isPresent(handle.port, in: moment.base)
        return isThere ? .value(TraceValue(moment.reading(handle))) : .missing
      }
      show(
        Counterexample.Row(
          line: row.line, system: readings, model: row.model,
          systemBase: TraceValue(moment.base), modelBase: row.modelBase))
    }
  }
}
