import BindingLaws

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
      noteExit(of: known.first)
      return known
    }
    let report = try run(proves ? .checkThenProve : .check(proving: false))
    let reports = proves && !report.findings.isEmpty ? report.divided(among: [law, law]) : []
    var scouting = Scouting(first: reports.first ?? report)
    if reports.count == 2 {
      scouting.proof = reports[1]
    } else if reports.count == 1 {
      // The child has ended in the search for a proof, outside of any case.
      scouting.proof = report.withoutFindings
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

/// The reports of the first child for a law.
struct Scouting {
  /// The report without a proof.
  let first: ChildReport
  /// The report with a proof, or nil if the child did not look for one.
  var proof: ChildReport?
}
