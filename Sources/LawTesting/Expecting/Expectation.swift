import BindingLaws
import LawChecking
import LawTelling
import Testing

/// The expectation of one system at one place.
///
/// An expectation is asked once, about one law or about several in turn. `ExpectationSettings` says how,
/// `Judging` judges, `Findings` keeps the results, and `Reporting` reports them.
struct Expectation<System: BindingSystem> {
  let settings: ExpectationSettings
  let judging: Judging<System>
  let reporting: Reporting
  private var findings = Findings()
  /// The names of the laws that the test names.
  private var asked: Set<String> = []
  /// Whether `total` is among the laws, so that it need not be asked separately.
  private var asksForEnds = false
  /// Whether a law does not apply to the system, and `recordNotApplied` has not reported that.
  private var isNotApplied = false

  /// Makes the expectation of a system.
  ///
  /// - Parameters:
  ///   - settings: The place of the expectation, and how hard to look.
  ///   - model: The model of the system. Nil for that of its type.
  ///   - given: The name to print instead of the name of the type.
  ///   - make: Makes the system, if its initialiser cannot.
  init(
    _ settings: ExpectationSettings, by model: System.Model? = nil, named given: GivenName? = nil,
    make: ((Source<System.Model.Base>) -> System)? = nil
  ) {
    self.settings = settings
    judging = Judging(by: model, named: given, make: make, settings)
    reporting = Reporting(system: judging.name, sourceLocation: settings.sourceLocation)
  }

  /// Judges by one law after the other.
  ///
  /// If no law of the set applies to the system, nothing was tested, which is an issue.
  /// Laws that a trait skips are neither in turn nor passed over.
  mutating func verdicts(on laws: LawSet) -> [Verdict] {
    if doJobOfChild() { return [] }
    asked = Set(laws.filter(laws.lists).map(\.id))
    asksForEnds = laws.laws.contains { $0.isAboutEnds }
    let askedLaws = lawsAskedFor(in: laws)
    let start = ContinuousClock.now
    let lawsInTurn = askedLaws.laws.filter { settings.traits.reasonToSkip($0.id) == nil }
    if !isPinned && !EnvironmentSettings.current.isReplaying { judging.prepare(for: lawsInTurn) }
    var verdicts: [Verdict] = []
    for law in askedLaws {
      if let verdict = judge(law) { verdicts.append(verdict) }
    }
    let suspicion = findings.areFailures ? nil : Suspicion(among: verdicts)
    if suspicion?.explainsDoubts == true { findings.forgetDoubts() }
    reporting.report(findings)
    if leavesEndUnreported(verdicts) { reporting.recordUnreportedEnd() }
    if isNothingJudged(by: askedLaws, inTurn: lawsInTurn) {
      reporting.recordNoJudgement(findings)
    } else if findings.areFailures {
      reporting.printTime(start.duration(to: .now), of: verdicts)
      reporting.printNotApplied(findings)
      for verdict in verdicts { verdict.printLearned() }
    }
    if let suspicion { reporting.report(suspicion, namingValues: settings.namesValues) }
    if !findings.areFailures { reporting.printExcuses(in: verdicts) }
    VerdictReport.current?.append(
      verdicts, failures: findings.failures.map(\.verdict), at: settings.sourceLocation)
    askForPower(verdicts.isEmpty ? [] : lawsInTurn)
    alertOfLateSets(after: verdicts)
    return verdicts
  }

  /// Returns whether no law was judged, which is an issue.
  ///
  /// If traits skip every law, that is meant: none is passed over. A replay of one case judges nothing else.
  private func isNothingJudged(by laws: LawSet, inTurn lawsInTurn: [Law]) -> Bool {
    if EnvironmentSettings.current.isReplaying { return false }
    if laws.laws.isEmpty { return true }
    return !findings.passedOver.isEmpty && findings.passedOver.count == lawsInTurn.count
  }

