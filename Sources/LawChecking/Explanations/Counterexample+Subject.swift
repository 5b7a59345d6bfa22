import BindingGenerators
import BindingLaws

extension Subject {
  /// A failing case in words, with all that a report prints of it.
  ///
  /// It decides nothing: that the case fails is known. Systems are made once more for it, and are
  /// looked at after each step.
  ///
  /// - Parameters:
  ///   - given: The case.
  ///   - discrepancy: What is wrong in it.
  ///   - other: What the other side was led through, where the law compares two.
  ///   - law: The id of the law.
  ///   - discovery: How the case was found.
  ///   - named: The case that the token stands for, where it is another one.
  func counterexample(
    _ given: Case, _ discrepancy: Discrepancy, beside other: Trail?, law: String,
    _ discovery: Discovery, named: Case?
  ) -> Counterexample {
    // Its numbers are those of the run, before the case is loaded again.
    let otherTrace = other.flatMap(trace)
    let token = token(of: named ?? given, law)
    let explanation = explanation(given, discrepancy)
    let (sides, course) = (explanation.sides, explanation.own)
    let otherCourse = otherTrace.map { self.course(of: $0, sharing: course) }
    let test = looks ? StandAloneTest(self, given, of: token) : nil
    var counterexample = Counterexample(
      trace: explanation.lines, variables: explanation.variables, equation: sides.equation,
      otherSide: sides.other, system: discrepancy.found, model: discrepancy.expected,
      ports: space.world.handles.map { traceText($0) }, rows: rows(course),
      foundAtCase: discovery.foundAt,
      originalOperations: discovery.operations, simplifications: discovery.simplifications,
      minimal: discovery.minimal, token: isRaced ? nil : token.description,
      predicted: space.course(of: explanation.trace).lines,
      test: test?.source(showing: [course, otherCourse].compactMap(\.self)))
    if let other = otherRun(of: given, along: otherCourse) {
      (counterexample.sides, counterexample.otherRows) = (other.sides, other.rows)
    }
    counterexample.columns = columns(of: given)
    counterexample.swiftUI = habit(of: given)
    return counterexample
  }

  /// The case as one word.
  func token(of given: Case, _ law: String) -> Token {
    Token(law: law, system: system, sizes: space.world.sizes, given: given)
  }
}
