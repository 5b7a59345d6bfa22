import BindingGenerators
import BindingLaws

/// The phases of one check, in order.
///
/// The first phase that comes to a verdict ends the check.
/// The order decides which case is found, and what JSON counts.
struct CheckPhases {
  private let check: LawCheck
  private var search: Search
  /// The verdict so far, with the counts of a proof.
  private var verdict: Verdict
  /// A case that made the proof fail.
  private var failingProof: Case?
  /// The number of cases with values or bases that the model does not list.
  private var casesBeyond = 0

  private var options: CheckOptions { check.options }
  private var checker: LocalChecker { check.checker }
  private var subject: any Subject { check.runner.subject }

  init(_ check: LawCheck) {
    self.check = check
    search = Search(check.runner, options: check.options)
    verdict = Verdict(
      system: check.runner.subject.system, law: check.runner.subject.description(of: check.law),
      kind: .upheld, seed: check.options.seed)
  }

  /// Runs one phase after the other.
  mutating func run() -> Verdict {
    firstCases()
    let verdict = (options.timeBudget == nil ? allPhases() : phasesInTime()) ?? nothingFound()
    return flakyAtFirst(verdict) ?? verdict
  }

  private mutating func allPhases() -> Verdict? {
    proof() ?? casesInOrder() ?? moreCasesInOrder() ?? casesAlongMemory() ?? randomCases()
      ?? caseOfVanishedPort() ?? caseOfManySets() ?? caseOfFailedProof() ?? caseBeyond()
  }

  /// Runs the phases if time is short: all cases first, then a proof and the memory that it needs.
  private mutating func phasesInTime() -> Verdict? {
    casesInOrder() ?? randomCases() ?? proof() ?? moreCasesInOrder() ?? casesAlongMemory()
      ?? randomCases() ?? caseOfVanishedPort() ?? caseOfManySets() ?? caseOfFailedProof()
      ?? caseBeyond()
  }

  /// Runs a few cases in order of size, and then a few at random.
  ///
  /// So a system that soon crashes does so in a case that was noted, and not in a sequence of a proof.
  ///
  /// The phase runs if a proof may follow, and comes to no verdict. If a case fails, no proof is tried, and
  /// the next phases first look for a smaller one. The cases of a proof do not include these. A failure that
  /// shows only the first time in a process is left to `flakyAtFirst`.
  private mutating func firstCases() {
    guard options.usesProof, options.exhaustiveDepth == nil else { return }
    checker.noteFirstCases(of: check.law)
    search.runFirst()
  }

  /// Tries a proof.
  ///
  /// It runs if the first cases passed, and it is known how much the system remembers. It comes to `proved`,
  /// or to no verdict. The verdict has its counts in either case.
  private mutating func proof() -> Verdict? {
    guard options.usesProof, !search.isKnownToFail, !search.isOutOfTime,
      checker.memory.level != nil, let level = check.memory.level
    else { return nil }
    let proof = ProofSearch(check.runner, limit: options.proofLimit, assuming: check.memory) {
      checker.followsModel
    }
    verdict.executions = proof.cases + proof.refusals
    verdict.cases = proof.cases
    if proof.ending == .proved {
      return caseBeyond()
        ?? check.withEvidence(check.proved(verdict, level, casesBeyond), proof.refusals)
    }
    search.isKnownToFail = proof.ending == .broken
    failingProof = proof.failing
    return nil
  }

  /// Runs cases in order of size, so that the first that fails is the smallest.
  private mutating func casesInOrder() -> Verdict? {
    search.reachesTwo = subject.isPastProof && subject.isFinite
    return search.runInOrder().map(broken)
  }

  /// Runs more cases in order of size if the world would be closed but for what the system remembers.
  ///
  /// This phase comes late, because the check has to look for memory first.
  private mutating func moreCasesInOrder() -> Verdict? {
    if search.isOutOfTime { return nil }
    search.moreCases = checker.moreCases
    return search.moreCases > 0 ? search.runInOrder().map(broken) : nil
  }

  /// Tries the law along the history that shows what the system remembers.
  ///
  /// It runs if a proof was wanted, and time is left.
  private func casesAlongMemory() -> Verdict? {
    guard options.usesProof, options.exhaustiveDepth == nil, !search.isOutOfTime else {
      return nil
    }
    return check.caseAlongMemory().map(broken)
  }

  /// Runs random cases, which are longer.
  ///
  /// If the first cases found a failure, that is reported, and no random case runs.
  private mutating func randomCases() -> Verdict? { search.runOn().map(broken) }

  /// Runs cases in which each port vanishes, and returns the verdict if one fails.
  ///
  /// It runs for laws about such ports, if the search has hardly met the premise.
  private mutating func caseOfVanishedPort() -> Verdict? {
    guard options.exhaustiveDepth == nil, !search.isOutOfTime, subject.isAboutVanishedPorts,
      search.isPremiseRare, !search.isExhausted
    else { return nil }
    for testCase in subject.casesOfVanishedPorts.prefix(options.cases) {
      if search.isOutOfTime { return nil }
      let run = check.runner.run(testCase)
      if run.isBroken, let found = check.first(of: [testCase]) { return broken(found) }
      search.builtCases += run.isRefused ? 0 : 1
    }
    return nil
  }

