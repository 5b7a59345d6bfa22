import BindingGenerators
import BindingLaws

/// What checks in children have shown of a system, whatever their law.
final class ChildState {
  /// Whether a case has timed out: from then on cases have less time.
  var hasTimedOut = false
  /// Whether looking for a proof kills.
  var provesNothing = false
  /// How the child ended that looked for one.
  var deathOfProof: ChildReport?
  /// The laws that will be judged, in order.
  var laws: [Law] = []
  /// What the first child has found out for `total`, or for a law of that name.
  var scouted: [Law: ChildReport] = [:]
  /// What a child that was made for another law has found out about these.
  var found: [String: ChildReport] = [:]
  /// The questions to new systems that crash.
  var unasked: [String] = []
  /// The fault that is put around the system, by its name.
  var fault: String?
  /// What no law is judged on, once that is known.
  var leftOut: LeftOut?
}

/// What cases leave out because it has crashed them, and the same in words, in order.
struct LeftOut {
  private(set) var omissions = Omissions()
  private(set) var words: [String] = []

  mutating func insert(_ place: DeathPlace) {
    omissions.insert(place.part)
    if !words.contains(place.words) { words.append(place.words) }
  }
}

/// Judges a system in child processes, where it may trap or hang.
///
/// This process calls no model and no system: all it knows of them are their names, the cases that
/// children noted, and what children found out.
struct ChildChecker: CheckExecutor {
  private let system: TypeAddress
  /// What reports call the system.
  let name: String
  let options: CheckOptions
  let limits: ChildrenLimits
  /// What checks so far have shown of the system, whatever their law.
  let state = ChildState()
  let launch: ChildLauncher

  /// - Throws: What to do when the system cannot be made again in another process.
  init<System: BindingSystem>(
    _ system: System.Type, _ options: CheckOptions, _ limits: ChildrenLimits,
    _ launch: @escaping ChildLauncher
  ) throws(ChildError) {
    guard let address = TypeAddress(of: system) else { throw .unreachableType("\(System.self)") }
    (self.system, name, self.options) = (address, System.displayName, options)
    (self.limits, self.launch) = (limits, launch)
  }

  func verdict(on law: Law) throws -> Verdict? {
    var check = try ChildCheck(self, law)
    return try check.verdict()
  }

  func firstDeath(under law: Law) throws -> Verdict? {
    var check = try ChildCheck(self, law)
    return try check.firstDeath()
  }

  func replay(
    _ name: CaseName, obeying law: Law, shrinking isShrinking: Bool
  ) throws -> ReplayedCase {
    var check = try ChildCheck(self, law)
    return try isShrinking ? check.shrunk(name) : check.replayed(name)
  }

  func put(_ fault: Fault) { state.fault = fault.id }

  func announce(_ laws: [Law]) { state.laws = laws }

  func suiteOfMemory(of k: Int) -> Int? { nil }

  func job(
    _ law: LawAddress?, _ task: ChildJob.Task, _ limits: ChildLimits,
    options: CheckOptions? = nil, looks: Bool = true, doneStatus: Int32 = ChildStatus.done
  ) -> ChildJob {
    ChildJob(
      system: system, name: name, law: law, options: options ?? self.options, limits: limits,
      task: task, looks: looks, doneStatus: doneStatus, fault: state.fault)
  }

  /// Children for one law.
  var budget: ChildBudget { ChildBudget(limits, within: options.timeBudget, launch) }
}
