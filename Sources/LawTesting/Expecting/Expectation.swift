import BindingLaws
import LawChecking
import LawTelling
import Testing

/// What is expected of one system at one place, under the settings of the running test.
///
/// It is asked once, about one law or about one after the other; what their checks share is worked out once.
/// Of its state, extensions write `passedOver` and `silences` alone.
final class Expectation<System: BindingSystem> {
  let sourceLocation: SourceLocation
  let options: CheckOptions
  /// Makes the system where its initialiser cannot.
  let make: ((Source<System.Model.Base>) -> System)?
  /// What the system is compared with, where its type does not know.
  private let ownModel: System.Model?
  /// What else may be meant, where what is set is not what is read.
  private let hint: String?
  /// Whether somebody has named the values that are set, so that each has to arrive.
  let namesValues: Bool
  /// The share of faults that the laws of this expectation alone have to notice.
  let power: Double?
  let settings = CheckSettings.current
  private let recorder = CaseRecorder()
  /// The name in notes for the next run.
  ///
  /// That of a closure holds its place, because two may share a name.
  private let leftName: String
  /// What judges by all laws, in child processes or here, and works out once what they share.
  private var checkers: [Bool: LawChecker] = [:]
  /// The laws that are judged one after the other.
  private var lawsInTurn: [Law] = []
  /// The names of the laws that do not speak about the system.
  var passedOver: [String] = []
  /// Whether a law is one of them, and nobody has said so.
  private var isSilent = false
  /// Why some of them do not, where the system could change that: the laws by the reason.
  var silences: [String: [String]] = [:]
  /// What was found and is not reported yet.
  private var findings = Findings()
  /// The names of the laws that the test names.
  private var asked: Set<String> = []
  /// Whether `total` is among the laws, so that it need not be asked beside.
  private var asksForEnds = false

  /// - Parameters:
  ///   - options: How hard to look, instead of what the traits say; the environment has the last word.
  ///   - proves: Whether the world is all that there is, so that proofs say something.
  ///   - power: The share of faults that its laws have to notice, instead of what a trait says.
  ///   - model: What the system is compared with, where its type does not know.
  ///   - make: Makes the system where its initialiser cannot.
  ///   - hint: What else may be meant, where what is set is not what is read.
  ///   - namesValues: Whether somebody has named the values that are set.
  ///   - sourceLocation: Where issues are reported.
  init(
    options: CheckOptions? = nil, proving proves: Bool = true, power: Double? = nil,
    by model: System.Model? = nil, make: ((Source<System.Model.Base>) -> System)? = nil,
    hint: String? = nil, namesValues: Bool = false,
    sourceLocation: SourceLocation
  ) {
    var options = options ?? settings.options
    EnvironmentSettings.current.apply(to: &options)
    options.usesProof = options.usesProof && proves
    self.options = options
    self.make = make
    self.hint = hint
    ownModel = model
    self.namesValues = namesValues
    self.power = power
    self.sourceLocation = sourceLocation
    let place = "\(sourceLocation.fileID):\(sourceLocation.line)"
    leftName = make == nil ? System.displayName : "\(System.displayName) at \(place)"
  }

  /// What the system is compared with; to ask its type may crash.
  var model: System.Model { ownModel ?? System.model }

