import BindingGenerators
import BindingLaws

extension Subject {
  /// All that can be said of a case that crashes without running the system.
  func draft(of given: Case, from first: Case, law: String) -> DeathDraft {
    let unknown = Discrepancy(at: "…", found: "", expected: "")
    let explanation = Explanation(
      space, given, unknown, course: { trace, _ in space.course(of: trace) })
    let course = explanation.own
    let token = token(of: given, law)
    return DeathDraft(
      ports: space.world.handles.map { traceText($0) }, lines: explanation.lines,
      readings: course.bases.map(space.modelTexts),
      bases: course.bases.map { traceText($0) }, variables: explanation.variables,
      operations: explanation.trace.operations.count,
      originalOperations: Runner(self).operationCount(of: Run(ending: .upheld, given: first)),
      token: token.description, test: StandAloneTest(self, given, of: token)?.opening)
  }

  /// Carries out the trace of a case alone and says after each operation what the ports read.
  func showRows(of given: Case, _ show: (SystemRow) -> Void) {
    let trace = space.trace(of: given)
    let moment = moment(
      of: side(in: start(of: given), inTransaction: false, restsAlways: true))
    show(row(of: moment))
    for operation in trace.operations {
      moment.perform(operation)
      show(row(of: moment))
    }
  }

  private func row(of moment: any Moment<Model>) -> SystemRow {
    let readings = space.world.handles.map { handle in
      let isThere = Model.isPresent(handle.port, in: moment.base)
      return isThere ? traceText(moment.reading(handle)) : "–"
    }
    return SystemRow(readings: readings, base: traceText(moment.base))
  }
}

extension DeathDraft {
  /// The case that crashes, in words: system and model side by side as far as the
  /// system came.
  func counterexample(
    _ rows: [SystemRow], _ diagnosis: Diagnosis, inWords words: String,
    during operation: String, foundAt number: Int?,
    simplifications: Int, minimal: Counterexample.Minimality
  ) -> Counterexample {
    Counterexample(
      trace: lines, variables: variables, equation: operation, otherSide: nil,
      system: words, model: "an end without a trap", ports: ports,
      rows: mixed(rows, diagnosis),
      foundAtCase: number, originalOperations: originalOperations,
      simplifications: simplifications, minimal: minimal, token: token, predicted: lines,
      test: test.map { $0 + "  // \(words) in: \(operation)\n}\n" })
  }

  /// The model's rows with the system's readings put in; after its end the system reads nothing.
  private func mixed(_ rows: [SystemRow], _ diagnosis: Diagnosis) -> [Counterexample.Row] {
    let end = min(rows.count, lines.count - 1)
    return lines.indices.map { index in
      let died = SystemRow(readings: [index == end ? diagnosis.word : "–"], base: "–")
      let row = index < end ? rows[index] : died
      return Counterexample.Row(
        line: lines[index], system: row.readings, model: readings[index], systemBase: row.base,
        modelBase: bases[index])
    }
  }
}