  /// Runs some cases of many sets, and returns the verdict if one fails.
  ///
  /// Such cases are for laws about what a set leaves unchanged, on systems that reach more bases than the
  /// model lists. No case starts from the bases that are not listed.
  private mutating func caseOfManySets() -> Verdict? {
    guard options.exhaustiveDepth == nil, !search.isOutOfTime, check.isAboutWhatIsKept,
      subject.isJudgedBeyond, subject.transitions.ports > 1, checker.unlisted != nil
    else { return nil }
    let count = options.share(of: Self.casesOfManySets)
    guard let found = check.first(of: subject.casesOfManySets(count)) else {
      verdict.executions += count
      return nil
    }
    return broken(found)
  }

  /// The number of cases of many sets.
  ///
  /// With ten flags, some 150 sets of a flag then begin at each combination of any four flags.
  private static var casesOfManySets: Int { 100 }

  /// Runs the case that made the proof fail, if no search has met it.
  private func caseOfFailedProof() -> Verdict? {
    failingProof.flatMap { check.caseReaching($0) }.map(broken)
  }

  /// Returns the verdict on a failure that only the first use in this process showed, and no phase since.
  ///
  /// It is not for laws with exempt ports, because the first cases use these ports, too.
  private func flakyAtFirst(_ verdict: Verdict) -> Verdict? {
    guard !verdict.kind.isFailure, verdict.kind != .impossible,
      subject.exemptPorts.isEmpty, let finding = checker.firstFinding(of: check.law)
    else { return nil }
    return check.flakyAtFirst(verdict, finding)
  }

  /// Runs some cases with what the model does not list.
  ///
  /// `Beyond` says what that is.
  /// It runs if all listed cases passed, and the model can be asked whether it obeys the law itself. A proof
  /// includes none of these cases.
  private mutating func caseBeyond() -> Verdict? {
    guard options.exhaustiveDepth == nil, !search.isOutOfTime, subject.isJudgedBeyond else {
      return nil
    }
    return caseOfVariants() ?? caseOfOtherValues()
  }

  /// Runs cases with bases that differ where no listed one does, for laws that say what a set leaves alone.
  private mutating func caseOfVariants() -> Verdict? {
    guard check.isAboutWhatIsKept else { return nil }
    var check = check
    check.runner.goToVariants()
    let cases = check.runner.subject.casesOfVariants
    guard let found = check.first(of: cases) else {
      casesBeyond += cases.count
      return nil
    }
    verdict.executions += found.finding.number
    return found.check.broken(counted, found.finding, SizeOrder(check.runner))
  }

  /// Runs cases with other values of a type of which the model lists examples.
  private mutating func caseOfOtherValues() -> Verdict? {
    guard subject.hasOtherValues else { return nil }
    var check = check
    check.runner.goToOtherValues()
    var fewer = options
    fewer.cases = max(1, options.cases * Self.shareOfOtherValues / 100)
    var beyond = Search(check.runner, options: fewer)
    beyond.casesOfTours = options.cases
    let found = beyond.run()
    casesBeyond += beyond.cases
    verdict.executions += beyond.executions
    if let found { return check.broken(counted, found, beyond.order) }
    return caseOfOtherValuesAtEachPort(check, beyond.order)
  }

  /// Runs cases that set values beyond the lists at every port that takes them.
  ///
  /// A search draws only one port for each value.
  private mutating func caseOfOtherValuesAtEachPort(
    _ check: LawCheck, _ order: SizeOrder
  ) -> Verdict? {
    guard check.law == .conforms, subject.transitions.ports > 1 else { return nil }
    let all = check.runner.subject.casesOfOtherValues
    let cases = all.prefix(options.share(of: all.count))
    guard let found = check.first(of: cases) else {
      casesBeyond += cases.count
      verdict.executions += cases.count
      return nil
    }
    verdict.executions += found.finding.number
    return found.check.broken(counted, found.finding, order)
  }

  /// The percentage of the requested cases that have other values: enough for the first few values at each
  /// port.
  private static var shareOfOtherValues: Int { 30 }

  /// Returns `upheld` with the counts of what was tried, or that it was too little for a verdict.
  private func nothingFound() -> Verdict {
    check.withEvidence(check.passed(counted, search), search.refusals)
  }

  /// The verdict so far, with the counts of the search.
  private var counted: Verdict {
    var verdict = verdict
    verdict.executions += search.executions
    verdict.cases = search.cases
    verdict.mix = search.mix
    return verdict
  }

  /// Returns the verdict on a case that the search found.
  private func broken(_ finding: Search.Finding) -> Verdict {
    check.broken(counted, finding, search.order)
  }

  /// Returns the verdict on a case that was found without a search.
  private func broken(_ found: FoundCase) -> Verdict {
    var verdict = counted
    verdict.executions += found.finding.number
    verdict.cases += 1
    return found.check.broken(verdict, found.finding, search.order)
  }
}
