import BindingGenerators
import BindingLaws
import Foundation

extension ChildJob {
  /// Does what is asked and ends the process; for a child only.
  ///
  /// It stands on the main actor, where types that are isolated to it conform too.
  ///
  /// - Parameter path: Where the box is that the parent shares.
  @MainActor
  package func run(noting path: String) -> Never {
    guard let box = BlackBox.take(path) else { _exit(ChildStatus.done) }
    box.process = getpid()
    limits.impose()
    atexit { _exit(ChildStatus.leftByExit) }
    box.takeStandardError()
    box.stage = run(box) ? .done : .lost
    _exit(doneStatus)
  }

  /// Says whether the system and the law were found.
  @MainActor
  private func run(_ box: BlackBox) -> Bool {
    guard let system = system.type as? any BindingSystem.Type else { return false }
    let law = law?.law
    box.stage = .ready
    limits.startClock(for: task)
    let names = SharedNames(calling: system, name)
    SharedNames.$current.withValue(names) {
      Learning.$current.withValue(learning(box)) { run(system, law, box) }
    }
    return true
  }

  /// What is learned here: each question is noted before it is asked, and has its full time.
  private func learning(_ box: BlackBox) -> Learning {
    var previous = ""
    return Learning {
      let question = LearnedQuestion($0)
      if unasked.contains(question.words) { return false }
      previous = box.operation
      box.operation = question.note
      box.getOn()
      limits.restartClock()
      return true
    } answered: {
      box.operation = previous
      limits.startClock(for: task)
    }
  }

  @MainActor
  private func run<System: BindingSystem>(
    _ system: System.Type, _ law: Law?, _ box: BlackBox
  ) {
    do {
      guard let law else { return try lawless(system, box) }
      var options = options
      options.recorder = box.recorder { [limits] in limits.restartClock() }
      if case .check(let isProving, _, _, _) = task {
        options.usesProof = options.usesProof && isProving
      }
      let checker = try LocalChecker(System.self, options: options)
      fault.flatMap(Fault.named).map(checker.put)
      checker.subject.looks = looks
      try ChildTask(checker, law, box).run(task)
    } catch {
      box.note(ChildFinding.refused(Refusal(error)))
    }
  }

  /// What needs no law.
  private func lawless<System: BindingSystem>(_ system: System.Type, _ box: BlackBox) throws {
    switch task {
    case .learn: box.note(ChildFinding.learned(try system.learnedTable()))
    case .inventory(let laws, let systems, let isCounting):
      let laws = laws.map(\.law)
      for case let system as any BindingSystem.Type in systems.map(\.type) {
        box.getOn()
        limits.restartClock()
        box.note(ChildFinding.inventory(Inventory(of: system, among: laws, counting: isCounting)))
      }
    default: break
    }
  }
}

/// A task of one law on one system, in the child.
private struct ChildTask {
  private let checker: LocalChecker
  private let law: Law
  private let box: BlackBox

  init(_ checker: LocalChecker, _ law: Law, _ box: BlackBox) {
    (self.checker, self.law, self.box) = (checker, law, box)
  }

  func run(_ task: ChildJob.Task) throws {
    switch task {
    case .check(_, let ended, let others, let omissions):
      try check(without: ended, then: others, omissions)
    case .locate(let given): locate(given)
    case .replay(let name):
      note(.replayed(try checker.replay(name, obeying: law, shrinking: false)))
    case .shrink(let name, let others): try shrink(name, without: others)
    case .edits(let given, let others): edit(given, without: others)
    case .smaller(let given, let limit): certify(given, limit)
    case .postMortem(let given, let first): postMortem(given, from: first)
    case .inventory, .learn: break
    }
  }

  private func note(_ finding: ChildFinding) { box.note(finding) }

  /// The first step runs the case itself, the next ones what it is made smaller to.
  private func shrink(_ name: CaseName, without others: [Case]) throws {
    var (runner, given) = try checker.named(name, law)
    if let given { _ = runner.run(given) }
    box.step = 1
    runner.avoided = Set(others)
    note(.replayed(runner.shrunk(given, law, checker.options)))
  }

  /// Runs what the simplifier would run, as long as nothing kills.
  private func edit(_ given: Case, without others: [Case]) {
    guard var runner = checker.runner(of: law, reaching: given.operations.count),
      runner.subject.load(given)
    else { return }
    runner.avoided = Set(others)
    guard let draws = runner.subject.draws(of: given) else {
      return editWritten(given, runner)
    }
    var simplifier = Simplifier(runner.choices(of: draws, reaching: .max)) { edited in
      let found = runner.choices(of: edited, reaching: .max)
      if found.draws.map(\.value).isSimpler(than: draws.values) { _ = runner.run(edited) }
      return nil
    }
    simplifier.run()
  }

  /// Leaves out one operation after the other of a case that no draws make.
  private func editWritten(_ given: Case, _ runner: Runner) {
    for index in given.operations.indices.reversed() {
      var shorter = given
      shorter.operations.remove(at: index)
      if runner.subject.load(shorter) && runner.subject.permitsOperations(of: shorter) {
        _ = runner.run(shorter)
      }
    }
  }

  /// Runs all smaller cases; the step says whether there were some that are not listed.
  private func certify(_ given: Case, _ limit: Int) {
    guard let runner = checker.runner(of: law, reaching: given.operations.count),
      runner.subject.load(given), let draws = runner.subject.draws(of: given)
    else { return note(.certified(tried: nil)) }
    let certificate = Certificate(runner, of: draws, limit: limit, stopsAtFailure: false) {
      box.step = $0 ? 0 : 1
    }
    note(.certified(tried: certificate.isComplete ? certificate.tried : nil))
  }

  /// Checks one law after the other; a child that dies has died of the first without a verdict.
  private func check(
    without ended: Ended, then others: [LawAddress], _ omissions: Omissions
  ) throws {
    checker.leaveOut(ended)
    note(.verdict(try checker.verdict(on: law)))
    checker.leaveOut(Ended(omissions: omissions))
    for other in others.map(\.law) { note(.verdict(try checker.verdict(on: other))) }
  }

  /// Runs the case, and notes before each step what the step would be left out with.
  private func locate(_ given: Case) {
    guard let runner = checker.runner(of: law, reaching: given.operations.count),
      runner.subject.load(given)
    else { return }
    let places = DeathPlaces(runner.subject)
    _ = Runner(runner.subject.watched { [box] in box.operation = places.note($0, in: $1) })
      .run(given)
  }

  /// First what is known without the system; then the trace alone, with a row of readings after each
  /// operation; then the whole case.
  private func postMortem(_ given: Case, from first: Case) {
    guard let runner = checker.runner(of: law, reaching: given.operations.count),
      runner.subject.load(given)
    else { return }
    note(.draft(runner.subject.draft(of: given, from: first, law: law.id)))
    let watched = runner.subject.watched { [box] operation, _ in box.operation = operation }
    _ = watched.recorder?.willRun(given, seed: nil)
    watched.showRows(of: given) { box.note(ChildFinding.row($0)) }
    _ = Runner(watched).run(given)
  }
}
