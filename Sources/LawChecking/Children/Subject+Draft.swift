import BindingGenerators
import BindingLaws

/// A case that crashes, in words, as a child notes it for its parent.
///
/// The child notes the draft before the system runs, and then row after row, as far as the system comes.
/// `ChildCheck` puts the rows into the draft, and adds where and how the process ended.
extension Subject {
  /// Returns all that can be said of a case that crashes without running the system.
  ///
  /// The place of the crash and what was found there are empty: the parent fills them in.
  ///
  /// - Parameters:
  ///   - testCase: The case.
  ///   - first: The case of which it was made, whose operations the report counts.
  ///   - law: The name of the law.
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

  /// Runs the trace of a case, and shows at the start and after each operation what the ports read.
  ///
  /// - Parameters:
  ///   - testCase: The case.
  ///   - rows: The rows of its draft, of which the first is the start.
  ///   - show: Takes each row before the next operation, which may crash.
  func showRows(
    of testCase: LoadedCase, beside rows: [Counterexample.Row], _ show: (Counterexample.Row) -> Void
  ) {
    let trace = space.trace(of: testCase)
    let moment = moment(
      of: machine(
        in: start(of: testCase), inTransaction: false, settling: .afterEachOperation))
    for (place, row) in rows.enumerated() {
      let isStart = place == 0
      if !isStart { moment.perform(trace.operations[place - 1]) }
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
