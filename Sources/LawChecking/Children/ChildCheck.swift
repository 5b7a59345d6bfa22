import BindingLaws

/// The check of one system by one law in child processes.
final class ChildCheck {
  let checker: ChildChecker
  let law: Law
  /// Whether a user named the case, so that it was not found by a search.
  let isNamed: Bool
  private let address: LawAddress
  /// The number of children so far.
  private(set) var children = 0
  /// The time after which no more children are made.
  private let end: ContinuousClock.Instant
  /// The number of cases in a row that have shown nothing to leave out.
  var casesWithoutPlace = 0
  /// The status of children that have done their task.
  ///
  /// It is 0 once the code under test has ended a child with 0, because Swift Testing then accepts no other.
  private var doneStatus = ChildStatus.done

  init(_ checker: ChildChecker, _ law: Law, isNamed: Bool = false) throws(ChildError) {
    self.checker = checker
    self.law = law
    self.isNamed = isNamed
    address = try LawAddress(of: law)
    let time = checker.limits.time
    end = .now + min(time, checker.options.timeBudget ?? time)
  }

  /// Whether no other child may be made.
  ///
  /// Two are kept back for the post-mortem and the run before it.
  var isBudgetUsedUp: Bool { children + 2 >= mostChildren || end < .now }

  /// The most children for a law.
  ///
  /// A quick try gets a fifth of them. It is enough for a small case, but not for the smallest.
  private var mostChildren: Int {
    checker.options.effort == .quick ? checker.limits.children / 5 : checker.limits.children
  }

  /// The limits of a case that may not end.
  ///
  /// Once a case has timed out, the clock leaves every case less time.
  var limits: ChildLimits {
    checker.hasTimedOut ? checker.limits.child.withShorterClock : checker.limits.child
  }

  /// Runs a task in a child.
  ///
  /// Once a case of the system has timed out, cases have less time, unless the task asks whether they end.
  ///
  /// If a question crashes a new system, another child does not ask it. The cases find that crash again, and
  /// report it.
  ///
  /// - Throws: An error if no child can be made, or the child refuses the task.
  func run(
    _ task: ChildJob.Task, then others: [LawAddress] = [], without ended: EndedCases = EndedCases(),
    options: CheckOptions? = nil, readsForReports: Bool = true
  ) throws -> ChildReport {
    let isShort = checker.hasTimedOut && !task.needsTime(under: law, without: ended)
    var job = ChildJob(
      task: task, system: checker.system, name: checker.name, fault: checker.fault,
      laws: [address] + others, options: options ?? checker.options, limits: limits,
      caseLimits: isShort ? limits.shortened(by: divisorOfTime) : limits,
      ended: ended, readsForReports: readsForReports)
    var weight = 0
    while true {
      job.doneStatus = doneStatus
      job.unasked = checker.unasked
      children += 1
      let report = try checker.launch(job)
      noteExit(of: report)
      let mayGoOn = weight < Self.mostWeight && !isBudgetUsedUp
      if let question = report.question, report.diagnosis.isDeath, mayGoOn {
        let isNew = checker.unasked.insert(question).inserted
        if isNew {
          weight += report.diagnosis == .timedOut ? Self.weightOfHangingQuestion : 1
          continue
        }
      }
      if let refusal = report.found(ChildError.self).compactMap({ $0 }).first { throw refusal }
      if report.diagnosis == .timedOut && report.testCase != nil { checker.hasTimedOut = true }
      return report
    }
  }

  /// The divisor of the time of a case that is not asked whether it ends, after another has timed out.
  ///
  /// Laws that report hangs leave it a fifth of its time, since they may still report it. Other laws learn
  /// nothing from a hang, and leave it a twentieth.
  private var divisorOfTime: Int { law.reportsEnds ? 5 : 20 }

  /// Notes whether the code under test has ended a child with 0, so that later children end so, too.
  func noteExit(of report: ChildReport) {
    if report.diagnosis == .exited(code: 0) { doneStatus = 0 }
  }

  /// The weight of questions that crash or hang after which no more is learned.
  ///
  /// Of 100 children, they leave more than half for the cases of a law. A quick try has 20 children, so
  /// `isBudgetUsedUp` may end it first.
  private static let mostWeight = 40
  /// The number of crashes as which a question that hangs counts.
  ///
  /// It takes so much longer: five of them take five seconds.
  private static let weightOfHangingQuestion = 8

  /// Runs a task in a child, and again without the reads for reports if one of these kills the child.
  func runReporting(
    _ task: ChildJob.Task, without ended: EndedCases = EndedCases()
  ) throws -> ChildReport {
    let report = try run(task, without: ended)
    let diesOfReads = report.isDeathOutside && report.runs > 0
    return diesOfReads ? try run(task, without: ended, readsForReports: false) : report
  }
}

extension ChildJob.Task {
  /// Whether the task asks whether a case ends, so that no case may have less time.
  fileprivate func needsTime(under law: Law, without ended: EndedCases) -> Bool {
    switch self {
    case .check, .checkThenProve: law.reportsEnds && ended.isEmpty
    case .replay: law.reportsEnds
    case .show, .learn: true
    case .watch, .edits, .smaller, .inventory: false
    }
  }
}
