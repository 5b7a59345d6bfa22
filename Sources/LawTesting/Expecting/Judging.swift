import BindingLaws
import LawChecking
import Testing

/// A judge of a system, or of a closure's system, by one law after the other: here, or in child processes.
///
/// The laws share what they have in common.
final class Judging<System: BindingSystem> {
  /// Makes the system, if its initialiser cannot.
  let make: ((Source<System.Model.Base>) -> System)?
  /// The model of the system.
  ///
  /// Nil for that of its type.
  private let ownModel: System.Model?
  /// The name to print instead of the name of the type.
  let given: GivenName?
  /// The settings of the expectation.
  private let settings: ExpectationSettings
  /// The recorder of the case that runs.
  private let recorder = CaseRecorder()
  /// The name in notes for the next run.
  ///
  /// The name of a closure has its place, because two closures may share a name.
  private let leftName: String
  /// The checker in this process, once a law was judged here, with what the laws share.
  private var keptCheckerHere: LawChecker?
  /// The checker in child processes, once a law was judged there, with what the laws share.
  private var keptCheckerInChildren: LawChecker?
  /// The laws that are judged one after the other.
  private var lawsInTurn: [Law] = []
  /// The address by which another process finds the closure.
  ///
  /// Nil for a type, and if no process can.
  let address: ExpectationAddress?
  /// The reason why no child process has reached the closure.
  ///
  /// Nil until one has tried.
  private(set) var obstacle: String?
  /// The outcome of `total`, if it was judged before the other laws.
  private var ends: Result<Outcome, any Error>?

  /// The verdict on a law, and the check of an earlier run that died of it.
  ///
  /// The verdict is nil if the law does not apply to the system.
  typealias Outcome = (verdict: Verdict?, leftover: Leftover?)

  /// Makes a judge.
  ///
  /// - Parameters:
  ///   - model: The model of the system. Nil for that of its type.
  ///   - given: The name to print instead of the name of the type.
  ///   - make: Makes the system, if its initialiser cannot.
  ///   - settings: How hard to look, and where.
  init(
    by model: System.Model?, named given: GivenName? = nil,
    make: ((Source<System.Model.Base>) -> System)?, _ settings: ExpectationSettings
  ) {
    ownModel = model
    self.given = given
    self.make = make
    self.settings = settings
    let place = "\(settings.sourceLocation.fileID):\(settings.sourceLocation.line)"
    let name = System.displayName(given)
    leftName = make == nil ? name : "\(name) at \(place)"
    address = make == nil ? nil : .reached(at: settings.sourceLocation)
  }

  /// The name of the system in reports and tokens.
  var name: String { System.displayName(given) }

  /// The model of the system.
  ///
  /// To ask its type may crash.
  var model: System.Model { ownModel ?? System.model }

  /// Whether a closure makes the system, so that no file can name it.
  var isClosure: Bool { make != nil }

  /// Takes the laws to be judged, in order, and judges by `total` at once, if it is one of them.
  ///
  /// If `total` finds something that ends the process, the others are judged in child processes, too. Its outcome
  /// is kept for its turn.
  func prepare(for laws: [Law]) {
    lawsInTurn = laws.filter { !$0.isAboutEnds }
    guard let total = laws.first(where: \.isAboutEnds), !lacksChildren(for: total) else { return }
    ends = Result { try verdict(on: total) }
  }

  /// Whether the system can be judged in child processes.
  private var hasChildren: Bool {
    settings.traits.hasChildProcesses && (!isClosure || address != nil) && obstacle == nil
  }

  /// Returns whether a law about ends of the process is passed over, because there are no child processes for it.
  ///
  /// If a trait asks for child processes, the law is not passed over: that there are none is an issue then.
  func lacksChildren(for law: Law) -> Bool {
    law.isAboutEnds && !settings.traits.isInChildProcess && !hasChildren
  }

  /// Returns whether a law is judged in child processes.
  func isInChild(_ law: Law) -> Bool {
    let traits = settings.traits
    if traits.isInChildProcess || law.isAboutEnds { return true }
    return hasChildren && (traits.expectsEnd || isFoundToEnd || Leftovers.isAbout(leftName))
  }

  /// Returns whether a law may be judged here if no child can.
  private func canBeHere(_ law: Law) -> Bool {
    !law.isAboutEnds && !settings.traits.isInChildProcess
  }

  /// Whether `total` has found that something ends the process, such as the model.
  private var isFoundToEnd: Bool {
    switch ends {
    case .success(let outcome): outcome.verdict?.killsAgain == true
    case .failure(let error): error is UnusableError
    case nil: false
    }
  }