  /// Returns the laws of a set by which the system is judged, and notes the others that a test could list.
  private mutating func lawsAskedFor(in laws: LawSet) -> LawSet {
    let unasked = laws.filter { !laws.asks(for: $0, of: System.self, by: judging.model) }.map(\.id)
    // Laws of these families wait to be listed, whatever the system says. The others are about transactions.
    let onlyIfListed = (LawSet.notification + .invalidation).map(\.id)
    let aboutTransactions = unasked.filter { !onlyIfListed.contains($0) }
    if !aboutTransactions.isEmpty {
      findings.noteNotApplied(
        aboutTransactions,
        because: "its bindings do not say that they pass transactions on; list the law to judge it")
    }
    return LawSet(laws.filter { !unasked.contains($0.id) })
  }

  /// Judges by one law.
  mutating func verdict(on law: Law) -> Verdict? {
    if doJobOfChild() { return nil }
    asked = [law.id]
    let verdict = judge(law)
    let verdicts = [verdict].compactMap(\.self)
    if settings.traits.requiresJudgement && isNotApplied { reporting.recordNoJudgement(findings) }
    reporting.report(findings)
    if findings.areFailures { verdict?.printLearned() }
    askForPower(verdicts.isEmpty ? [] : [law])
    reporting.printNotApplied(findings)
    if !findings.areFailures { reporting.printExcuses(in: verdicts) }
    alertOfLateSets(after: verdicts)
    return verdict
  }

  /// Says that verdicts do not count if a set lands only now.
  ///
  /// Those that were returned stay as they are.
  ///
  /// What sets put off to the main queue waits while a test of the main actor judges: the queue runs its work
  /// in order, and the test is some of it. If a law could not be judged for that reason, it is said already.
  private func alertOfLateSets(after verdicts: [Verdict]) {
    let claims = verdicts.filter { $0.kind == .proved || $0.kind == .upheld }
    if claims.isEmpty || verdicts.contains(where: { $0.grounds == .lateWrites }) { return }
    let alarm = reporting.alarmOfLateSets(
      against: claims, isIssue: settings.traits.requiresJudgement)
    judging.alertOfNextLateWrite(alarm)
  }

  /// Judges, and ends the process, if this is a child that has come here for that.
  ///
  /// - Returns: Whether this process is a child, which judges by one expectation alone: then it passes over
  ///   this one.
  private func doJobOfChild() -> Bool {
    if !RepeatedTest.isRunning { return false }
    judging.doJob()
    return true
  }

  /// Judges by a law, and notes a failure of the expectation.
  ///
  /// While the environment asks for one case, nothing else is judged.
  private mutating func judge(_ law: Law) -> Verdict? {
    let environment = EnvironmentSettings.current
    let unwritable = FixtureWriter(besides: settings.sourceLocation.filePath)?.prepareFolder()
    recordUnusableSettings(
      environment.complaints + [unwritable].compactMap(\.self), at: settings.sourceLocation)
    do {
      if environment.isReplaying { return try askedFor(law, environment) }
      if settings.traits.reasonToSkip(law.id) != nil { return nil }
      return try isPinned ? pinned(law) : judged(law)
    } catch {
      settings.traits.expected[law.id]?.isUsed.value = true
      findings.note(error, by: law.id)
      return nil
    }
  }

  /// Judges by a law, and notes the result.
  ///
  /// Nil if the law is passed over, or does not apply.
  private mutating func judged(_ law: Law) throws -> Verdict? {
    if judging.lacksChildren(for: law) {
      passOver(law)
      return nil
    }
    let outcome: Judging<System>.Outcome
    do {
      outcome = try judging.verdict(on: law)
    } catch ChildError.notStarted where judging.lacksChildren(for: law) {
      passOver(law)
      return nil
    }
    guard let verdict = outcome.verdict else {
      noteNotApplied(law)
      return nil
    }
    let result = result(verdict, after: outcome.leftover)
    findings.note(result)
    if let line = result.lineOnImpossible { reporting.printOnce(line) }
    verdict.attachLearned(at: settings.sourceLocation)
    if !asksForEnds && verdict.showsEnd { try judgeEnds(under: law) }
    return verdict
  }

