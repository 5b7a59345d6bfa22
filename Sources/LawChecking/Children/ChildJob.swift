import BindingGenerators
import BindingLaws
import Foundation

/// What a child is asked to do: plain values only, since they are written down and read in the
/// child.
///
/// Parent and child are one program, so that names may change.
package struct ChildJob: Codable, Sendable {
  enum Task: Codable {
    /// Checks the first law from beginning to end, with or without trying a proof; then the others, leaving
    /// out only what none of them does.
    case check(proving: Bool, leavingOut: EndedCases = EndedCases())
    /// Checks the first law without trying a proof, and then anew with one: two findings.
    case checkThenProve
    /// Runs one case, or makes it smaller where it breaks the law.
    case replay(CaseName, shrinking: Bool)
    /// Runs all simpler edits of a case, or all cases that are smaller.
    case smaller(than: Case, certifying: Bool)
    /// Runs one case, noting all that is done to the system; shows it, too, if it was made of another one.
    case watch(Case, from: Case?)
    /// Says what is known of the models of these systems.
    case inventory(of: [TypeAddress])
    /// Says what the bindings do when they are new.
    case learn
  }

  let task: Task
  let system: SystemAddress
  /// What reports call the system; `nil` for the name of its type.
  var name: String?
  /// The fault that is put around the system, by its name.
  var fault: String?
  /// The laws; a task that speaks of the law means the first one.
  var laws: [LawAddress] = []
  var options = CheckOptions()
  /// What the child may use: before the first case, and for each case, which may be less.
  var limits = ChildLimits()
  var caseLimits = ChildLimits()
  /// The cases that are passed over because they crash, and what is left out for that reason.
  var ended = EndedCases()
  /// Whether the system is read where only the report needs it.
  var readsForReports = true
  /// The status it ends with when it has done its task; 0 after the code under test has ended a child so.
  var doneStatus = ChildStatus.done
  /// The numbers of the questions that are not asked of new systems, because they crash.
  var unasked: Set<UInt64> = []
}

extension ChildJob {
  /// How many times the time of a case the checker's own work may take.
  ///
  /// That is to number what can be seen before a proof, and to put down a table between its questions.
  private static let timesForOwnWork = 10

  /// What may be used before the first case and between questions, of which nothing is shortened.
  ///
  /// The clock leaves room for that much processor time and no more: what only waits gets no longer.
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

/// How a child ends where the code under test did not end it.
///
/// None is 0: tests run children as exit tests that have to fail.
enum ChildStatus {
  static let done: Int32 = 42
  static let leftByExit: Int32 = 43
  static let outOfMemory: Int32 = 44
  /// Nobody has asked it anything.
  static let unasked: Int32 = 64
}

/// Why nothing can be judged in child processes.
package enum ChildError: Error, Hashable, Codable, Sendable, CustomStringConvertible {
  /// The type cannot be made again in another process.
  case unreachableType(String)
  /// The child did not come as far as the code under test.
  case notStarted(String)
  /// The model crashed.
  case deadModel(String, String)
  /// The child says in a sentence why it cannot judge what was named; the command may be what is wrong.
  case refused(String, isUsage: Bool)

  /// What is wrong.
  package var description: String {
    switch self {
    case .unreachableType(let name):
      "\(name) cannot be made again in a child process; declare it as a type outside of generic "
        + "types"
    case .notStarted(let reason): "nothing ran in a child process: \(reason)"
    case .deadModel(let name, let end): "the model of \(name) crashes: \(end)"
    case .refused(let sentence, _): sentence
    }
  }
}

/// A law that another process of the same program finds again.
struct LawAddress: Codable, Sendable {
  private let names: LawDescription
  private let type: TypeAddress
  /// The form, in JSON.
  private let form: Data

  /// - Throws: What to do when the form cannot be found again.
  init(of law: Law) throws(ChildError) {
    guard let type = TypeAddress(of: Swift.type(of: law.form)),
      let form = try? JSONEncoder().encode(law.form)
    else { throw .unreachableType("\(Swift.type(of: law.form))") }
    names = LawDescription(law)
    self.type = type
    self.form = form
  }

  /// The law; `nil` in another program.
  var law: Law? {
    guard let type = type.type as? any Law.Form.Type,
      let form = try? JSONDecoder().decode(type, from: form)
    else { return nil }
    return Law(names.id, names.title, names.maths, tier: names.tier, form)
  }
}
