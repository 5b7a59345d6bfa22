import BindingGenerators
import BindingLaws

/// How somebody names a case that is to be replayed: in a report, on a command line, in a trait.
///
/// `LocalChecker.named` makes a case of it, by the extensions below.
/// A child takes the name and not the case, so it is `Codable`.
package enum CaseName: Codable, Sendable {
  /// By a token.
  case token(String)
  /// By a trace, as a report prints it.
  case trace(String)
}

extension Subject {
  /// The case of a token; `nil` when the model does not permit it, or not any more.
  ///
  /// Numbers of a case mean what was loaded last. So it is loaded before it is looked at, here and below.
  func permitted(_ testCase: Case) throws(TokenError) -> Case? {
    guard load(testCase) else { return nil }
    guard space.isSound(testCase) else { throw .damaged }
    return permitsOperations(of: testCase) && space.permitsStart(of: testCase) ? testCase : nil
  }

  /// The cases that a trace may be meant as; a trace does not say what the law's variables are.
  func cases(written text: String, _ law: Law) throws(TraceError) -> [Case] {
    try space.cases(written: text, law: law.id)
  }
}

extension Runner {
  /// The case of a written trace; of several that are written alike, one that breaks the law.
  ///
  /// - Throws: `TraceError`, also where the law itself sets something else than is written.
  func testCase(written text: String, _ law: Law) throws(TraceError) -> Case? {
    subject.reachBeyond()
    let cases = try subject.cases(written: text, law)
    let found = cases.count == 1 ? cases[0] : cases.first { run($0).discrepancy != nil } ?? cases[0]
    var subject = subject
    subject.goBeyond(for: found)
    return try subject.permitted(found, written: text, law)
  }
}

extension Subject {
  /// Whether every operation can stand where it stands.
  func permitsOperations(of testCase: Case) -> Bool { space.firstImpossible(in: testCase) == nil }

  /// The case of a trace; `nil` when the model does not permit its start.
  ///
  /// - Throws: Where the case does not follow the trace: a law that sets what it reads decides by itself
  ///   what that is.
  fileprivate func permitted(
    _ testCase: Case, written text: String, _ law: Law
  ) throws(TraceError) -> Case? {
    guard load(testCase), space.permitsStart(of: testCase) else { return nil }
    let trace = space.trace(of: testCase)
    if !trace.operations.contains(where: { $0.kind == .echo }) { return testCase }
    let written = try space.world.trace(reading: text)
    let steps = zip(observedTrace(of: trace).lines, observedTrace(of: written).lines)
    if let (step, other) = steps.first(where: { $0 != $1 }) {
      throw .otherStep(law: law.id, step: step, written: other)
    }
    return testCase
  }
}

extension Token {
  /// Refuses a token of another world; `World.sizes` has the same order.
  func requireFit(to sizes: [Int]) throws(ReplayError) {
    for (part, (old, new)) in zip(["ports", "bases", "values", "actions"], zip(self.sizes, sizes))
    where old != new {
      throw .changed(part: part, from: old, to: new)
    }
  }

  /// Refuses a token whose numbers mean another trace than they did.
  func requireReading(as trace: String) throws(ReplayError) {
    if reading != Token.reading(of: trace) { throw .otherCase(reads: trace) }
  }
}
