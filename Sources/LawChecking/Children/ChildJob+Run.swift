import BindingGenerators
import BindingLaws
import Foundation

/// The child's side of a job: it does what its parent asks, and ends.
extension ChildJob {
  /// Does what is asked and ends the process; for a child only.
  ///
  /// It stands on the main actor, where types that are isolated to it conform too. It ends by `_exit`:
  /// an `exit` counts as one by the code under test.
  ///
  /// - Parameter path: Where the box is that the parent shares.
  @MainActor
  package static func run(noting path: String) -> Never {
    guard let box = BlackBox.take(path), let job = box.takeJob() else { _exit(ChildStatus.unasked) }
    box.notes[.process] = UInt64(getpid())
    job.limits.impose()
    atexit { _exit(ChildStatus.leftByExit) }
    box.takeStandardError()
    box.enter(job.run(box) ? .done : .lost)
    _exit(job.doneStatus)
  }

  /// Says whether the system and the law were found.
  ///
  /// A child that ends before it is `ready` counts as not started. So no code under test may run before.
  @MainActor
  private func run(_ box: BlackBox) -> Bool {
    guard let system = system.type as? any BindingSystem.Type else { return false }
    let law = law?.law
    box.enter(.ready)
    firstLimits.restartClock()
    let names = SharedNames(calling: system, name)
    SharedNames.$current.withValue(names) {
      Learning.$current.withValue(learning(box)) {
        do { try run(system, law, box) } catch {
          var isUsage = false
          if case .lawDoesNotApply? = error as? ReplayError { isUsage = true }
          box.note(ChildError.refused("\(error)", isUsage: isUsage))
        }
      }
    }
    return true
  }

  /// What is learned here: each question is noted before it is asked, and has its full time.
  private func learning(_ box: BlackBox) -> Learning {
    var previous = ""
    return Learning {
      let question = Self.note(ofQuestion: $0)
      if unasked.contains(question) { return false }
      previous = box.notes[Notes.operation]
      box.notes[Notes.operation] = question
      box.getOn()
      caseLimits.restartClock()
      return true
    } answered: {
      box.notes[Notes.operation] = previous
      firstLimits.restartClock()
    }
  }

  @MainActor
  private func run<System: BindingSystem>(
    _ system: System.Type, _ law: Law?, _ box: BlackBox
  ) throws {
    guard let law else { return try runLawless(system, box) }
    var options = options
    options.recorder = box.recorder { [caseLimits] in caseLimits.restartClock() }
    if case .check(proving: false, _, _) = task { options.usesProof = false }
    let checker = try LocalChecker(System.self, options: options)
    fault.flatMap(Fault.named).map(checker.put)
    checker.subject.looks = looks
    if case .replay(let name, let isShrinking) = task {
      return try replay(name, shrinking: isShrinking, by: checker, law, box)
    }
    checker.leaveOut(ended)
    switch task {
    case .check(_, let others, let omissions):
      box.note(try checker.verdict(on: law))
      // A child that dies has died of the first law without a verdict.
      checker.leaveOut(Ended(omissions: omissions))
      for other in others.map(\.law) { box.note(try checker.verdict(on: other)) }
    case .smaller(let given, let isCertifying):
      guard let runner = checker.runner(of: law, for: given) else { return }
      isCertifying ? certify(given, runner, box) : runner.runEdits(of: given)
    case .watch(let given, let first):
      guard let runner = checker.runner(of: law, for: given) else { return }
      watch(given, from: first, runner, law, box)
    case .replay, .inventory, .learn: break
    }
  }

  /// What needs no law.
  ///
  /// `Inventory` knows by the order which answer belongs to which system.
  private func runLawless<System: BindingSystem>(_ system: System.Type, _ box: BlackBox) throws {
    switch task {
    case .learn: box.note(try system.learnedTable())
    case .inventory(let laws, let systems, let isCounting):
      let laws = laws.map(\.law)
      for case let system as any BindingSystem.Type in systems.map(\.type) {
        box.getOn()
        limits.restartClock()
        box.note(Inventory(of: system, among: laws, counting: isCounting))
      }
    default: break
    }
  }

  /// To make a case smaller, the first step runs the case itself, the next ones what it is made to.
  private func replay(
    _ name: CaseName, shrinking isShrinking: Bool, by checker: LocalChecker, _ law: Law,
    _ box: BlackBox
  ) throws {
    var (runner, given) = try checker.named(name, law)
    if isShrinking {
      if let given { _ = runner.run(given) }
      box.notes[.step] = 1
      runner.avoided = Set(ended.cases)
    }
    box.note(
      isShrinking
        ? runner.shrunk(given, law, checker.options)
        : runner.replayed(given, law, seed: checker.options.seed))
  }

  /// Runs all smaller cases; the step says whether there were some that are not listed.
  private func certify(_ given: Case, _ runner: Runner, _ box: BlackBox) {
    guard let draws = runner.subject.draws(of: given) else { return }
    let certificate = Certificate(
      runner, of: draws, limit: options.certificationLimit, stopsAtFailure: false
    ) { box.notes[.step] = $0 ? 0 : 1 }
    if certificate.isComplete { box.note(certificate.tried) }
  }

  /// Where it is to be shown, first says what is known without the system; then runs the trace alone,
  /// with a row of readings after each operation; then the whole case.
  ///
  /// `ChildCheck` reads the findings so: the first is the draft, and all that are rows are rows.
  private func watch(
    _ given: Case, from first: Case?, _ runner: Runner, _ law: Law, _ box: BlackBox
  ) {
    let watched = runner.subject.watched { words, place in
      box.notes[Notes.operation] = words
      box.notes[Notes.place] = place?.note ?? ""
    }
    if let first {
      let draft = runner.subject.draft(of: given, from: first, law: law.id)
      box.note(draft)
      _ = watched.recorder?.willRun(given, seed: nil)
      watched.showRows(of: given, beside: draft.rows) { box.note($0) }
    }
    _ = Runner(watched).run(given)
  }
}

extension LocalChecker {
  /// What runs a case and others of its length; `nil` where it cannot be read.
  fileprivate func runner(of law: Law, for given: Case) -> Runner? {
    let runner = runner(of: law, reaching: given.operations.count)
    return runner?.subject.load(given) == true ? runner : nil
  }
}

extension Runner {
  /// Runs what the simplifier would run, as long as nothing kills; of a case that no draws make, the case
  /// without one operation after the other.
  fileprivate func runEdits(of given: Case) {
    guard let draws = subject.draws(of: given) else {
      for index in given.operations.indices.reversed() {
        var shorter = given
        shorter.operations.remove(at: index)
        if subject.load(shorter) && subject.permitsOperations(of: shorter) { _ = run(shorter) }
      }
      return
    }
    var simplifier = Simplifier(choices(of: draws, reaching: .max)) { edited in
      let found = choices(of: edited, reaching: .max)
      if found.draws.map(\.value).isSimpler(than: draws.values) { _ = run(edited) }
      return nil
    }
    simplifier.run()
  }
}
