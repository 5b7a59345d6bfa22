import BindingGenerators
import BindingLaws

/// One law being checked on one system in children.
final class ChildCheck {
  let checker: ChildChecker
  let law: Law
  /// Whether the case was named, not found by looking.
  let isNamed: Bool
  private let address: LawAddress
  /// How many children were made, and until when others are.
  private(set) var children = 0
  private let end: ContinuousClock.Instant
  /// The status with which children end that have done their task: 0 once the code under test
  /// has done so, which Swift Testing then takes as it comes.
  private var doneStatus = ChildStatus.done

  init(_ checker: ChildChecker, _ law: Law, isNamed: Bool = false) throws(ChildError) {
    (self.checker, self.law, self.isNamed) = (checker, law, isNamed)
    address = try LawAddress(of: law)
    let time = checker.limits.time
    end = .now + min(time, checker.options.timeBudget ?? time)
  }

  /// Whether no other child may be made; two are kept back for the post-mortem and what goes before it.
  var isBudgetUsedUp: Bool { children + 2 >= checker.limits.children || end < .now }

  /// What a case may use where the question is whether it ends.
  ///
  /// Once a case has timed out, no case is waited for as long on the clock.
  var limits: ChildLimits {
    checker.hasTimedOut ? checker.limits.child.shortened(by: 1) : checker.limits.child
  }

  /// How many questions may crash before no more is learned; one that hangs counts as eight,
  /// because it takes so much longer.
  private static let mostDeaths = 40
  private static let weightOfHang = 8

  /// Runs a task in a child, with less time for cases where the question is not whether they end.
  ///
  /// That begins when a case of the system has timed out. Then laws that report hangs leave a case a fifth
  /// of its time. Of other laws a hang says nothing: they leave it a twentieth.
  ///
  /// Where a new system crashes of a question, another child does not ask it, and the cases find that crash
  /// once more and report it.
  ///
  /// - Throws: Where no child can be made, or the child refuses the task.
  func run(
    _ task: ChildJob.Task, then others: [LawAddress] = [], without ended: Ended = Ended(),
    options: CheckOptions? = nil, looks: Bool = true
  ) throws -> ChildReport {
    let isShort = checker.hasTimedOut && !task.needsTime(under: law, without: ended)
    var job = ChildJob(
      task: task, system: checker.system, name: checker.name, fault: checker.fault,
      laws: [address] + others, options: options ?? checker.options, limits: limits,
      caseLimits: isShort ? limits.shortened(by: law.reportsEnds ? 5 : 20) : limits,
      ended: ended, looks: looks)
    var weight = 0
    while true {
      (job.doneStatus, job.unasked) = (doneStatus, checker.unasked)
      children += 1
      let report = try checker.launch(job)
      if report.diagnosis == .exited(code: 0) { doneStatus = 0 }
      // The insertion comes last: it must not happen where another condition fails.
      guard report.question != 0, report.diagnosis.isDeath, weight < Self.mostDeaths,
        checker.unasked.insert(report.question).inserted
      else {
        for case let refusal? in report.found(ChildError.self) { throw refusal }
        if report.diagnosis == .timedOut && report.given != nil { checker.hasTimedOut = true }
        return report
      }
      weight += report.diagnosis == .timedOut ? Self.weightOfHang : 1
    }
  }

  /// Runs a task in a child; once more without looking at the system where that is what kills it.
  func runReporting(
    _ task: ChildJob.Task, without ended: Ended = Ended()
  ) throws -> ChildReport {
    let report = try run(task, without: ended)
    return report.isDeathOutside && report.runs > 0
      ? try run(task, without: ended, looks: false) : report
  }

  /// Checks the law, which is `total`, without a proof, and once for all laws: a case that kills is
  /// known before the memory check dies of it.
  func scouted() throws -> ChildReport {
    if let known = checker.scouted[law] {
      if known.diagnosis == .exited(code: 0) { doneStatus = 0 }
      return known
    }
    // No `??` over `run`: Swift 6.3 forgets the way out for what it throws.
    let report = try run(.check(proving: false))
    checker.scouted[law] = report
    return report
  }

  func verdict(
    _ kind: Verdict.Kind, _ grounds: Verdict.Grounds? = nil, runs: Int = 0
  ) -> Verdict {
    var verdict = Verdict(
      system: checker.name, law: LawDescription(law), kind: kind, seed: checker.options.seed)
    (verdict.grounds, verdict.cases, verdict.executions) = (grounds, runs, runs)
    return verdict
  }
}

extension ChildJob.Task {
  /// Whether it is asked here whether a case ends, so that none has less time than it may have.
  fileprivate func needsTime(under law: Law, without ended: Ended) -> Bool {
    switch self {
    case .check: law.reportsEnds && ended.isEmpty
    case .replay: law.reportsEnds
    case .watch(_, let first): first != nil
    case .learn: true
    case .smaller, .inventory: false
    }
  }
}
