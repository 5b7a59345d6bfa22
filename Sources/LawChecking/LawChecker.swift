public import BindingLaws

/// Checks whether a system obeys a law.
///
/// - Parameters:
///   - system: The type of the system.
///   - law: The law.
///   - options: How hard to look.
///   - model: The model of the system; by default the one that the type names.
///   - make: Makes the system on a source; by default its initialiser.
/// - Returns: The verdict. Nil if the law does not apply to systems of this kind.
/// - Throws: An error that says what to do if the model gives nothing to draw from.
public func check<System: BindingSystem>(
  _ system: System.Type, obeys law: Law, by model: @autoclosure () -> System.Model = System.model,
  options: CheckOptions = CheckOptions(),
  make: @escaping (Source<System.Model.Base>) -> System = { System(source: $0) }
) throws -> Verdict? {
  try LawChecker(system, .here, by: model(), options: options, make: make).verdict(on: law)
}

/// The place in which cases run.
package enum Place {
  /// In this process.
  case here
  /// In child processes, where the system may trap or hang.
  ///
  /// They make a system by its initialiser, or run the test up to the expectation that has the closure.
  case children(
    ChildrenLimits, launch: ChildLauncher, expectation: ExpectationAddress? = nil)
}

/// Checks systems of one kind by one law after another, and replays and simplifies single cases.
///
/// Cases run in this process or in child processes. Commands, tests and `PowerCheck` keep one checker for
/// several laws, which share what they have in common.
package final class LawChecker {
  private let executor: any CheckExecutor

  /// Prepares for checks.
  ///
  /// - Parameters:
  ///   - system: The type of the system.
  ///   - place: The place in which cases run.
  ///   - model: The model of the system.
  ///   - options: How hard to look.
  ///   - given: The name to print instead of the name of the type.
  ///   - make: Makes the system on a source.
  /// - Throws: An error that says what to do if the model gives nothing to draw from, or if no child can
  ///   make the system.
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

  /// Wraps the system in a fault.
  ///
  /// Call it before the first verdict.
  func put(_ fault: Fault) { executor.put(fault) }

  /// Returns the verdict on a law, and notes that the check passes over cases that ended earlier runs.
  ///
  /// With such cases left out, `proved` becomes `upheld`.
  ///
  /// - Parameter count: How many cases are passed over.
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

  /// Announces the laws to be judged, in order, so that one child can judge several of them.
  package func announce(_ laws: [Law]) { executor.announce(laws) }

  /// Returns the verdict on a law, or nil if the law does not apply to systems of this kind.
  ///
  /// - Throws: An error that says what to do if no child can judge the system.
  package func verdict(on law: Law) throws -> Verdict? {
    try executor.verdict(on: law)
  }

  /// Does something if a set lands when all laws have been judged here.
  ///
  /// A check in child processes sees such sets by itself.
  ///
  /// - Parameter alarm: What to do, once, on the thread of the set.
  package func alertOfNextLateWrite(_ alarm: @escaping @Sendable () -> Void) {
    (executor as? LocalChecker)?.subject.lateWrites?.alert(alarm)
  }

  /// Runs one case, named by a token or a trace, and returns all that it showed.
  ///
  /// - Throws: `TokenError`, `TraceError`, `ReplayError` or `ChildError`, each one sentence.
  package func replay(_ name: CaseName, obeying law: Law) throws -> ReplayedCase {
    try executor.replay(name, obeying: law, shrinking: false)
  }

  /// Makes one failing case as small as it gets.
  ///
  /// - Returns: The smaller case, or the case itself if it does not break the law.
  /// - Throws: `TokenError`, `TraceError`, `ReplayError` or `ChildError`, each one sentence.
  package func shrink(_ name: CaseName, obeying law: Law) throws -> ReplayedCase {
    try executor.replay(name, obeying: law, shrinking: true)
  }

  /// Returns a table of what new bindings of the system do, whatever its model says of them.
  ///
  /// - Throws: An error that says what to do if there is nothing to draw from, or no child can be made.
  package func learnedTable() throws -> LearnedTable {
    try executor.learnedTable()
  }

  /// Runs the suite that shows that a system does not remember its last `k` inputs.
  ///
  /// The suite counts writes as inputs, and has held starts. Only the benchmarks call it, which also run
  /// the same sequences without the checker.
  ///
  /// - Returns: The number of sequences. Nil if one of them shows a memory, or if cases run in child
  ///   processes.
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
///   - model: The model of the system; by default the one that the type names.
///   - make: Makes the system on a source; by default its initialiser.
/// - Returns: The verdict on this one case: `broken` if it breaks the law, otherwise `upheld`.
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
