import BindingGenerators
import BindingLaws

/// How a case was found and made smaller.
struct Discovery {
  /// The number of the case, counted from 1; `nil` when it was named.
  var foundAt: Int?
  /// How many operations happened in it.
  var operations: Int
  /// How many runs simplifying took.
  var simplifications = 0
  var minimal = Counterexample.Minimality.unknown
}

extension Runner {
  /// All there is to say of a case that broke a law, up to the failure.
  ///
  /// - Parameter named: The whole case, where it was named; its token is printed.
  func counterexample(
    _ given: Case, _ discrepancy: Discrepancy, law: String, _ discovery: Discovery,
    named: Case? = nil
  ) -> Counterexample {
    let token = token(of: named ?? given, law)
    let explanation = explanation(given, discrepancy)
    let sides = explanation.sides
    var counterexample = Counterexample(
      trace: explanation.lines, variables: explanation.variables, equation: sides.equation,
      otherSide: sides.other, system: discrepancy.found, model: discrepancy.expected,
      ports: world.handles.map { traceText($0) },
      rows: timeline(of: explanation.trace), foundAtCase: discovery.foundAt,
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
