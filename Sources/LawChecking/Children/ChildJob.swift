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
    case watch(Case)
    /// Shows a case that was made of another one, and then runs it as `watch` does.
    case show(Case, madeFrom: Case)
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
  /// It is 0 once the code under test has ended a child with 0, as `ChildCheck` says.
  var doneStatus = ChildStatus.done
  /// The numbers of the questions that new systems are not asked, because they crash.
  var unasked: Set<UInt64> = []
}

extension ChildJob {
  /// The factor by which the checker's own work may exceed the time of a case.
  ///
  /// A smaller one would end children that do such work in large worlds. A larger one would let a system that
  /// hangs before the first case hang longer.
  private static let timesForOwnWork = 10

  /// The limits before the first case and between questions, never shortened.
  ///
  /// There a proof numbers what it can see, and learning writes down a table. This takes processor time, of
  /// which they get more. The clock leaves room for it. Otherwise it stays, so that mere waiting gets no
  /// longer.
  var firstLimits: ChildLimits {
    doesOwnWork ? limitsForOwnWork : limits
  }

  /// Whether the checker itself has much to do before the first case, or between questions.
  private var doesOwnWork: Bool {
    switch task {
    case .check(let isProving, _): isProving
    case .checkThenProve, .learn: true
    case .replay, .edits, .smaller, .watch, .show, .inventory: false
    }
  }

  private var limitsForOwnWork: ChildLimits {
    var limits = limits
    limits.processorTime *= Self.timesForOwnWork
    limits.time = max(limits.time, limits.processorTime)
    return limits
  }
}