  /// Judges by one law after the other.
  ///
  /// Where no law of the set speaks about the system, nothing was tested, which is an issue.
  /// Laws that a trait skips are neither in turn nor passed over.
  func verdicts(on laws: LawSet) -> [Verdict] {
    asked = Set(laws.filter(laws.lists).map(\.id))
    asksForEnds = laws.laws.contains { $0.isAboutEnds }
    let left = laws.filter { !laws.asks(for: $0, of: System.self, by: model) }.map(\.id)
    // No child makes a closure again.
    let ends = laws.filter { make != nil && $0.isAboutEnds && !laws.lists($0) }.map(\.id)
    let laws = LawSet(laws.filter { !(left + ends).contains($0.id) })
    let unlisted = left.filter { !LawSet.notification.map(\.id).contains($0) }
    if !unlisted.isEmpty {
      silences["its bindings do not say that they pass transactions on; list the law to judge it"] =
        unlisted
    }
    let start = ContinuousClock.now
    lawsInTurn = laws.laws.filter { settings.reasonToSkip($0.id) == nil }
    let verdicts = laws.laws.compactMap(judge)
    let suspicion = findings.areFailures ? nil : suspicion(among: verdicts)
    if suspicion?.explainsDoubts == true { findings.forgetDoubts() }
    findings.report(of: System.displayName, sourceLocation)
    let isReported = verdicts.contains { $0.kind.isDeath || $0.law.isAboutEnds && $0.isFinding }
    if !isReported, verdicts.contains(where: \.law.isAboutEnds),
      verdicts.contains(where: { $0.ended > 0 || $0.isGivenUp })
    {
      recordUnreportedEnd()
    }
    let isNoneJudged = passedOver.count == lawsInTurn.count
    if isNoneJudged, laws.laws.isEmpty || !passedOver.isEmpty,
      !EnvironmentSettings.current.isReplaying
    {
      recordNoJudgement()
    } else if findings.areFailures {
      let time = start.duration(to: .now)
      if time >= .seconds(5) {
        let laws = verdicts.count.counted("law")
        print("\(System.displayName): judged by \(laws) in \(time.seconds.rounded(to: 1)) s")
      }
      printSilences()
      for verdict in verdicts { verdict.printLearned() }
    }
    if let suspicion { report(suspicion) }
    printExcuses(in: verdicts)
    askForPower(verdicts.isEmpty ? [] : lawsInTurn)
    return verdicts
  }

  /// Judges by one law.
  func verdict(on law: Law) -> Verdict? {
    asked = [law.id]
    let verdict = judge(law)
    if settings.requiresJudgement && isSilent { recordNoJudgement() }
    findings.report(of: System.displayName, sourceLocation)
    if findings.areFailures { verdict?.printLearned() }
    askForPower(verdict == nil ? [] : [law])
    printSilences()
    printExcuses(in: [verdict].compactMap(\.self))
    return verdict
  }

  /// Judges, and notes where the expectation fails.
  ///
  /// While the environment asks for one case, nothing else is judged.
  private func judge(_ law: Law) -> Verdict? {
    let environment = EnvironmentSettings.current
    let unwritable = FixtureWriter(besides: sourceLocation.filePath)?.complaint
    complain(environment.complaints + (unwritable.map { [$0] } ?? []), sourceLocation)
    do {
      if environment.isReplaying { return try askedFor(law, environment) }
      if settings.reasonToSkip(law.id) != nil { return nil }
      return try isPinned ? pinned(law) : judged(law)
    } catch {
      settings.expected[law.id]?.isUsed.value = true
      findings.note(error, by: law.id)
      return nil
    }
  }

  private func judged(_ law: Law) throws -> Verdict? {
    if make == nil && law.isAboutEnds && !settings.isInChildProcess && !settings.hasChildProcesses {
      passOver(law)
      return nil
    }
    let leftovers = Leftovers.take(of: leftName, law.id)
    let inChild =
      settings.isInChildProcess || law.isAboutEnds
      || (make == nil && settings.hasChildProcesses
        && (settings.expectsEnd || Leftovers.isAbout(leftName)))
    let verdict = try inChild ? checkedInChild(law) : checked(law, without: leftovers)
    // While it kills in a child, it would end this process next time.
    if !inChild || verdict?.killsAgain != true { leftovers.forEach { $0.settle() } }
    guard let verdict else {
      passedOver.append(law.id)
      isSilent = settings.expected[law.id]?.isOfSuite != false
      if !inChild, let reason = System.silence(of: law, by: model) {
        silences[reason, default: []].append(law.id)
      }
      if let expected = settings.expected[law.id], !expected.isOfSuite {
        recordSilence(of: law, expected)
      }
      return nil
    }
    let result = result(verdict, after: leftovers.last, hint: hint)
    findings.note(result)
    if let line = result.lineOnImpossible { printOnce(line) }
    verdict.attachLearned(sourceLocation)
    if make == nil && !asksForEnds && verdict.showsEnd { try judgeEnds(under: law) }
    return verdict
  }

