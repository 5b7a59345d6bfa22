import BindingGenerators
import BindingLaws

extension Subject {
  /// Explains a failing case, with all that a report prints of it.
  ///
  /// The case is known to fail, so this decides nothing. Systems are made once more for it, and snapshots
  /// of them are taken after each step. `Subject.draft` does the same for a case that crashes, without the
  /// system.
  ///
  /// - Parameters:
  ///   - testCase: The case.
  ///   - discrepancy: The discrepancy that it shows.
  ///   - other: The operations of the other system, if the law compares two.
  ///   - law: The id of the law.
  ///   - named: The case of the token, if it is another one.
  func counterexample(
    _ testCase: LoadedCase, _ discrepancy: Discrepancy, beside other: OperationHistory?,
    law: String, named: LoadedCase? = nil
  ) -> Counterexample {
    let otherTrace = other.flatMap { trace(of: $0, by: testCase.meaning) }
    let token = token(of: named ?? testCase, law)
    let explanation = Explanation(space, testCase) { observedTrace(of: $0) }
    let own = explanation.observed
    let otherExpression = explanation.otherExpression { observedTrace(of: $0, sharing: own) }
    let otherObserved = otherTrace.map { observedTrace(of: $0, sharing: own) }
    let test = readsForReports ? StandAloneTest(self, testCase, of: token) : nil
    let source = test?.source(showing: [own, otherObserved].compactMap(\.self))
    var counterexample = Counterexample(
      trace: own.lines, variables: explanation.variables,
      place: discrepancy.place, expression: explanation.expression,
      otherExpression: otherExpression, found: discrepancy.found,
      required: discrepancy.expected, ports: space.world.handles.map { traceText($0) },
      rows: rows(own), token: isRaced ? nil : token.description,
      predicted: space.predictedTrace(of: own.trace).lines, test: source?.text,
      statements: source?.statements ?? [])
    if let other = otherRun(of: testCase, along: otherObserved) {
      counterexample.runs = other.runs
      counterexample.otherRows = other.rows
    }
    counterexample.hidesWrites = !offers(.writes)
    counterexample.property = words.property
    counterexample.landsLater = landsLater(own.trace)
    counterexample.taskSteps = taskSteps(of: testCase)
    counterexample.swiftUI = habitOfSeveralOperations(in: testCase)
    return counterexample
  }

  /// Whether the set at the end of a trace does something only when it is settled.
  ///
  /// False if the law waits for that.
  private func landsLater(_ trace: Trace<Model>) -> Bool {
    guard offers(.settling), !awaitsSets, readsForReports,
      case .now(.set, let handle?, _) = trace.operations.last?.step
    else { return false }
    let machine = machine(after: trace.operations.count, of: trace, settling: .asTraced)
    let base = machine.reachedBase
    let reading = machine.value(handle.index, isHeld: false)
    machine.perform(OperationCode(.settle))
    return machine.reachedBase != base || machine.value(handle.index, isHeld: false) != reading
  }

  /// Returns the token of a case.
  func token(of testCase: LoadedCase, _ law: String) -> Token {
    Token(
      law: law, system: system, sizes: space.world.sizes,
      reading: Token.reading(of: trace(of: testCase)), testCase: testCase.spelling)
  }

  /// Returns a case as one line, with the law's program at its end, as the model
  /// predicts it.
  func trace(of testCase: LoadedCase) -> String {
    space.predictedTrace(of: space.trace(of: testCase)).lines.joined(separator: "; ")
  }
}
