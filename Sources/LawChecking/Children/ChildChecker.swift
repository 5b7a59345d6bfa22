import BindingGenerators
import BindingLaws

/// Judges a system in child processes, where it may trap or hang.
///
/// This process calls no model and no system: all it knows of them are their names, the cases that
/// children noted, and what children found out.
final class ChildChecker: CheckExecutor {
  private let system: TypeAddress
  /// What reports call the system.
  let name: String
  let options: CheckOptions
  let limits: ChildrenLimits
  private let launch: ChildLauncher
  /// The laws by which the system will be judged, in order.
  private var laws: [Law] = []
  /// Whether a case has timed out: from then on cases have less time.
  var hasTimedOut = false
  /// How the child ended that looked for a proof, if it died of that: then nothing is proved.
  var deathOfProof: ChildReport?
  /// What the first child has found out for `total`, or for a law of that name.
  var scouted: [Law: ChildReport] = [:]
  /// What a child that was made for another law has found out about these.
  var found: [String: ChildReport] = [:]
  /// The questions to new systems that crash.
  private var unasked: [String] = []
  /// The fault that is put around the system, by its name.
  private var fault: String?
  /// What no law is judged on, once that is known.
  var leftOut: Ended?

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
    var check = try ChildCheck(self, law, isNamed: true)
    return try isShrinking ? check.shrunk(name) : check.replayed(name)
  }

  func put(_ fault: Fault) { self.fault = fault.id }

  func announce(_ laws: [Law]) { self.laws = laws }

  /// What the bindings of the system do when they are new.
  func learnedTable() throws -> LearnedTable {
    let report = try launched(job(.learn, limits.child))
    if case let table?? = report.found(LearnedTable.self).last { return table }
    throw ChildError.deadModel(name, report.words(limits.child))
  }

  /// The laws after this one, up to `total`; what reports ends itself has a child of its own, in
  /// which nothing is left out.
  func laws(after law: Law) -> [Law] {
    laws.drop { $0.id != law.id }.dropFirst()
      .prefix { !$0.isAboutEnds && found[$0.id] == nil }.filter { !$0.reportsEnds }
  }

  func job(_ task: ChildJob.Task, _ limits: ChildLimits) -> ChildJob {
    ChildJob(
      task: task, system: system, name: name, fault: fault, options: options, limits: limits)
  }
}

// MARK: - Questions to new systems

extension ChildJob {
  /// What notes of other operations do not begin with.
  fileprivate static let markOfQuestion = "on a new system: "
  /// As much of a question as every box has room for, in bytes.
  ///
  /// With the mark it has to fit into `Notes.operation`: one that is cut off is not known again.
  private static let longestQuestion = 900

  /// A question that is asked of a new system, as a child notes it: in the trace language, or the
  /// beginning of that and a number that others do not have.
  static func note(ofQuestion words: String) -> String {
    if words.utf8.count <= longestQuestion { return markOfQuestion + words }
    let beginning = String(decoding: words.utf8.prefix(longestQuestion - 40), as: UTF8.self)
    return "\(markOfQuestion)\(beginning) … \(Seed(1).child(named: words))"
  }
}

extension ChildChecker {
  /// How many questions may crash before no more is learned; one that hangs counts as eight,
  /// because it takes so much longer.
  private static let mostDeaths = 40
  private static let weightOfHang = 8

  /// Runs a job in a child, and again without each question to a new system that crashes.
  ///
  /// What a new system dies of is found once more by the cases, which report it.
  ///
  /// - Throws: Where no child can be made, or the child refuses the task.
  func launched(_ job: ChildJob, counting count: () -> Void = {}) throws -> ChildReport {
    var (job, weight) = (job, 0)
    while true {
      job.unasked = unasked
      count()
      let report = launch(job)
      if case .notStarted(let reason) = report.diagnosis { throw ChildError.notStarted(reason) }
      let question = report.operation
      guard report.diagnosis.isDeath, question.hasPrefix(ChildJob.markOfQuestion),
        weight < Self.mostDeaths, !unasked.contains(question)
      else {
        for case let refusal? in report.found(ChildError.self) { throw refusal }
        return report
      }
      weight += report.diagnosis == .timedOut ? Self.weightOfHang : 1
      if report.diagnosis == .exited(code: 0) { job.doneStatus = 0 }
      unasked.append(question)
    }
  }
}
