import BindingGenerators
import BindingLaws

/// Looks for a case that breaks the law: first all of the shortest, then random ones.
struct Search<System: BindingSystem> {
  /// A case that breaks the law.
  struct Finding {
    /// The case up to the failure.
    let given: Case
    /// What was drawn for it.
    let choices: Choices
    let discrepancy: Discrepancy
    /// Whether all smaller cases were run before.
    let isSmallest: Bool
    /// How many operations happened, those of the law included.
    let operations: Int
  }

  let runner: Runner<System>
  let options: CheckOptions
  /// How many cases met the premise.
  private(set) var cases = 0
  /// How many cases did not.
  private(set) var refusals = 0
  /// Whether every case there is, or that is short enough, was run; with generated values, those
  /// of the simplest.
  private(set) var isThrough = false
  /// Whether the values were all there are.
  private(set) var usesAllValues = false
  private let deadline: ContinuousClock.Instant?

  init(_ runner: Runner<System>, options: CheckOptions) {
    (self.runner, self.options) = (runner, options)
    deadline = options.timeBudget.map { .now + $0 }
  }

  /// Whether every case there is was run.
  var isExhausted: Bool { isThrough && usesAllValues }

  /// The runs made so far.
  var executions: Int { cases + refusals }

  /// Looks until a case breaks the law or enough cases have passed.
  mutating func run() -> Finding? {
    runner.table.transitions.coverage.reset()
    if options.usesShortlex, let finding = enumerate() { return finding }
    return isExhausted || options.exhaustiveDepth != nil ? nil : drawAtRandom()
  }

  /// Whether the time budget, if there is one, is used up.
  var isOutOfTime: Bool { deadline.map { $0 < .now } ?? false }

  /// What ran so far.
  var mix: Verdict.Mix {
    let coverage = runner.table.transitions.coverage
    return Verdict.Mix(
      kinds: coverage.operations.map { "\($0.kind)" }, counts: coverage.operations.map(\.count),
      states: runner.world.bases.count == nil ? nil : coverage.statesReached,
      cases: cases, refusals: refusals)
  }

  /// Runs cases from the simplest up: for at most a quarter of the budget, or, when asked for,
  /// all of them up to a number of operations.
  private mutating func enumerate() -> Finding? {
    var runner = runner
    runner.space.stopsAtRefusal = true
    var enumerator = CaseEnumerator()
    while let next = enumerator.next, mayEnumerate(next) {
      var choices = Choices(replaying: Draws(values: next))
      let run = runner.run(drawnFrom: &choices, within: runner.space.everything)
      if let discrepancy = count(run) {
        let failing = runner.choices(of: choices.record, reaching: run.reached)
        return finding(run, failing, discrepancy, isSmallest: enumerator.isComplete)
      }
      enumerator.advance(past: choices.draws)
    }
    isThrough = enumerator.next.map { !isWithinDepth($0) } ?? true
    usesAllValues = enumerator.isComplete
    return nil
  }

  /// Whether there is budget for one more enumerated case.
  private func mayEnumerate(_ next: [UInt64]) -> Bool {
    if isOutOfTime { return false }
    if options.exhaustiveDepth != nil {
      return isWithinDepth(next) && executions < mostEnumerated
    }
    return cases < options.cases / 4 && refusals < options.cases
  }

  /// Values that are generated have no end, so that the traces of any length have none either.
  private var mostEnumerated: Int {
    runner.world.isFinite ? options.proofLimit : min(options.proofLimit, 100_000)
  }

  /// Whether a case is short enough to be enumerated.
  private func isWithinDepth(_ next: [UInt64]) -> Bool {
    next[0] <= UInt64(options.exhaustiveDepth ?? .max)
  }

  private mutating func drawAtRandom() -> Finding? {
    let seed = options.seed.child(named: System.displayName)
    let space = runner.space
    var number = 0
    while cases < options.cases, number < 4 * options.cases, !isOutOfTime {
      let caseSeed = seed.child(number)
      let swarm =
        options.growsSizes ? space.swarm(ofCase: number, seed: caseSeed) : space.everything
      var choices = Choices(seed: caseSeed)
      let run = runner.run(drawnFrom: &choices, within: swarm)
      if let discrepancy = count(run) {
        var again = Choices(seed: caseSeed, isRecording: true)
        _ = space.draw(from: &again, within: swarm, stoppingAfter: run.reached)
        return finding(run, again, discrepancy, isSmallest: false)
      }
      number += 1
    }
    return nil
  }

  private func finding(
    _ run: Run, _ choices: Choices, _ discrepancy: Discrepancy, isSmallest: Bool
  ) -> Finding {
    Finding(
      given: run.given?.prefix(run.reached) ?? Case(start: 0), choices: choices,
      discrepancy: discrepancy, isSmallest: isSmallest, operations: runner.operationCount(of: run))
  }

  private mutating func count(_ run: Run) -> Discrepancy? {
    switch run.ending {
    case .upheld: cases += 1
    case .refused: refusals += 1
    case .broken(let discrepancy):
      cases += 1
      return discrepancy
    }
    return nil
  }
}

extension Runner {
  /// How many operations happened in a run, those of the law included.
  func operationCount(of run: Run) -> Int {
    guard let given = run.given else { return 0 }
    return space.heldPorts(of: given).count + min(run.reached, given.operations.count)
      + space.program(given).count
  }
}
