import BindingGenerators
import BindingLaws

extension ChildCheck {
  /// The verdict on a law: of `total`, or on tasks, the smallest case that kills, if there is one.
  func verdict() throws -> Verdict? {
    if !law.reportsEnds { return try verdictOnTheRest() }
    let report = try checked()
    guard let found = report.answer(Verdict?.self) else { return try death(report) }
    // That of the memory check is reported by `total` alone.
    return law.isAboutEnds ? try deathInMemoryCheck() ?? found : found
  }

  /// The verdict on the first case that kills, whatever the law; `nil` when none does.
  func firstDeath() throws -> Verdict? {
    let report = try checked()
    if report.diagnosis == .garbled { return nil }
    return try report.diagnosis.isDeath ? death(report) : deathInMemoryCheck()
  }

  /// Checks in a child; once more without a proof where looking for one is what kills it.
  func checked(without ended: Ended = Ended()) throws -> ChildReport {
    if ended.cases.isEmpty, let report = checker.found[law.id] { return report }
    if law.isAboutEnds && ended.isEmpty {
      let report = try scouted()
      if report.given != nil { return report }
    }
    let proves = checker.options.usesProof && checker.deathOfProof == nil && ended.isEmpty
    let report = try checkedInTurn(ended, proves)
    guard proves, report.isDeathOutside else { return report }
    let again = try runReporting(.check(proving: false), without: ended)
    if again.diagnosis != report.diagnosis || again.given != nil { checker.deathOfProof = report }
    return again
  }

  /// Checks in a child, which then goes on with the laws that will be judged next.
  private func checkedInTurn(_ ended: Ended, _ proves: Bool) throws -> ChildReport {
    let others = law.reportsEnds ? [] : checker.laws(after: law)
    let report = try run(
      .check(proving: proves, leavingOut: checker.leftOut ?? Ended()),
      then: others.map { law throws in try LawAddress(of: law) }, without: ended)
    let reports = report.divided(among: [law] + others)
    for (law, report) in zip(others, reports.dropFirst()) { checker.found[law.id] = report }
    return try reports.first ?? runReporting(.check(proving: proves), without: ended)
  }

  /// How many operations a sequence of the memory check may have and be found as a case.
  private static let depthOfMemoryCheck = 3
  /// How many traces are run at most to find it.
  private static let tracesOfMemoryCheck = 40_000

  /// The verdict where no case of a search kills, but a sequence of the memory check does: all
  /// short traces are run, of which one is that sequence, unless it is long.
  private func deathInMemoryCheck() throws -> Verdict? {
    guard let deathOfProof = checker.deathOfProof else { return nil }
    var options = checker.options
    (options.exhaustiveDepth, options.usesProof) = (Self.depthOfMemoryCheck, false)
    options.proofLimit = Self.tracesOfMemoryCheck
    let report = try run(.check(proving: false), options: options)
    return try report.diagnosis.isDeath
      ? death(report) : outside(deathOfProof, "a sequence of the memory check")
  }

  // MARK: - Named cases

  /// Runs a named case, and makes it as small as it gets if that is asked for.
  func replay(_ name: CaseName, shrinking isShrinking: Bool) throws -> ReplayedCase {
    let report = try runReporting(.replay(name, shrinking: false))
    if isShrinking {
      if report.given != nil { return try ReplayedCase(dying: death(report)) }
      if let smaller = try shrunk(name) { return smaller }
    }
    return try report.answer(ReplayedCase.self) ?? ReplayedCase(dying: examined(report))
  }

  /// A case that does not kill, made smaller; smaller ones that do are passed over.
  private func shrunk(_ name: CaseName) throws -> ReplayedCase? {
    var others = Ended()
    repeat {
      let report = try runReporting(.replay(name, shrinking: true), without: others)
      guard let other = report.given else { return report.answer(ReplayedCase.self) }
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
