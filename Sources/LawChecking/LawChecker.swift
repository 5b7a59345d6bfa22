public import BindingLaws

/// Checks whether a system obeys a law.
///
/// - Parameters:
///   - system: The type of the system.
///   - law: The law.
///   - options: How hard to look.
///   - model: What the system is compared with; by default what its type says.
///   - make: Makes the system on a source; by default its initialiser.
/// - Returns: The verdict, or `nil` when the law does not speak about systems of this kind.
/// - Throws: An error that says what to do when the model gives nothing to draw from.
public func check<System: BindingSystem>(
  _ system: System.Type, obeys law: Law, by model: @autoclosure () -> System.Model = System.model,
  options: CheckOptions = CheckOptions(),
  make: @escaping (Source<System.Model.Base>) -> System = { System(source: $0) }
) throws -> Verdict? {
  try LawChecker(system, .here, by: model(), options: options, make: make).verdict(on: law)
}

/// Where cases run.
package enum Place {
  /// In this process.
  case here
  /// In child processes, where the system may trap or hang.
  ///
  /// They make a system by its initialiser, or come to the expectation that has the closure.
  case children(
    ChildrenLimits, launch: ChildLauncher, expectation: ExpectationAddress? = nil)
}

/// Checks systems of one kind by one law after the other, replays and simplifies single cases: here,
/// or in child processes.
///
/// Commands, tests and `PowerCheck` keep one for several laws: what these share is worked out once.
package final class LawChecker {
  private let executor: any CheckExecutor

  /// Prepares for checks.
  ///
  /// - Parameters:
  ///   - system: The type of the system.
  ///   - place: Where cases run.
  ///   - model: What the system is compared with.
  ///   - options: How hard to look.
  ///   - given: What it is called in place of the name of its type.
  ///   - make: Makes the system on a source.
  /// - Throws: An error that says what to do when the model gives nothing to draw from, or when no
  ///   child can make the system.
  package init<System: BindingSystem>(
    _ system: System.Type = System.self, _ place: Place = .here,
    by model: @autoclosure () -> System.Model = System.model,
    options: CheckOptions = CheckOptions(), named given: GivenName? = nil,
    make: @escaping (Source<System.Model.Base>) -> System = { System(source: $0) }
  ) throws {
    executor =
      switch place {
      case .here: try LocalChecker(by: model(), make: make, named: given, options: options)
      case .children(let limits, let launch, let expectation):
        try ChildChecker(
          system, named: given, options: options, limits: limits, launch: launch,
          reaching: expectation)
      }
  }

  /// Puts a fault around the system, before it is judged.
  func put(_ fault: Fault) { executor.put(fault) }

  /// The verdict on a law whose check has to pass over cases that ended earlier runs.
  package func verdict(on law: Law, passingOver count: Int) throws -> Verdict? {
    guard var verdict = try verdict(on: law) else { return nil }
    if count == 0 { return verdict }
    verdict.endings.cases = count
    verdict.endings.wasPassedOver = true
    if verdict.kind == .proved {
      verdict.kind = .upheld
      verdict.grounds = nil
    }
    return verdict
  }

  /// Says by which laws the system will be judged, in order: one child then judges by several of them.
  package func announce(_ laws: [Law]) { executor.announce(laws) }

  /// The verdict on a law, or `nil` when the law does not speak about systems of this kind.
  ///
  /// - Throws: An error that says what to do when no child can judge the system.
  package func verdict(on law: Law) throws -> Verdict? {
    try executor.verdict(on: law)
  }

  /// Runs one case, named by a token or a trace, and reports all of it.
  ///
  /// - Throws: `TokenError`, `TraceError`, `ReplayError` or `ChildError`, each one sentence.
  package func replay(_ name: CaseName, obeying law: Law) throws -> ReplayedCase {
    try executor.replay(name, obeying: law, shrinking: false)
  }

  /// Makes one failing case as small as it gets.
  ///
  /// - Returns: The smaller case; the case itself when it does not break the law.
  /// - Throws: `TokenError`, `TraceError`, `ReplayError` or `ChildError`, each one sentence.
  package func shrink(_ name: CaseName, obeying law: Law) throws -> ReplayedCase {
    try executor.replay(name, obeying: law, shrinking: true)
  }

  /// What the bindings of the system do when they are new, whatever its model says of them.
  ///
  /// - Throws: An error that says what to do when there is nothing to draw from, or no child can be made.
  package func learnedTable() throws -> LearnedTable {
    try executor.learnedTable()
  }

  /// Runs the suite that shows that a system remembers nothing of so many inputs, writes counted
  /// and with held starts.
  ///
  /// Only `Tests/Benchmarks` calls it, and compares the number with that of `BareSuite`.
  ///
  /// - Returns: How many sequences it has, or `nil` where one shows a memory, or in another process.
  package func suiteOfMemory(of k: Int) -> Int? {
    (executor as? LocalChecker)?.suiteOfMemory(of: k)
  }
}

/// Runs the one case that a token holds.
///
/// - Parameters:
///   - token: The token, as a report prints it.
///   - system: The system that the token names.
///   - law: The law that the token names.
///   - options: As in the check that gave the token.
///   - model: What the system is compared with; by default what its type says.
///   - make: Makes the system on a source; by default its initialiser.
/// - Returns: The verdict of this one case: `broken` when it breaks the law, otherwise `upheld`.
/// - Throws: An error with one sentence that says what is wrong and what to do.
public func replay<System: BindingSystem>(
  _ token: String, of system: System.Type, obeying law: Law,
  by model: @autoclosure () -> System.Model = System.model,
  options: CheckOptions = CheckOptions(),
  make: @escaping (Source<System.Model.Base>) -> System = { System(source: $0) }
) throws -> Verdict {
  try LawChecker(system, .here, by: model(), options: options, make: make)
    .replay(.token(token), obeying: law).verdict
}
