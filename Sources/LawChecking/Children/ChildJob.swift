import BindingGenerators

/// The job that a parent gives to a child.
///
/// It is written to a file, so it has only plain values. Parent and child are the same program, so names may
/// change.
package struct ChildJob: Codable, Sendable {
  /// The task of a child.
  enum Task: Codable {
    /// Checks the first law from beginning to end, with or without a proof.
    ///
    /// Then checks the others, leaving out only what none of them does.
    case check(proving: Bool, leavingOut: EndedCases = EndedCases())
    /// Checks the first law without a proof, and then again with one: two findings.
    case checkThenProve
    /// Runs one case, or simplifies it if it breaks the law.
    case replay(CaseName, shrinking: Bool)
    /// Runs all simpler edits of a case.
    case edits(of: Case)
    /// Runs all cases that are smaller than a case.
    case smaller(than: Case)
    /// Runs one case, noting each operation.
    ///
    /// Shows it, too, if it was made of another one.
    case watch(Case, from: Case?)
    /// Notes what the models of these systems say.
    case inventory(of: [TypeAddress])
    /// Notes what new bindings do.
    case learn
  }

  let task: Task
  let system: SystemAddress
  /// The name of the system in reports.
  ///
  /// Nil for the name of its type.
  var name: String?
  /// The name of the fault around the system.
  var fault: String?
  /// The laws.
  ///
  /// A task about one law means the first.
  var laws: [LawAddress] = []
  var options = CheckOptions()
  /// The limits of the child before the first case.
  var limits = ChildLimits()
  /// The limits for each case, which may be lower.
  var caseLimits = ChildLimits()
  /// The cases that are passed over because they crash, and what is left out for that reason.
  var ended = EndedCases()
  /// Whether to read the system if only the report needs it.
  var readsForReports = true
  /// The status after the task is done.
  ///
  /// It is 0 once the code under test has ended a child with 0.
  var doneStatus = ChildStatus.done
  /// The numbers of the questions that new systems are not asked, because they crash.
  var unasked: Set<UInt64> = []
}

extension ChildJob {
  /// The factor by which the checker's own work may exceed the time of a case.
  ///
  /// That work numbers what a proof can see, and writes down a table between its questions.
  private static let timesForOwnWork = 10

  /// The limits before the first case and between questions, never shortened.
  ///
  /// The clock leaves room for that much processor time and no more, so mere waiting gets no longer.
  var firstLimits: ChildLimits {
    switch task {
    case .check(proving: true, _), .checkThenProve, .learn: break
    default: return limits
    }
    var limits = limits
    limits.processorTime *= Self.timesForOwnWork
    limits.time = max(limits.time, limits.processorTime)
    return limits
  }
}
