import BindingGenerators
import BindingLaws

/// One law being checked on one system in children.
///
/// `ChildProcesses.md` says what a verdict becomes by how a child ends.
final class ChildCheck {
  let checker: ChildChecker
  let law: Law
  /// Whether the case was named, not found by looking.
  let isNamed: Bool
  private let address: LawAddress
  /// How many children were made, and until when others are.
  private(set) var children = 0
  private let end: ContinuousClock.Instant
  /// How many cases in a row have shown nothing to leave out.
  var casesWithoutPlace = 0
  /// The status with which children end that have done their task: 0 once the code under test
  /// has done so, which Swift Testing then takes as it comes.
  private var doneStatus = ChildStatus.done

  init(_ checker: ChildChecker, _ law: Law, isNamed: Bool = false) throws(ChildError) {
    self.checker = checker
    self.law = law
    self.isNamed = isNamed
    address = try LawAddress(of: law)
    let time = checker.limits.time
    end = .now + min(time, checker.options.timeBudget ?? time)
  }

  /// Whether no other child may be made; two are kept back for the post-mortem and what goes before it.
  var isBudgetUsedUp: Bool { children + 2 >= mostChildren || end < .now }

  /// How many children a law may have; to try a law quickly, so many that the case is small, but not the smallest.
  private var mostChildren: Int {
    checker.options.effort == .quick ? checker.limits.children / 5 : checker.limits.children
  }

  /// What a case may use where the question is whether it ends.
  ///
  /// Once a case has timed out, no case is waited for as long on the clock.
  var limits: ChildLimits {
    checker.hasTimedOut ? checker.limits.child.shortened(by: 1) : checker.limits.child
  }

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
    _ task: ChildJob.Task, then others: [LawAddress] = [], without ended: EndedCases = EndedCases(),
    options: CheckOptions? = nil, readsForReports: Bool = true
  ) throws -> ChildReport {
    let isShort = checker.hasTimedOut && !task.needsTime(under: law, without: ended)
    var job = ChildJob(
      task: task, system: checker.system, name: checker.name, fault: checker.fault,
      laws: [address] + others, options: options ?? checker.options, limits: limits,
      caseLimits: isShort ? limits.shortened(by: law.reportsEnds ? 5 : 20) : limits,
      ended: ended, readsForReports: readsForReports)
    var weight = 0
    while true {
      job.doneStatus = doneStatus
      job.unasked = checker.unasked
      children += 1
      let report = try checker.launch(job)
      if report.diagnosis == .exited(code: 0) { doneStatus = 0 }
      // The insertion comes last: it must not happen where another condition fails.
      guard report.question != 0, report.diagnosis.isDeath, weight < Self.mostDeaths,
        checker.unasked.insert(report.question).inserted
      else {
        for case let refusal? in report.found(ChildError.self) { throw refusal }
        if report.diagnosis == .timedOut && report.testCase != nil { checker.hasTimedOut = true }
        return report
      }
      weight += report.diagnosis == .timedOut ? Self.weightOfHangingQuestion : 1
    }
  }

  /// How many questions may crash before no more is learned; one that hangs counts as eight,
  /// because it takes so much longer.
  private static let mostDeaths = 40
  private static let weightOfHangingQuestion = 8

  /// Runs a task in a child; once more without looking at the system where that is what kills it.
  private func runReporting(
    _ task: ChildJob.Task, without ended: EndedCases = EndedCases()
  ) throws -> ChildReport {
    let report = try run(task, without: ended)
    let diesOfLooking = report.isDeathOutside && report.runs > 0
    return diesOfLooking ? try run(task, without: ended, readsForReports: false) : report
  }
}

/// What the first child has found out for a law.
struct Scouting {
  /// Without a proof.
  var first: ChildReport
  /// With one; `nil` where the child did not look for it.
  var proof: ChildReport?
}

extension ChildJob.Task {
  /// Whether it is asked here whether a case ends, so that none has less time than it may have.
  fileprivate func needsTime(under law: Law, without ended: EndedCases) -> Bool {
    switch self {
    case .check, .checkThenProve: law.reportsEnds && ended.isEmpty
    case .replay: law.reportsEnds
    case .watch(_, let first): first != nil
    case .learn: true
    case .smaller, .inventory: false
    }
  }
}

// MARK: - Checks

extension ChildCheck {
  /// The verdict on a law; where that reports ends, as `total` does, it is the smallest case that kills, if
  /// there is one.
  func verdict() throws -> Verdict? {
    if !law.reportsEnds { return try verdictOnTheRest() }
    let report = try checked()
    guard let found = report.answer(Verdict?.self) else { return try death(report) }
    // That of the memory check is reported by `total` alone.
    return law.isAboutEnds ? try deathInMemoryCheck() ?? found : found
  }

