import BindingGenerators
import BindingLaws

extension Subject {
  /// A failing case in words, with all that a report prints of it.
  ///
  /// It decides nothing: that the case fails is known. Systems are made once more for it, and are
  /// looked at after each step. `Subject.draft` does the same for a case that crashes, without the system.
  ///
  /// - Parameters:
  ///   - testCase: The case.
  ///   - discrepancy: What is wrong in it.
  ///   - other: What the other system carried out, where the law compares two.
  ///   - law: The id of the law.
  ///   - named: The case that the token stands for, where it is another one.
  func counterexample(
    _ testCase: Case, _ discrepancy: Discrepancy, beside other: OperationHistory?, law: String,
    named: Case? = nil
  ) -> Counterexample {
    // Its numbers are those of the run, before the case is loaded again.
    let otherTrace = other.flatMap(trace)
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
    counterexample.taskSteps = taskSteps(of: testCase)
    counterexample.swiftUI = habit(of: testCase)
    return counterexample
  }

  /// A case, which is in the table, as one word.
  func token(of testCase: Case, _ law: String) -> Token {
    Token(
      law: law, system: system, sizes: space.world.sizes,
      reading: Token.reading(of: trace(of: testCase)), testCase: testCase)
  }

  /// A case, which is in the table, as one line, with what the law does at its end, as the model predicts it.
  func trace(of testCase: Case) -> String {
    space.predictedTrace(of: space.trace(of: testCase)).lines.joined(separator: "; ")
  }
}