  /// Returns the result of a verdict for this expectation.
  func result(
    _ verdict: Verdict, after leftover: Leftover? = nil
  ) -> ExpectationResult {
    ExpectationResult(
      verdict: verdict, expected: settings.traits.expected[verdict.law.id],
      requiresJudgement: settings.traits.requiresJudgement,
      isAsked: asked.contains(verdict.law.id), leftover: leftover,
      sourceLocation: settings.sourceLocation, allowances: allowances(of: verdict),
      hasOwnName: !judging.isClosure)
  }

  /// Returns the arguments and sentences by which the test could allow what the case of a verdict shows.
  private func allowances(of verdict: Verdict) -> Allowances {
    var allowances = settings.allowances
    // Only a lenient model has more to say. To ask a model may crash, but a law that was found broken without a
    // crash shows that this model answers.
    guard verdict.kind == .broken, let model = judging.model as? any LenientModel else {
      return allowances
    }
    allowances.keeping = model.keeping
    let rows = verdict.counterexample?.rows ?? []
    let wrongRow = rows.first { row in
      row.systemBase != nil && row.systemBase != row.modelBase && row.isEquivalent != true
    }
    if let wrongRow, let found = wrongRow.systemBase {
      allowances.returning = model.returning(turning: wrongRow.modelBase, into: found)
    }
    return allowances
  }

  // MARK: - Laws without a verdict

  /// Passes over a law about ends of the process, which only child processes can judge.
  private mutating func passOver(_ law: Law) {
    settings.traits.expected[law.id]?.isUsed.value = true
    findings.notePassedOver(law.id)
    if let obstacle = judging.obstacle {
      reporting.printOnce("\(judging.name): \(law.id) is not judged: \(obstacle)")
    }
    let reason = judging.obstacle ?? "it is judged in child processes, and tests have none here"
    if settings.traits.requiresJudgement {
      reporting.record("cannot be judged by \(law.id): \(reason)")
    } else {
      findings.noteNotApplied([law.id], because: reason)
    }
  }

  /// Notes a law that does not apply to the system.
  private mutating func noteNotApplied(_ law: Law) {
    findings.notePassedOver(law.id)
    // The trait of a suite is about all of its systems, and the law need not apply to each.
    let ownTrait = settings.traits.expected[law.id].flatMap { $0.isOfSuite ? nil : $0 }
    isNotApplied = ownTrait == nil
    if !judging.isInChild(law), let reason = System.reasonNotApplied(law, model: judging.model) {
      findings.noteNotApplied([law.id], because: reason)
    }
    if let ownTrait { reporting.recordNotApplied(law, ownTrait) }
  }

  // MARK: - Ends of the process

  /// Judges by `total`, once in a test, if the process ended under another law.
  ///
  /// A crash is an issue in the test that meets it, unless it is expected or `total` is skipped.
  private mutating func judgeEnds(under law: Law) throws {
    let total = Law.total
    guard settings.traits.reasonToSkip(total.id) == nil,
      LawsOfEnds.isFirst(law, on: judging.name)
    else { return }
    guard let verdict = try judging.verdictInChild(on: total) else { return }
    findings.note(result(verdict))
    if !verdict.isFinding { reporting.recordUnreportedEnd() }
  }

  /// Returns whether the process ended under some law, though `total` was asked and does not show it.
  private func leavesEndUnreported(_ verdicts: [Verdict]) -> Bool {
    let isReported = verdicts.contains { $0.kind.isDeath || $0.law.isAboutEnds && $0.isFinding }
    return !isReported && verdicts.contains(where: \.law.isAboutEnds)
      && verdicts.contains(where: { $0.ended > 0 || $0.isGivenUp })
  }
}
