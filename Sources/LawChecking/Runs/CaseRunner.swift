import BindingGenerators
import BindingLaws

/// What runs the cases of one law on one system, in numbers: what looks for cases, or makes them
/// smaller, knows neither the type of the system nor that of its model.
protocol CaseRunner {
  /// The name of the system.
  var system: String { get }
  /// What the model does.
  var transitions: TransitionTable { get }
  /// Whether every base and every value is listed.
  var isFinite: Bool { get }
  /// What the law quantifies over.
  var variables: VariableNames { get }
  /// Whether the law compares histories, rather than what one program does.
  var isAboutHistory: Bool { get }
  /// Whether the law is judged after every step, and not after its program.
  var judgesEveryStep: Bool { get }
  /// The largest number of operations of a case.
  var maximumLength: Int { get }
  /// The swarm of every kind of operation and the full length.
  var everything: Swarm { get }
  /// The states to start from, or `nil` where bases to start from are generated.
  var starts: [Int]? { get }
  /// Whether an operation that the model does not permit ends a case; for cases that are counted through.
  var stopsAtRefusal: Bool { get set }
  /// The ports, by number, at which the law is not expected to hold.
  var exemptPorts: Set<Int> { get set }
  /// What the runs so far have shown.
  var notes: RunNotes { get }

  /// Draws a case; `nil` when the model does not permit what is drawn.
  func draw(
    from choices: inout Choices, within swarm: Swarm, stoppingAfter count: Int
  ) -> Case?
  /// The draws of a case; `nil` when there are none.
  func draws(of given: Case) -> Draws?
  /// Notes which operations come right after which.
  func note(_ given: Case, in coverage: PairCoverage)

  /// Runs a case; one that cannot be read is refused.
  func run(_ given: Case) -> Run
  /// Draws a case and runs it.
  func run(drawnFrom choices: inout Choices, within swarm: Swarm) -> Run
  /// How many operations happened in a run, those of the law included.
  func operationCount(of run: Run) -> Int
}

extension CaseRunner {
  /// Draws a case of these draws and runs it.
  func run(_ draws: Draws) -> Run {
    var choices = Choices(replaying: draws, isRecording: false)
    return run(drawnFrom: &choices, within: everything)
  }

  /// Runs a case of these draws.
  ///
  /// - Returns: What was drawn up to the failure, when it breaks the law.
  func failing(_ draws: Draws) -> Choices? {
    let run = run(draws)
    return run.discrepancy == nil ? nil : choices(of: draws, reaching: run.reached)
  }

  /// What is drawn for a case up to so many operations.
  func choices(of draws: Draws, reaching count: Int) -> Choices {
    var choices = Choices(replaying: draws)
    _ = draw(from: &choices, within: everything, stoppingAfter: count)
    return choices
  }
}
