import BindingGenerators
import BindingLaws

/// One law being checked on one system in children.
struct ChildCheck {
  let checker: ChildChecker
  let law: Law
  var budget: ChildBudget
  /// Whether the case was named, not found by looking.
  var isNamed = false
  private let address: LawAddress
  /// The status with which children end that have done their task: 0 once the code under test
  /// has done so, which Swift Testing then takes as it comes.
  private var doneStatus = ChildStatus.done

  init(_ checker: ChildChecker, _ law: Law) throws(ChildError) {
    (self.checker, self.law, budget) = (checker, law, checker.budget)
    address = try LawAddress(of: law)
  }

  /// Runs a task in a child; once a case of the system has timed out, with a shorter limit where what hangs
  /// there is looked at again.
  mutating func run(
    _ task: ChildJob.Task, options: CheckOptions? = nil, looks: Bool = true, isLimited: Bool = true
  ) throws -> ChildReport {
    var limits = limits
    if isLimited && checker.state.hasTimedOut {
      limits = limits.shortened(by: ChildrenLimits.limitFactor(law.reportsEnds))
    }
    let job = checker.job(
      address, task, limits, options: options, looks: looks, doneStatus: doneStatus)
    let report = checker.launched(job) { budget.run($0) }
    if report.diagnosis == .timedOut && report.given != nil { checker.state.hasTimedOut = true }
    if report.diagnosis == .exited(code: 0) { doneStatus = 0 }
    if case .notStarted(let reason) = report.diagnosis { throw ChildError.notStarted(reason) }
    for case .refused(let refusal)? in report.findings { throw refusal }
    return report
  }

  /// What a case may use where the question is whether it ends; what has timed out once is not waited
  /// for as long on the clock.
  var limits: ChildLimits {
    checker.state.hasTimedOut ? checker.limits.child.shortened(by: 1) : checker.limits.child
  }

  /// Runs a task in a child; once more without looking at the system where that is what kills it.
  private mutating func runReporting(_ task: ChildJob.Task) throws -> ChildReport {
    let report = try run(task, isLimited: !law.reportsEnds)
    let diesOfLooking = report.diagnosis.isDeath && report.given == nil && report.runs > 0
    return diesOfLooking ? try run(task, looks: false, isLimited: !law.reportsEnds) : report
  }
}

// MARK: - Checks

extension ChildCheck {
  /// The verdict on a law.
  mutating func verdict() throws -> Verdict? {
    try law.reportsEnds ? verdictOnEnds() : verdictOnTheRest()
  }

  /// The verdict on the first case that kills, whatever the law; `nil` when none does.
  mutating func firstDeath() throws -> Verdict? {
    let report = try checked(Ended())
    if report.diagnosis.isDeath { return try report.diagnosis == .garbled ? nil : death(report) }
    return try checker.state.provesNothing ? deathInMemoryCheck() : nil
  }

  /// The verdict of `total`, or on tasks: the smallest case that kills, if there is one.
  private mutating func verdictOnEnds() throws -> Verdict? {
    let report = try checked(Ended())
    switch report.diagnosis {
    case .garbled: return garbled(report)
    case .finished:
      guard let found = finished(report) else { return garbled(report) }
      // That of the memory check is reported by `total` alone.
      let diesOfProof = law.isAboutEnds && checker.state.provesNothing
      return try diesOfProof ? deathInMemoryCheck() ?? found : found
    default: return try death(report)
    }
  }

  /// Checks in a child; once more without a proof where looking for one is what kills it.
  mutating func checked(_ ended: Ended) throws -> ChildReport {
    if ended.cases.isEmpty, let report = checker.state.found[law.id] { return report }
    if law.isAboutEnds && ended.isEmpty {
      let report = try scouted()
      if report.diagnosis.isDeath && report.given != nil { return report }
    }
    let proves = checker.options.usesProof && !checker.state.provesNothing && ended.isEmpty
    let report = try checkedInTurn(ended, proves)
    guard proves, report.diagnosis.isDeath, report.given == nil else { return report }
    let again = try runReporting(.check(proving: false, without: ended))
    if again.diagnosis != report.diagnosis || again.given != nil {
      checker.state.provesNothing = true
      checker.state.deathOfProof = report
    }
    return again
  }

