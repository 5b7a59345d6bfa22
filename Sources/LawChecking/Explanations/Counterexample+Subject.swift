import BindingGenerators
import BindingLaws

extension SystemSubject {
  func counterexample(
    _ given: Case, _ discrepancy: Discrepancy, law: String, _ discovery: Discovery,
    named: Case?
  ) -> Counterexample {
    let token = token(of: named ?? given, law)
    let explanation = explanation(given, discrepancy)
    let sides = explanation.sides
    var counterexample = Counterexample(
      trace: explanation.lines, variables: explanation.variables, equation: sides.equation,
      otherSide: sides.other, system: discrepancy.found, model: discrepancy.expected,
      ports: world.handles.map { traceText($0) },
      rows: timeline(of: explanation.trace, lines: explanation.lines),
      foundAtCase: discovery.foundAt,
      originalOperations: discovery.operations, simplifications: discovery.simplifications,
      minimal: discovery.minimal, token: isRaced ? nil : token.description,
      predicted: space.course(of: explanation.trace).lines,
      test: looks ? StandAloneTest(self, given, of: token)?.source : nil)
    if let other = otherRun(of: given) {
      (counterexample.sides, counterexample.otherRows) = (other.sides, other.rows)
    }
    counterexample.columns = columns(of: given)
    return counterexample
  }

  /// The case as one word.
  func token(of given: Case, _ law: String) -> Token {
    Token(law: law, system: System.displayName, sizes: world.sizes, given: given)
  }
}
