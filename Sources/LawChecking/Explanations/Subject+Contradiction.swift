import BindingGenerators
import BindingLaws

extension Subject {
  /// Returns what two new systems do in two ways, if no more than that broke the law about histories.
  ///
  /// Nil if the first of the two has done more than the other one before the last step.
  func contradiction(
    of testCase: LoadedCase, _ discrepancy: Discrepancy, beside other: OperationHistory?
  ) -> Questions.Contradiction? {
    guard variation == .restarted, let other,
      let trace = trace(of: other, by: testCase.meaning)
    else { return nil }
    let holds = heldPorts(of: testCase).map { OperationCode(.hold, port: $0) }
    let program = hasProgram(testCase) ? programs(of: testCase).own : []
    let own = OperationHistory(
      start: start(of: testCase), codes: holds + testCase.operations + program)
    guard own == other else { return nil }
    let answers = [discrepancy.found, discrepancy.expected].map { value in
      discrepancy.place == .writes ? "\(value.text) written" : value.text
    }
    return Questions.Contradiction(
      question: trace.lines.joined(separator: "; "), answers: answers)
  }
}
