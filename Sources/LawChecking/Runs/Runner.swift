import BindingGenerators
import BindingLaws

/// Runs cases of one law on a system, in numbers.
///
/// Checking, simplifying, enumerating and replaying share this one path.
/// The runner asks `RunRecorder.willRun` before each case, and `Runner+Tasks` asks before each order.
/// Recordings number cases by these calls.
struct Runner {
  var subject: any Subject
  /// The cases that are not run but refused.
  var avoided: Set<Case> = []
  /// The end of the time budget.
  ///
  /// Code that runs many cases asks whether the budget is used up.
  var deadline: Deadline = nil
  /// Whether cases go beyond the lists, so that not every failure counts.
  private(set) var isBeyond = false
  /// The notes on the runs so far.
  let notes = RunNotes()
  let machines = MachinePool()
  /// The threads of tasks.
  let crew = TaskCrew()
  private let shape: Law.Shape

  init(_ subject: any Subject) {
    self.subject = subject
    shape = subject.shape
  }

  /// Runs a case.
  ///
  /// A case that cannot be read is refused.
  func run(_ testCase: Case) -> Run {
    guard let loaded = subject.load(testCase) else { return Run(ending: .refused) }
    return run(loaded)
  }

  /// Draws a case and runs it.
  func run(drawnFrom choices: inout Choices, within swarm: Swarm) -> Run {
    guard let drawn = subject.draw(from: &choices, within: swarm) else {
      return Run(ending: .refused)
    }
    return run(drawn)
  }

  /// Runs a case.
  func run(_ testCase: LoadedCase) -> Run {
    if !mayRun(testCase) { return Run(ending: .refused, testCase: testCase) }
    var run = judge(testCase)
    // Systems end before the case does, so that a crash while they end belongs to it.
    machines.releaseAll()
    if isBeyond && run.isBroken { run = runAgainIfCounted(testCase, after: run) }
    subject.recorder?.didRun()
    // `==` would copy the case.
    if case nil = run.testCase { run.testCase = testCase }
    return run
  }

  /// Whether a case is not left out.
  ///
  /// Every case comes here, and to copy one is expensive. So cheap questions come first.
  private func mayRun(_ testCase: LoadedCase) -> Bool {
    if !avoided.isEmpty, avoided.contains(testCase.spelling) { return false }
    if subject.transitions.omitsSome, subject.omits(testCase) { return false }
    return subject.recorder?.willRun(testCase) ?? true
  }

  /// Runs a case again that has failed, if its failure counts.
  ///
  /// The case may lie beyond the lists. It is refused if its failure does not count.
  private func runAgainIfCounted(_ testCase: LoadedCase, after first: Run) -> Run {
    guard subject.counts(testCase.keepingFirst(first.reached)) else {
      return Run(ending: .refused, testCase: testCase)
    }
    defer { machines.releaseAll() }
    return judge(testCase)
  }

  /// Draws unlisted values, too, from now on.
  mutating func goToOtherValues() {
    subject.goToOtherValues()
    isBeyond = true
  }

  /// Starts in variants of bases and writes them, from now on.
  mutating func goToVariants() {
    subject.goToVariants()
    isBeyond = true
  }

  /// Goes beyond the lists as far as a case does.
  mutating func goBeyond(for testCase: Case) {
    subject.goBeyond(for: testCase)
    isBeyond = true
  }

  private func judge(_ testCase: LoadedCase) -> Run {
    switch shape {
    case .conforms: compareWithModel(testCase)
    case .nested: nested(testCase)
    case .concurrent: checkTasks(testCase)
    case .always: checkEveryStep(testCase)
    case .readers: checkReaders(testCase)
    case .after: checkAfterProgram(testCase)
    case .same(_, _, .restarted): compareWithNewSystems(testCase)
    case .same(_, _, let variation): compareRuns(variation, testCase)
    }
  }

  /// Whether the time budget, if there is one, is used up.
  var isOutOfTime: Bool { deadline.hasPassed }

  /// Makes a system in the state that the case starts from.
  func machine(of testCase: LoadedCase) -> any Machine {
    machines.take(in: subject.start(of: testCase), of: subject)
  }
}

// MARK: - Cases

extension Runner {
  /// Whether the law compares histories, rather than the effects of one program.
  ///
  /// `Runner+Swarm` draws longer cases then. A new `Variation` counts as comparing them.
  var isAboutHistory: Bool {
    switch shape {
    case .same(_, _, let variation): variation != .asWritten
    case .conforms, .always, .readers: true
    case .after, .nested, .concurrent: false
    }
  }

  /// Returns the number of operations in a run, including those of the law.
  func operationCount(of run: Run) -> Int {
    run.testCase.map { operationCount(of: $0, reaching: run.reached) } ?? 0
  }

  /// Returns the number of operations of a case, including those of the law.
  ///
  /// - Parameter count: The number of operations of the case that are carried out.
  func operationCount(of testCase: LoadedCase, reaching count: Int = .max) -> Int {
    subject.heldPorts(of: testCase).count + min(count, testCase.operations.count)
      + subject.programLength(testCase)
  }

  /// Runs the case that these draws make.
  func run(_ draws: Draws) -> Run {
    var choices = Choices(replaying: draws, isRecording: false)
    return run(drawnFrom: &choices, within: subject.everything)
  }

  /// Runs the case that these draws make, and returns its draws if it breaks the law.
  ///
  /// - Returns: The draws up to the failure. Nil if the case does not break the law.
  func drawsOfFailure(_ draws: Draws) -> Choices? {
    if isOutOfTime { return nil }
    let outcome = run(draws)
    return outcome.isBroken ? choices(of: draws, reaching: outcome.reached) : nil
  }

  /// Returns the draws of a case if it breaks the law.
  ///
  /// Nil if it does not, if no draws make the case, or if the time is used up.
  func drawsOfFailure(of testCase: LoadedCase) -> Choices? {
    guard let draws = subject.draws(of: testCase) else { return nil }
    return drawsOfFailure(draws)
  }

  /// Returns the draws of a case up to a number of operations.
  func choices(of draws: Draws, reaching count: Int) -> Choices {
    var choices = Choices(replaying: draws)
    _ = subject.draw(from: &choices, within: subject.everything, stoppingAfter: count)
    return choices
  }
}
