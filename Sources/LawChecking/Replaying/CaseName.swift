import BindingGenerators
import BindingLaws

/// The name of a case to be replayed, in a report, on a command line, or in a trait.
///
/// `LocalChecker.named` finds the case, by the extensions below.
/// A child takes the name and not the case, so it is `Codable`.
package enum CaseName: Codable, Sendable {
  /// A token.
  case token(String)
  /// A trace, as a report prints it.
  case trace(String)
}

extension Subject {
  /// Returns the case of a token, or nil if the model does not permit it, or no longer does.
  func permitted(_ spelling: Case) throws(TokenError) -> LoadedCase? {
    guard let testCase = load(spelling) else { return nil }
    guard space.isSound(testCase) else { throw .damaged }
    return permitsOperations(of: testCase) && space.permitsStart(of: testCase) ? testCase : nil
  }

  /// Returns the cases that a trace may mean.
  ///
  /// A trace does not name the law's variables.
  func cases(written text: String, _ law: Law) throws(TraceError) -> [LoadedCase] {
    try space.cases(written: text, law: law.id)
  }
}

extension Runner {
  /// Returns the case of a written trace.
  ///
  /// Of several that are written alike, it returns one that breaks the law.
  ///
  /// - Throws: `TraceError`, also if the law itself sets something else than is written.
  func testCase(written text: String, _ law: Law) throws(TraceError) -> LoadedCase? {
    subject.reachBeyond()
    let cases = try subject.cases(written: text, law)
    let found = cases.count == 1 ? cases[0] : cases.first { run($0).isBroken } ?? cases[0]
    var subject = subject
    subject.goBeyond(for: found.spelling)
    return try subject.permitted(found, written: text, law)
  }
}

extension Subject {
  /// Whether every operation is possible where it stands.
  func permitsOperations(of testCase: LoadedCase) -> Bool {
    space.firstImpossible(in: testCase) == nil
  }

  /// Returns the case of a trace, or nil if the model does not permit its start.
  ///
  /// - Throws: An error if the case does not follow the trace: a law that sets what it reads decides by
  ///   itself what that is.
  fileprivate func permitted(
    _ testCase: LoadedCase, written text: String, _ law: Law
  ) throws(TraceError) -> LoadedCase? {
    guard space.permitsStart(of: testCase) else { return nil }
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