  /// Checks the law, which is `total`, without a proof, and once for all laws: a case that kills is
  /// known before the memory check dies of it.
  mutating func scouted() throws -> ChildReport {
    guard let known = checker.state.scouted[law] else {
      let report = try run(.check(proving: false, without: Ended()), isLimited: false)
      checker.state.scouted[law] = report
      return report
    }
    if known.diagnosis == .exited(code: 0) { doneStatus = 0 }
    return known
  }

  /// Checks in a child, which then goes on with the laws that will be judged next.
  private mutating func checkedInTurn(_ ended: Ended, _ proves: Bool) throws -> ChildReport {
    let others = law.reportsEnds ? [] : nextLaws
    let addresses = try others.map { law throws in try LawAddress(of: law) }
    let leftOut = checker.state.leftOut?.omissions ?? Omissions()
    let report = try run(
      .check(proving: proves, without: ended, then: addresses, leavingOut: leftOut),
      isLimited: !law.reportsEnds)
    let reports = report.divided(among: [law] + others)
    for (law, report) in zip(others, reports.dropFirst()) { checker.state.found[law.id] = report }
    guard let own = reports.first else {
      return try runReporting(.check(proving: proves, without: ended))
    }
    return own
  }

  /// The laws after this one, up to `total`; what reports ends itself has a child of its own, in
  /// which nothing is left out.
  private var nextLaws: [Law] {
    let laws = checker.state.laws.drop { $0.id != law.id }.dropFirst()
    return laws.prefix { !$0.isAboutEnds && checker.state.found[$0.id] == nil }
      .filter { !$0.reportsEnds }
  }

  /// The verdict where no case of a search kills, but a sequence of the memory check does: all
  /// short traces are run, of which one is that sequence, unless it is long.
  private mutating func deathInMemoryCheck() throws -> Verdict? {
    var options = checker.options
    (options.exhaustiveDepth, options.usesProof) = (Self.depthOfMemoryCheck, false)
    options.proofLimit = Self.tracesOfMemoryCheck
    let report = try run(
      .check(proving: false, without: Ended()), options: options, isLimited: false)
    if report.diagnosis.isDeath { return try death(report) }
    return checker.state.deathOfProof.map(deathOfProof)
  }

  /// How many operations a sequence of the memory check may have and be found as a case.
  private static let depthOfMemoryCheck = 3
  /// How many traces are run at most to find it.
  private static let tracesOfMemoryCheck = 40_000

  /// What the child found out, which is one line: a verdict, or that there is none; `nil` when it
  /// cannot be read.
  func finished(_ report: ChildReport) -> Verdict?? {
    guard report.findings.count == 1, case .verdict(let verdict)? = report.findings[0] else {
      return nil
    }
    return .some(verdict)
  }
}

// MARK: - Named cases

extension ChildCheck {
  /// Runs a named case.
  mutating func replayed(_ name: CaseName) throws -> ReplayedCase {
    isNamed = true
    return try reported(runReporting(.replay(name))) { check, report in
      guard let given = report.given else { return try check.death(report) }
      return try check.reported(report, given)
    }
  }

  /// Makes a named case as small as it gets; smaller ones that kill are passed over, unless the case
  /// itself does.
  mutating func shrunk(_ name: CaseName) throws -> ReplayedCase {
    isNamed = true
    var others: [Case] = []
    var report = try runReporting(.shrink(name, without: others))
    while report.diagnosis.isDeath, report.step == 1, let other = report.given, !budget.isUsedUp {
      others.append(other)
      report = try runReporting(.shrink(name, without: others))
    }
    if report.diagnosis.isDeath && report.step == 1 { return try replayed(name) }
    return try reported(report) { check, report in try check.death(report) }
  }

  /// What a child found out about a named case, or what killed it.
  private mutating func reported(
    _ report: ChildReport, orDead death: (inout ChildCheck, ChildReport) throws -> Verdict
  ) throws -> ReplayedCase {
    if report.diagnosis == .finished, case .replayed(let replayed)?? = report.findings.first {
      return replayed
    }
    let verdict =
      report.diagnosis.isDeath && report.diagnosis != .garbled
      ? try death(&self, report) : garbled(report)
    return ReplayedCase(dying: verdict)
  }
}

extension ReplayedCase {
  /// A case that crashed.
  init(dying verdict: Verdict) {
    let found = verdict.counterexample
    self.init(
      verdict: verdict, rows: found?.rows ?? [], ports: found?.ports ?? [], isRefused: false,
      predicted: found?.predicted ?? [])
  }
}