  /// What this expectation makes of a verdict.
  func result(
    _ verdict: Verdict, after leftover: Leftover? = nil, hint: String? = nil
  ) -> ExpectationResult {
    ExpectationResult(
      verdict: verdict, expected: settings.expected[verdict.law.id],
      requiresJudgement: settings.requiresJudgement, isAsked: asked.contains(verdict.law.id),
      leftover: leftover,
      sourceLocation: sourceLocation, hint: hint, isFound: make == nil)
  }

  /// Checks here, and leaves word in case that the process does not survive it.
  ///
  /// What a closure makes cannot be judged in a child, and in some places nothing can; so cases that
  /// earlier runs died of are not run again, and where a run died between cases there is no proof.
  private func checked(_ law: Law, without leftovers: [Leftover]) throws -> Verdict? {
    let test = Test.currentName
    let deaths = Leftovers.about(leftName, in: test)
    let runs = Set(deaths.map(\.run)).count
    if runs > Self.mostDeaths {
      deaths.forEach { $0.settle() }
      let advice =
        make != nil
        ? "\(Self.closure); make the system a type, or fix it"
        : "tests have no child processes here; fix it"
      throw Hindrance("\(runs) runs have died of it, and \(advice): the next run tries again")
    }
    recorder.begin(  // Before the model is asked anything, since that may crash, too.
      test: test, system: leftName, law: law.id,
      skipping: Set(leftovers.filter(\.isRunning).map(\.number)))
    defer { recorder.end() }
    return try checker(inChild: false).verdict(on: law, passingOver: leftovers.count)
  }

  /// How many runs may die of what no child can judge before one passes over it, and says so; the next tries
  /// again.
  ///
  /// `JudgingABinding.md` says after how many, and so does `FlightRecorder.adviceOnDeath`.
  private static var mostDeaths: Int { 2 }

  private func checker(inChild: Bool) throws -> LawChecker {
    if let checker = checkers[inChild] { return checker }
    var options = options
    if !inChild {
      options.recorder = recorder
      options.usesProof = options.usesProof && !Leftovers.endedOutsideCases(leftName)
    }
    let checker = try LawChecker(
      System.self, inChild ? .children : .here, by: model, options: options,
      make: make ?? System.init)
    checker.announce(lawsInTurn)
    checkers[inChild] = checker
    return checker
  }

  /// Judges by `total`, once a test, where the process ended under another law: a crash is an issue
  /// in the test that meets it, unless it is expected or `total` is skipped.
  private func judgeEnds(under law: Law) throws {
    let total = Law.total
    let here = [Test.current.map { "\($0.id)" } ?? "", System.displayName]
    guard settings.reasonToSkip(total.id) == nil, lawsOfEnds.use({ $0.begins(law, here) })
    else { return }
    guard let verdict = try checkedInChild(total) else { return }
    findings.note(result(verdict))
    if !verdict.isFinding { recordUnreportedEnd() }
  }

  /// Records that the process ended under a law, of which `total` knows nothing.
  ///
  /// `UnreportedEnds` has the rule and the sentence of the command line.
  private func recordUnreportedEnd() {
    record("crashed, and total does not show it: expect total, with more .cases")
  }

  /// Records an issue of the system.
  func record(_ deed: String) {
    recordIssue("\(System.displayName) \(deed)", at: sourceLocation)
  }

  private func checkedInChild(_ law: Law) throws -> Verdict? {
    if make != nil { throw Hindrance("\(Self.closure); make the system a type") }
    let verdict = try checker(inChild: true).verdict(on: law)
    if let death = verdict?.deathOfModel {
      throw Hindrance("its model \(death); correct it, or what generates its values")
    }
    return verdict
  }

  // `Troubleshooting.md` explains it.
  private static var closure: String { "a closure cannot be made again in a child process" }
}

/// The laws under which cases crashed, by test and system: these were judged by `total` at the first law.
private let lawsOfEnds = Locked<[[String]: Set<String>]>([:])

extension [[String]: Set<String>] {
  /// Notes a law; whether it is the first of a test, or comes again, as in a test that is repeated.
  fileprivate mutating func begins(_ law: Law, _ here: [String]) -> Bool {
    if self[here]?.insert(law.id).inserted == true { return false }
    self[here] = [law.id]
    return true
  }
}
