import BindingGenerators
import BindingLaws

/// Runs cases of one law on a system: the one path that checking, simplifying, enumerating and
/// replaying share, and the only place where cases meet a system.
struct Runner<System: BindingSystem> {
  typealias Model = System.Model

  /// All cases of the law.
  var space: CaseSpace<Model>
  let make: (Source<Model.Base>) -> System
  /// Is called with each case before it runs.
  var recorder: (any RunRecorder)?
  /// The cases that are not run but refused.
  var avoided: Set<Case> = []
  /// Whether the system may be read where only the report needs it.
  var looks = true
  /// What the runs so far have shown.
  let notes = RunNotes()
  /// The room of the case before.
  let spare = Spare<System>()

  init(
    _ space: CaseSpace<Model>,
    make: @escaping (Source<Model.Base>) -> System = { System(source: $0) },
    notifying recorder: (any RunRecorder)? = nil
  ) {
    (self.space, self.make, self.recorder) = (space, make, recorder)
  }

  var statement: Statement<Model> { space.statement }
  var table: ModelTable<Model> { space.table }
  var world: World<Model> { space.table.world }
  private var omitsSome: Bool { space.table.transitions.omitsSome }

  /// Runs a case; one that cannot be read is refused.
  func run(_ given: Case) -> Run {
    guard space.load(given) else { return Run(ending: .refused) }
    return run(loaded: given, seed: nil)
  }

  /// Draws a case and runs it.
  func run(drawnFrom choices: inout Choices, within swarm: Swarm) -> Run {
    guard let drawn = space.draw(from: &choices, within: swarm) else {
      return Run(ending: .refused)
    }
    return run(loaded: drawn, seed: choices.seed)
  }

  private func run(loaded given: Case, seed: Seed?) -> Run {
    if !avoided.isEmpty && avoided.contains(given) { return Run(ending: .refused, given: given) }
    if omitsSome && space.omits(given) { return Run(ending: .refused, given: given) }
    if recorder?.willRun(given, seed: seed) == false {
      return Run(ending: .refused, given: given)
    }
    defer { recorder?.didRun() }
    // A function of its own for the others: who asks for the types of their programs is slow.
    var run = space.isConformance ? conforms(given) : judge(given)
    if run.given == nil { run.given = given }
    return run
  }

  private func judge(_ given: Case) -> Run {
    switch statement.shape {
    case .conforms: conforms(given)
    case .nested(let outer, let inner): nested(outer, inner, given)
    case .concurrent: concurrent(given)
    case .always(let check): always(check, given)
    case .readers(let check): readers(check, given)
    case .after(let program, let check): after(program, check, given)
    case .alike(let left, _) where statement.judgesEveryStep:
      continued(left.operations, given)
    case .alike(let left, let right): alike(left, right, given)
    }
  }

  /// A system in the state that the case starts from.
  func trial(_ given: Case) -> Trial<System> {
    let trial = Trial<System>(
      table, state: space.start(of: given), isLogging: statement.looksAtWrites, make: make)
    trial.prepare(for: statement)
    trial.looksForGone = space.pattern != nil
    // Two runs that differ in nothing but reads are compared in all that they hold.
    if statement.manner == .readingBetween { trial.ages = [] }
    return trial
  }
}

extension Statement {
  /// Whether the law may look at what was written, not only at what it led to.
  fileprivate var looksAtWrites: Bool {
    switch shape {
    case .after, .always, .nested: true
    case .alike: judgesEveryStep
    case .conforms, .readers, .concurrent: false
    }
  }
}
