import BindingGenerators

extension ChildCheck {
  /// The verdict on what killed a child: the smallest case that kills in the same way.
  mutating func death(_ report: ChildReport) throws -> Verdict {
    guard let given = report.given else { return deathOutside(report) }
    var found = FoundDeath(report: report, first: given)
    try certify(&found)
    if found.certified == nil {
      try simplify(&found)
      try certify(&found)
    }
    return try examined(found) ?? examined(FoundDeath(report: report, first: given))
      ?? flaky(report)
  }

  /// The verdict on a case that killed a child, reported as it is.
  mutating func reported(_ report: ChildReport, _ given: Case) throws -> Verdict {
    try examined(FoundDeath(report: report, first: given)) ?? flaky(report)
  }

  /// The verdict on what kills where no case runs: there is none to report.
  private func deathOutside(_ report: ChildReport) -> Verdict {
    verdict(
      report,
      .death(
        .init(
          operation: nil, diagnosis: words(report), says: report.sentence, runs: report.runs)))
  }

  /// The verdict on a sequence of the memory check that kills, and that no case of a search is.
  func deathOfProof(_ report: ChildReport) -> Verdict {
    verdict(
      report,
      .death(
        .init(
          operation: "a sequence of the memory check", diagnosis: words(report),
          says: report.sentence)))
  }

  /// How a child ended, with the limit that it reached.
  func words(_ report: ChildReport) -> String { report.diagnosis.words(limits) }

  /// Edits the case until no edit kills any more: each that does is where the next child begins.
  private mutating func simplify(_ found: inout FoundDeath) throws {
    var others: [Case] = []
    while !budget.isUsedUp {
      let report = try run(.edits(of: found.given, without: others))
      found.simplifications += report.runs
      guard report.diagnosis.isDeath, let given = report.given else { return }
      if report.diagnosis == found.report.diagnosis {
        (found.given, others) = (given, [])
      } else {
        others.append(given)
      }
    }
  }

  /// Runs all smaller cases in order of size, when there is budget left; what kills first is the
  /// smallest that kills, if no case was left out.
  private mutating func certify(_ found: inout FoundDeath) throws {
    if budget.isUsedUp { return }
    let report = try run(
      .smaller(than: found.given, limit: checker.options.certificationLimit))
    if report.diagnosis == .finished {
      if case .certified(let tried)?? = report.findings.first { found.certified = tried }
    } else if report.diagnosis == found.report.diagnosis, let given = report.given {
      found.simplifications += report.runs
      found.given = given
      found.certified = report.step == 0 ? report.runs - 1 : nil
    }
  }

  /// Runs the smallest case alone once more; `nil` when it does not kill in the same way.
  ///
  /// What kills before the system is made, as the model predicts the case, is not the case; what
  /// only takes long ends, because now it has its full time.
  private mutating func examined(_ found: FoundDeath) throws -> Verdict? {
    let report = try run(.postMortem(found.given, from: found.first), isLimited: false)
    guard report.diagnosis == found.report.diagnosis else { return nil }
    if report.findings.isEmpty { return deathOutside(found.report) }
    guard case .draft(let draft)?? = report.findings.first else { return nil }
    let rows = report.findings.compactMap { finding -> SystemRow? in
      if case .row(let row)? = finding { row } else { nil }
    }
    var verdict = verdict(found.report)
    verdict.grounds = .death(
      .init(
        operation: report.operation, diagnosis: words(report), says: report.sentence,
        stoppedAfter: budget.stoppedAfter))
    verdict.counterexample = draft.counterexample(
      rows, report.diagnosis,
      inWords: report.diagnosis.words(limits, report.sentence),
      during: report.operation,
      foundAt: isNamed ? nil : found.report.runs, simplifications: found.simplifications,
      minimal: found.certified.map { .certified(tried: $0) } ?? .unknown)
    return verdict
  }

  func flaky(_ report: ChildReport) -> Verdict {
    var verdict = verdict(report, .survival(of: "\(report.diagnosis)"))
    verdict.kind = .flaky
    return verdict
  }

  /// The verdict on code that wrote over the notes of the child.
  func garbled(_ report: ChildReport) -> Verdict {
    verdict(report, .garbling)
  }

  private func verdict(_ report: ChildReport, _ grounds: Verdict.Grounds? = nil) -> Verdict {
    let kind = report.diagnosis == .timedOut ? Verdict.Kind.timedOut : .crashed
    var verdict = Verdict(
      system: checker.name, law: LawDescription(law), kind: kind, seed: checker.options.seed)
    (verdict.cases, verdict.executions) = (report.runs, report.runs)
    verdict.grounds = grounds
    return verdict
  }
}

/// A case that kills, and how it was found.
private struct FoundDeath {
  /// How the first child died, and of which case.
  let report: ChildReport
  let first: Case
  /// The smallest case so far.
  var given: Case
  /// How many runs simplifying took.
  var simplifications = 0
  /// How many smaller cases were run, if all were.
  var certified: Int?

  init(report: ChildReport, first: Case) {
    (self.report, self.first, given) = (report, first, first)
  }
}
