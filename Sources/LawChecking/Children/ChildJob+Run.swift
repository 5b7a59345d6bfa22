import BindingGenerators
import BindingLaws
import Foundation

/// The child's part of a job: the child does what its parent asks, and ends.
extension ChildJob {
  /// Does the job, and returns whether the laws were found.
  ///
  /// A child that ends before it is `ready` counts as not started. So no code under test may run before.
  ///
  /// - Parameters:
  ///   - box: The box that the parent shares.
  ///   - system: The type of the system.
  ///   - model: The model of the system.
  ///   - given: The name to print instead of the name of the type.
  ///   - make: Makes the system on a source.
  func run<System: BindingSystem>(
    _ box: BlackBox, judging system: System.Type, by model: () -> System.Model,
    named given: GivenName?, make: @escaping (Source<System.Model.Base>) -> System
  ) -> Bool {
    let known = laws.compactMap(\.law)
    if known.count != laws.count { return false }
    box.enter(.ready)
    firstLimits.restartClock()
    let names = DisplayNames(naming: system, as: name)
    DisplayNames.$current.withValue(names) {
      do {
        try run(known, box, by: model, named: given, make: make)
      } catch {
        let isUsage = if case ReplayError.lawDoesNotApply = error { true } else { false }
        box.note(ChildError.refused("\(error)", isUsage: isUsage))
      }
    }
    return true
  }

  /// Returns the number of a question, made from all of its words.
  static func number(ofQuestion words: String) -> UInt64 { Seed(1).child(named: words).value }

  /// Notes each question to a new system before it is asked, and gives it its full time.
  ///
  /// A long question is cut off to the room that it has. Its number distinguishes it.
  private func note(_ questions: Questions, _ box: BlackBox) {
    var operation = ""
    questions.ask { words in
      let question = Self.number(ofQuestion: words)
      if unasked.contains(question) { return false }
      operation = box.notes[Notes.operation]
      box.notes[Notes.operation] = "on a new system: \(words.prefix(Notes.operation.count))"
      box.notes[.question] = question
      box.getOn(within: caseLimits)
      return true
    } whenAnswered: {
      box.notes[Notes.operation] = operation
      box.notes[.question] = 0
      firstLimits.restartClock()
    }
  }

  /// Does the task.
  ///
  /// `ChildCheck` and `Inventory` tell the findings apart by their order.
  private func run<System: BindingSystem>(
    _ laws: [Law], _ box: BlackBox, by model: () -> System.Model, named given: GivenName?,
    make: @escaping (Source<System.Model.Base>) -> System
  ) throws {
    func makeChecker(proving isProving: Bool = true) throws -> LocalChecker {
      try checker(box, by: model(), named: given, make: make, proving: isProving)
    }
    switch task {
    case .check(let isProving, let leftOut):
      let checker = try makeChecker(proving: isProving)
      box.note(try checker.verdict(on: laws[0]))
      // A child that dies without a verdict has died of the first law.
      checker.leaveOut(leftOut)
      for other in laws.dropFirst() { box.note(try checker.verdict(on: other)) }
    case .checkThenProve:
      limits.restartClock()
      box.note(try makeChecker(proving: false).verdict(on: laws[0]))
      // From here on the child is like a new one: the parent counts cases and waits as for one.
      box.notes[.cases] = 0
      box.notes[.progress] = 0
      firstLimits.restartClock()
      box.note(try makeChecker().verdict(on: laws[0]))
    case .replay(let name, let isShrinking):
      let checker = try makeChecker()
      box.note(try checker.replay(name, obeying: laws[0], shrinking: isShrinking))
    case .edits(let testCase):
      guard let (runner, loaded) = try loaded(testCase, of: laws[0], { try makeChecker() }) else {
        return
      }
      runner.runEdits(of: loaded)
    case .smaller(let testCase):
      guard let (runner, loaded) = try loaded(testCase, of: laws[0], { try makeChecker() }) else {
        return
      }
      certify(loaded, runner, box)
    case .watch(let testCase):
      guard let (runner, loaded) = try loaded(testCase, of: laws[0], { try makeChecker() }) else {
        return
      }
      _ = Runner(watchedSubject(loaded, of: runner, notingIn: box)).run(loaded)
    case .show(let testCase, let first):
      guard let (runner, loaded) = try loaded(testCase, of: laws[0], { try makeChecker() }) else {
        return
      }
      show(loaded, madeFrom: first, by: laws[0], on: runner, notingIn: box)
    case .inventory(let systems):
      for case let system as any BindingSystem.Type in systems.map(\.type) {
        box.getOn(within: limits)
        box.note(Inventory(of: system))
      }
    case .learn:
      let learned = model().learned(from: make)
      note(learned.questions, box)
      box.note(try LearnedTable(learning: learned))
    }
  }