  /// Judges by a law.
  func verdict(on law: Law) throws -> Outcome {
    if law.isAboutEnds, let ends { return try ends.get() }
    let leftovers = Leftovers.take(of: leftName, law.id)
    var usesChild = isInChild(law)
    let verdict: Verdict?
    do {
      verdict = try usesChild ? verdictInChild(on: law) : verdictHere(on: law, without: leftovers)
    } catch ChildError.notStarted where isClosure && canBeHere(law) {
      // No child reaches the closure: it is judged as if there were none.
      usesChild = false
      verdict = try verdictHere(on: law, without: leftovers)
    }
    // As long as it kills in a child, it would end this process next time.
    if !usesChild || verdict?.killsAgain != true { leftovers.forEach { $0.settle() } }
    return (verdict, leftovers.last)
  }

  /// Judges by a law in child processes.
  func verdictInChild(on law: Law) throws -> Verdict? {
    if isClosure && address == nil {
      throw UnusableError(judging: "\(Self.noChildForClosure); make the system a type")
    }
    if let obstacle { throw ChildError.notStarted(obstacle) }
    let verdict: Verdict?
    do {
      verdict = try checkerInChildren().verdict(on: law)
    } catch ChildError.notStarted(let reason) where isClosure {
      obstacle = reason
      throw ChildError.notStarted(reason)
    }
    if let death = verdict?.deathOfModel {
      throw UnusableError(judging: "its model \(death); correct it, or what generates its values")
    }
    return verdict
  }

  /// Does something if a set lands when all laws have been judged in this process.
  func alertOfNextLateWrite(_ alarm: @escaping @Sendable () -> Void) {
    keptCheckerHere?.alertOfNextLateWrite(alarm)
  }

  /// Does the job of this process, if it is a child that has come here for it, and ends the process.
  func doJob() {
    guard let make, let job = RepeatedTest.job(at: address) else { return }
    job.run(judging: System.self, by: { model }, named: given, make: make)
  }

  /// Judges in this process, and leaves a note in case the process does not survive.
  ///
  /// Some systems and tests have no child processes. So cases that earlier runs died of are not run again,
  /// and if a run died between cases there is no proof.
  private func verdictHere(on law: Law, without leftovers: [Leftover]) throws -> Verdict? {
    let test = Test.currentName
    let deaths = Leftovers.about(leftName, in: test)
    let runs = Set(deaths.map(\.run)).count
    if runs >= Self.enoughDeaths {
      deaths.forEach { $0.settle() }
      let advice =
        isClosure
        ? "\(Self.noChildForClosure); make the system a type, or fix it"
        : "tests have no child processes here; fix it"
      throw UnusableError(
        judging: "\(runs) runs have died of it, and \(advice): the next run tries again")
    }
    // Before the model is asked anything, since that may crash, too.
    recorder.begin(
      test: test, system: leftName, law: law.id,
      skipping: Set(leftovers.filter(\.isRunning).map(\.number)))
    defer { recorder.end() }
    return try checkerHere().verdict(on: law, passingOver: leftovers.count)
  }

  /// The number of runs that have to die of what no child can judge until one run passes over it, and says so.
  ///
  /// The cause of one death may lie outside. After each death, the next run leaves out the case that was running.
  /// The run after the one that passes over it tries again. `FlightRecorder.adviceOnDeath` names the number.
  private static var enoughDeaths: Int { 3 }

  // `Troubleshooting.md` explains this sentence.
  /// The reason why no child process can judge a closure.
  private static var noChildForClosure: String {
    "a child process has a closure again only in a test of Swift Testing with readable arguments"
  }

  /// Returns the checker in this process, which it makes once.
  ///
  /// It notes which case runs, and searches for no proof if an earlier run may have died of that.
  private func checkerHere() throws -> LawChecker {
    if let keptCheckerHere { return keptCheckerHere }
    var options = settings.options
    options.recorder = recorder
    options.usesProof = options.usesProof && !Leftovers.endedOutsideCases(leftName)
    let checker = try newChecker(.here, options)
    keptCheckerHere = checker
    return checker
  }

  /// Returns the checker in child processes, which it makes once.
  private func checkerInChildren() throws -> LawChecker {
    if let keptCheckerInChildren { return keptCheckerInChildren }
    let checker = try newChecker(.children(at: address), settings.options)
    keptCheckerInChildren = checker
    return checker
  }

  private func newChecker(_ place: Place, _ options: CheckOptions) throws -> LawChecker {
    let checker = try LawChecker(
      System.self, place, by: model, options: options, named: given, make: make ?? System.init)
    checker.announce(lawsInTurn)
    return checker
  }
}
