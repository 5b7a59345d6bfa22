import BindingGenerators
import BindingLaws

/// Runs cases of one law on a system, in numbers: the one path that checking, simplifying, enumerating
/// and replaying share.
///
/// It asks `RunRecorder.willRun` before each case, and `Runner+Tasks` asks before each order: recordings
/// number cases by that.
struct Runner {
  var subject: any Subject
  /// The cases that are not run but refused.
  var avoided: Set<Case> = []
  /// When the time budget ends; code that runs many cases asks whether it has.
  var deadline: Deadline = nil
  /// Whether cases go beyond the lists, so that not all that they show counts.
  private(set) var isBeyond = false
  /// What the runs so far have shown.
  let notes = RunNotes()
  let machines = MachinePool()
  private let outline: Outline

  init(_ subject: any Subject) {
    self.subject = subject
    outline = subject.outline
  }

  /// Runs a case; one that cannot be read is refused.
  func run(_ given: Case) -> Run {
    guard subject.load(given) else { return Run(ending: .refused) }
    return run(loaded: given)
  }

  /// Draws a case and runs it.
  func run(drawnFrom choices: inout Choices, within swarm: Swarm) -> Run {
    guard let drawn = subject.draw(from: &choices, within: swarm) else {
      return Run(ending: .refused)
    }
    return run(loaded: drawn)
  }

  private func run(loaded given: Case) -> Run {
    // Each case asks, and a copy of it is dear.
    let isLeftOut =
      !avoided.isEmpty && avoided.contains(given)
      || subject.transitions.omitsSome && subject.omits(given)
    if isLeftOut || subject.recorder?.willRun(given) == false {
      return Run(ending: .refused, given: given)
    }
    var run = judge(given)
    // Systems end before the case does, so that a crash while they end belongs to it.
    machines.releaseAll()
    if isBeyond && run.discrepancy != nil { run = counted(run, given) }
    subject.recorder?.didRun()
    if run.given == nil { run.given = given }
    return run
  }

  /// A case that breaks the law and may lie beyond the lists: refused where that does not count.
  private func counted(_ run: Run, _ given: Case) -> Run {
    let counts = subject.counts(given.prefix(run.reached))
    // Others have run since, and numbers mean something else.
    guard counts, subject.load(given) else { return Run(ending: .refused, given: given) }
    defer { machines.releaseAll() }
    return judge(given)
  }

  /// From now on draws other values than the listed ones, too.
  mutating func goToOtherValues() {
    subject.goToOtherValues()
    isBeyond = true
  }

  /// From now on goes from and to variants of bases.
  mutating func goToVariants() {
    subject.goToVariants()
    isBeyond = true
  }

  /// Goes beyond the lists as far as a case does.
  mutating func goBeyond(for given: Case) {
    subject.goBeyond(for: given)
    isBeyond = true
  }

  private func judge(_ given: Case) -> Run {
    switch outline {
    case .conforms: conforms(given)
    case .nested: nested(given)
    case .concurrent: concurrent(given)
    case .always: always(given)
    case .readers: readers(given)
    case .after: after(given)
    case .same(.restarted): continued(given)
    case .same(let variation): compareRuns(variation, given)
    }
  }

  /// Whether the time budget, if there is one, is used up.
  var isOutOfTime: Bool { deadline.hasPassed }

  /// A system in the state that the case starts from.
  func machine(of given: Case) -> any Machine {
    machines.take(in: subject.start(of: given), of: subject)
  }
}

// MARK: - Cases

extension Runner {
  /// Whether the law compares histories, rather than what one program does.
  ///
  /// `Search+Swarm` draws longer cases then. A new `Variation` counts as comparing them.
  var isAboutHistory: Bool {
    switch outline {
    case .same(let variation): variation != .asWritten
    case .conforms, .always, .readers: true
    case .after, .nested, .concurrent: false
    }
  }

  /// How many operations happened in a run, those of the law included.
  func operationCount(of run: Run) -> Int {
    guard let given = run.given else { return 0 }
    return subject.heldPorts(of: given).count + min(run.reached, given.operations.count)
      + subject.programLength(given)
  }

  /// Draws a case of these draws and runs it.
  func run(_ draws: Draws) -> Run {
    var choices = Choices(replaying: draws, isRecording: false)
    return run(drawnFrom: &choices, within: subject.everything)
  }

  /// Runs a case of these draws.
  ///
  /// - Returns: What was drawn up to the failure, when it breaks the law.
  func failing(_ draws: Draws) -> Choices? {
    if isOutOfTime { return nil }
    let run = run(draws)
    return run.discrepancy == nil ? nil : choices(of: draws, reaching: run.reached)
  }

  /// What is drawn for a case up to so many operations.
  func choices(of draws: Draws, reaching count: Int) -> Choices {
    var choices = Choices(replaying: draws)
    _ = subject.draw(from: &choices, within: subject.everything, stoppingAfter: count)
    return choices
  }
}