  /// Returns a checker of the system that notes each case.
  private func checker<System: BindingSystem>(
    _ box: BlackBox, by model: System.Model, named given: GivenName?,
    make: @escaping (Source<System.Model.Base>) -> System, proving isProving: Bool
  ) throws -> LocalChecker {
    if let questions = model.learned?.questions { note(questions, box) }
    var options = options
    options.recorder = CaseRecorder(box.notes) { [caseLimits] in box.getOn(within: caseLimits) }
    options.usesProof = options.usesProof && isProving
    let checker = try LocalChecker(by: model, make: make, named: given, options: options)
    fault.flatMap(Fault.named).map(checker.put)
    checker.subject.readsForReports = readsForReports
    checker.leaveOut(ended)
    return checker
  }

  /// Returns a case of a law, and the runner for it and others of its length, or nil if the case cannot be
  /// read.
  private func loaded(
    _ testCase: Case, of law: Law, _ makeChecker: () throws -> LocalChecker
  ) throws -> (Runner, LoadedCase)? {
    guard var runner = try makeChecker().runner(of: law, reaching: testCase.operations.count) else {
      return nil
    }
    runner.goBeyond(for: testCase)
    return runner.subject.load(testCase).map { (runner, $0) }
  }

  /// Runs all smaller cases.
  ///
  /// Notes before each whether unlisted ones have been left out.
  private func certify(_ testCase: LoadedCase, _ runner: Runner, _ box: BlackBox) {
    guard let draws = runner.subject.draws(of: testCase) else { return }
    let certificate = MinimalityCertificate(
      runner, of: draws, limit: options.certificationLimit, stopsAtFailure: false
    ) { box.notes[.isPartial] = $0 ? 0 : 1 }
    if certificate.isComplete { box.note(certificate.tried) }
  }

  /// Returns a subject that notes each operation of a case.
  private func watchedSubject(
    _ testCase: LoadedCase, of runner: Runner, notingIn box: BlackBox
  ) -> any Subject {
    runner.subject.watched(in: testCase) { words, isStep, place in
      box.notes[Notes.operation] = words
      box.notes[.isInStep] = isStep ? 1 : 0
      let note = place.flatMap { try? JSONEncoder().encode($0) } ?? Data()
      box.notes[Notes.deathPlace] = String(decoding: note, as: UTF8.self)
    }
  }

  /// Runs a case, noting each operation, and before that notes what a report shows of it.
  ///
  /// First it notes what is known without the system, and then the readings after each operation of the
  /// trace. `ChildCheck` takes the first finding as the draft, and all rows as rows.
  private func show(
    _ testCase: LoadedCase, madeFrom first: Case, by law: Law, on runner: Runner,
    notingIn box: BlackBox
  ) {
    let watched = watchedSubject(testCase, of: runner, notingIn: box)
    if let first = runner.subject.load(first) {
      let draft = runner.subject.draft(of: testCase, from: first, law: law.id)
      box.note(draft)
      _ = watched.recorder?.willRun(testCase)
      watched.showRows(of: testCase, beside: draft.rows) { box.note($0) }
    }
    _ = Runner(watched).run(testCase)
  }
}

extension Runner {
  /// Runs the edits that the simplifier would run, as long as nothing kills.
  ///
  /// If no draws make the case, it runs the case without each single operation.
  fileprivate func runEdits(of testCase: LoadedCase) {
    guard let draws = subject.draws(of: testCase) else {
      for index in testCase.operations.indices.reversed() {
        var shorter = testCase
        shorter.operations.remove(at: index)
        if subject.permitsOperations(of: shorter) { _ = run(shorter) }
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
