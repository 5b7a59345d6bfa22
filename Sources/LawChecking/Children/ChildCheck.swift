import BindingGenerators
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
  /// A quick try gets enough for a small case, but not for the smallest.
  private var mostChildren: Int {
    checker.options.effort == .quick ? checker.limits.children / 5 : checker.limits.children
  }

  /// The limits of a case that may not end.
  ///
  /// Once a case has timed out, the clock leaves every case less time.
  var limits: ChildLimits {
    checker.hasTimedOut ? checker.limits.child.shortened(by: 1) : checker.limits.child
  }

  /// Runs a task in a child.
  ///
  /// Cases have less time if the task does not ask whether they end. Less time begins when a case of the
  /// system has timed out. Then laws that report hangs leave a case a fifth of its time. Other laws learn
  /// nothing from a hang, and leave it a twentieth.
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
      caseLimits: isShort ? limits.shortened(by: law.reportsEnds ? 5 : 20) : limits,
      ended: ended, readsForReports: readsForReports)
    var weight = 0
    while true {
      job.doneStatus = doneStatus
      job.unasked = checker.unasked
      children += 1
      let report = try checker.launch(job)
      if report.diagnosis == .exited(code: 0) { doneStatus = 0 }
      // The insertion comes last: it must not happen if another condition fails.
      guard let question = report.question, report.diagnosis.isDeath, weight < Self.mostWeight,
        !isBudgetUsedUp, checker.unasked.insert(question).inserted
      else {
        for case let refusal? in report.found(ChildError.self) { throw refusal }
        if report.diagnosis == .timedOut && report.testCase != nil { checker.hasTimedOut = true }
        return report
      }
      weight += report.diagnosis == .timedOut ? Self.weightOfHangingQuestion : 1
    }
  }

  /// The weight of questions that crash or hang after which no more is learned.
  ///
  /// They take fewer than half of the children of a law, so that some are left for its cases.
  private static let mostWeight = 40
  /// The number of crashes as which a question that hangs counts.
  ///
  /// It takes so much longer: five of them take five seconds.
  private static let weightOfHangingQuestion = 8

  /// Runs a task in a child, and again without the reads for reports if one of these kills the child.
  private func runReporting(
    _ task: ChildJob.Task, without ended: EndedCases = EndedCases()
  ) throws -> ChildReport {
    let report = try run(task, without: ended)
    let diesOfReads = report.isDeathOutside && report.runs > 0
    return diesOfReads ? try run(task, without: ended, readsForReports: false) : report
  }
}

/// The reports of the first child for a law.
struct Scouting {
  /// The report without a proof.
  var first: ChildReport
  /// The report with a proof, or nil if the child did not look for one.
  var proof: ChildReport?
}

extension ChildJob.Task {
  /// Whether the task asks whether a case ends, so that no case may have less time.
  fileprivate func needsTime(under law: Law, without ended: EndedCases) -> Bool {
    switch self {
    case .check, .checkThenProve: law.reportsEnds && ended.isEmpty
    case .replay: law.reportsEnds
    case .watch(_, let first): first != nil
    case .learn: true
    case .edits, .smaller, .inventory: false
    }
  }
}

// MARK: - Checks

extension ChildCheck {
  /// Returns the verdict on a law.
  ///
  /// For laws that report ends, such as `total`, it has the smallest case that kills, if there is one.
  func verdict() throws -> Verdict? {
    if !law.reportsEnds { return try verdictOnTheRest() }
    let report = try checked()
    guard let found = report.answer(Verdict?.self) else { return try death(report) }
    // Only `total` reports a death in the memory check.
    return law.isAboutEnds ? try deathInMemoryCheck() ?? found : found
  }

  /// Checks in a child, and again without a proof if the search for one kills the child.
  func checked(without ended: EndedCases = EndedCases()) throws -> ChildReport {
    if ended.cases.isEmpty, let report = checker.found[law.id] { return report }
    let proves = checker.options.usesProof && checker.deathOfProof == nil && ended.isEmpty
    if law.isAboutEnds && ended.isEmpty {
      let scouting = try scouted(thenProving: proves)
      let first = scouting.first
      let isFinal = !proves && !first.isDeathOutside
      if first.testCase != nil || isFinal { return first }
      if let proof = scouting.proof {
        return proof.isDeathOutside ? withoutProof(first, after: proof) : proof
      }
    }
    let report = try checkedInTurn(ended, proves)
    guard proves, report.isDeathOutside else { return report }
    return withoutProof(
      try runReporting(.check(proving: false), without: ended), after: report)
  }

  /// Returns the report of a child without a proof, after a child with one has died outside of any case.
  ///
  /// If the two ended differently, it notes that the proof killed the other child.
  private func withoutProof(_ report: ChildReport, after death: ChildReport) -> ChildReport {
    if report.diagnosis != death.diagnosis || report.testCase != nil {
      checker.deathOfProof = death
    }
    return report
  }

  /// Checks `total` without a proof, and once for all laws: a case that kills is known before the memory
  /// check dies of it.
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

  /// Checks the law in a child, which then goes on with the laws that come next.
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

  /// Returns the verdict if a sequence of the memory check kills, and no case of a search does.
  ///
  /// It runs all short traces. One of them is the sequence, unless that is long.
  private func deathInMemoryCheck() throws -> Verdict? {
    guard let deathOfProof = checker.deathOfProof else { return nil }
    var options = checker.options
    options.exhaustiveDepth = Self.depthOfMemoryCheck
    options.usesProof = false
    options.proofLimit = Self.tracesOfMemoryCheck
    let report = try run(.check(proving: false), options: options)
    return try report.diagnosis.isDeath
      ? death(report) : verdictOutsideCases(deathOfProof, "a sequence of the memory check")
  }

  /// The most operations of a sequence of the memory check that is searched for as a case.
  ///
  /// Few proofs go beyond two operations of memory, and their sequences have one more.
  private static let depthOfMemoryCheck = 3
  /// The most traces that are run to find it.
  ///
  /// They are enough for all of up to three operations in a world of two bases with 26 operations:
  /// 2 × (1 + 26 + 26² + 26³) = 36,558.
  private static let tracesOfMemoryCheck = 40_000
}

// MARK: - Named cases

extension ChildCheck {
  /// Runs a named case, and simplifies it if asked to.
  func replay(_ name: CaseName, shrinking isShrinking: Bool) throws -> ReplayedCase {
    let report = try runReporting(.replay(name, shrinking: false))
    if isShrinking {
      if report.testCase != nil { return try ReplayedCase(dying: death(report)) }
      if let smaller = try shrunk(name) { return smaller }
    }
    return try report.answer(ReplayedCase.self) ?? ReplayedCase(dying: examined(report))
  }

  /// Simplifies a case that does not kill, passing over smaller ones that do.
  private func shrunk(_ name: CaseName) throws -> ReplayedCase? {
    var others = EndedCases()
    repeat {
      let report = try runReporting(.replay(name, shrinking: true), without: others)
      guard let other = report.testCase else { return report.answer(ReplayedCase.self) }
      // The case itself runs first. If it kills only at times, it is reported, not passed over.
      if report.runs == 1 { return try ReplayedCase(dying: death(report)) }
      others.note(other)
    } while !isBudgetUsedUp
    return nil
  }
}

extension ReplayedCase {
  /// Describes a case that crashed.
  init(dying verdict: Verdict) {
    let found = verdict.counterexample
    self.init(
      verdict: verdict, rows: found?.rows ?? [], ports: found?.ports ?? [], isRefused: false,
      predicted: found?.predicted ?? [])
  }
}