  /// Checks in a child; once more without a proof where looking for one is what kills it.
  func checked(without ended: EndedCases = EndedCases()) throws -> ChildReport {
    if ended.cases.isEmpty, let report = checker.found[law.id] { return report }
    let proves = checker.options.usesProof && checker.deathOfProof == nil && ended.isEmpty
    if law.isAboutEnds && ended.isEmpty {
      let scouting = try scouted(thenProving: proves)
      let first = scouting.first
      if first.testCase != nil || !proves && !first.isDeathOutside { return first }
      if let proof = scouting.proof {
        return proof.isDeathOutside ? withoutProof(first, after: proof) : proof
      }
    }
    let report = try checkedInTurn(ended, proves)
    guard proves, report.isDeathOutside else { return report }
    return withoutProof(
      try runReporting(.check(proving: false), without: ended), after: report)
  }

  /// What a child found out without a proof, after one that looked for a proof has died outside of any case; where
  /// both ended otherwise, the proof is what killed that one.
  private func withoutProof(_ report: ChildReport, after death: ChildReport) -> ChildReport {
    if report.diagnosis != death.diagnosis || report.testCase != nil {
      checker.deathOfProof = death
    }
    return report
  }

  /// Checks the law, which is `total`, without a proof, and once for all laws: a case that kills is
  /// known before the memory check dies of it.
  ///
  /// - Parameter proves: Whether the child then looks for a proof, if nothing has killed it.
  func scouted(thenProving proves: Bool = false) throws -> Scouting {
    if let known = checker.scouted[law] {
      if known.first.diagnosis == .exited(code: 0) { doneStatus = 0 }
      return known
    }
    let report = try run(proves ? .checkThenProve : .check(proving: false))
    var scouting = Scouting(first: report)
    if proves && !report.findings.isEmpty {
      let reports = report.divided(among: [law, law])
      scouting.first = reports.first ?? report
      scouting.proof = reports.count == 1 ? report.withoutFindings : reports.last
    }
    checker.scouted[law] = scouting
    return scouting
  }

  /// Checks in a child, which then goes on with the laws that will be judged next.
  private func checkedInTurn(_ ended: EndedCases, _ proves: Bool) throws -> ChildReport {
    let others = law.reportsEnds ? [] : checker.laws(after: law)
    let addresses = try others.map { law throws in try LawAddress(of: law) }
    let report = try run(
      .check(proving: proves, leavingOut: checker.leftOut ?? EndedCases()), then: addresses,
      without: ended)
    let reports = report.divided(among: [law] + others)
    for (law, report) in zip(others, reports.dropFirst()) { checker.found[law.id] = report }
    return try reports.first ?? runReporting(.check(proving: proves), without: ended)
  }

  /// The verdict where no case of a search kills, but a sequence of the memory check does: all
  /// short traces are run, of which one is that sequence, unless it is long.
  private func deathInMemoryCheck() throws -> Verdict? {
    guard let deathOfProof = checker.deathOfProof else { return nil }
    var options = checker.options
    options.exhaustiveDepth = Self.depthOfMemoryCheck
    options.usesProof = false
    options.proofLimit = Self.tracesOfMemoryCheck
    let report = try run(.check(proving: false), options: options)
    return try report.diagnosis.isDeath
      ? death(report) : outside(deathOfProof, "a sequence of the memory check")
  }

  /// How many operations a sequence of the memory check may have and be found as a case.
  private static let depthOfMemoryCheck = 3
  /// How many traces are run at most to find it.
  private static let tracesOfMemoryCheck = 40_000
}

// MARK: - Named cases

extension ChildCheck {
  /// Runs a named case, and makes it as small as it gets if that is asked for.
  func replay(_ name: CaseName, shrinking isShrinking: Bool) throws -> ReplayedCase {
    let report = try runReporting(.replay(name, shrinking: false))
    if isShrinking {
      if report.testCase != nil { return try ReplayedCase(dying: death(report)) }
      if let smaller = try shrunk(name) { return smaller }
    }
    return try report.answer(ReplayedCase.self) ?? ReplayedCase(dying: examined(report))
  }

  /// A case that does not kill, made smaller; smaller ones that do are passed over.
  private func shrunk(_ name: CaseName) throws -> ReplayedCase? {
    var others = EndedCases()
    repeat {
      let report = try runReporting(.replay(name, shrinking: true), without: others)
      guard let other = report.testCase else { return report.answer(ReplayedCase.self) }
      // The case itself is run first: one that kills only at times is reported, not passed over.
      if report.runs == 1 { return try ReplayedCase(dying: death(report)) }
      others.note(other)
    } while !isBudgetUsedUp
    return nil
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
