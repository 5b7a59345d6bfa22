package import BindingGenerators

/// A recorder that is called with each case before it runs, so that a case that ends the process can be
/// named.
///
/// `CaseRecorder` numbers cases by the calls of `willRun`, and a later run passes over some by number.
/// So each run has to make the same calls.
package protocol RunRecorder: AnyObject, Sendable {
  /// Notes that a case is about to run.
  ///
  /// - Parameter testCase: The case.
  /// - Returns: Whether it may run. Otherwise it is refused.
  func willRun(_ testCase: LoadedCase) -> Bool

  /// Notes that the case has come to its end.
  func didRun()

  /// Takes a closure that spells the cases that follow, if anybody asks.
  func spellCases(by spell: @escaping (LoadedCase) -> String)

  /// Notes that the system is about to carry out a trace again for the report, or is made for a sequence of
  /// the memory check.
  ///
  /// Each call gives a child new time, so long work calls it again and again.
  func willLook()
}

extension RunRecorder {
  package func didRun() {}
  package func spellCases(by spell: @escaping (LoadedCase) -> String) {}
  package func willLook() {}
}
