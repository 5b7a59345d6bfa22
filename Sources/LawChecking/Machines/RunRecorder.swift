package import BindingGenerators

/// Is called with each case before it runs, so that a case that ends the process can be named.
///
/// `CaseRecorder` numbers cases by the calls of `willRun`, and a later run passes over some by number.
/// So each run has to make the same calls.
package protocol RunRecorder: AnyObject, Sendable {
  /// A case is about to run.
  ///
  /// - Parameter testCase: The case.
  /// - Returns: Whether it may run; one that may not is refused.
  func willRun(_ testCase: Case) -> Bool

  /// The case has come to its end.
  func didRun()

  /// The cases that follow are spelled so, where somebody asks.
  func spellCases(by spell: @escaping (Case) -> String)

  /// The system is about to carry out a trace once more, to be looked at, or is made for a
  /// sequence of the memory check.
  ///
  /// Each call gives a child new time, so that long work calls it again and again.
  func willLook()
}

extension RunRecorder {
  package func didRun() {}
  package func spellCases(by spell: @escaping (Case) -> String) {}
  package func willLook() {}
}
