import BindingGenerators
import BindingLaws

/// Looks for a case that breaks the law: first all of the shortest, then random ones.
///
/// Seeds and budgets decide which cases run, and so what recorded outputs count.
struct Search {
  /// A case that breaks the law.
  struct Finding {
    /// The case up to the failure.
    let testCase: Case
    /// What was drawn for it.
    let choices: Choices
    let discrepancy: Discrepancy
    /// The number of the case, counted from 1; in order of size, where it was found so.
    let number: Int
    /// Whether all smaller cases were run before.
    let isSmallest: Bool
    /// How many operations happened, those of the law included.
    let operations: Int
  }

  let runner: Runner
  let options: CheckOptions
  /// How many cases are run in order of size, and how many at random, beyond those that the options
  /// ask for.
  var moreCases: Int
  /// What was run in order of size.
  var order: SizeOrder
  /// How many random cases met the premise, and how many did not.
  private(set) var randomCases = 0, randomRefusals = 0
  /// How long the longest list of landmarks is from which tours have drawn so far.
  private(set) var tourLength = 1
  /// As many cases as decide how much of a tour is taken.
  var casesOfTours: Int
  /// What one of the first cases showed.
  private(set) var early: Finding?
  /// Whether it is known that a case breaks the law: then more is run in order of size.
  var isKnownToFail = false
  /// Whether all of two operations are run in order of size, if they are not too many.
  ///
  /// Nothing else finds what two of them prepare, whatever the seed.
  var reachesTwo = false
  let coverage: OperationCoverage

  init(_ runner: Runner, options: CheckOptions, moreCases: Int = 0) {
    self.runner = runner
    self.options = options
    self.moreCases = moreCases
    casesOfTours = options.cases
    order = SizeOrder(runner)
    coverage = runner.subject.transitions.newCoverage()
  }

  /// Whether every case there is was run.
  var isExhausted: Bool { isThrough && order.usesAllValues }

  /// How many cases met the premise.
  var cases: Int { order.cases + randomCases }

  /// How many cases did not.
  var refusals: Int { order.refusals + randomRefusals }

  /// The runs made so far.
  var executions: Int { cases + refusals }

  /// Looks until a case breaks the law or enough cases have passed.
  mutating func run() -> Finding? { runInOrder() ?? runOn() }

  /// Runs most cases in order of size.
  mutating func runInOrder() -> Finding? {
    if let early, early.isSmallest { return early }
    runner.subject.transitions.coverage = coverage
    if !options.usesShortlex { return nil }
    if let found = runInOrder(upTo: options.cases / 4) { return found }
    return isLarge ? nil : runInOrder(upTo: mostInOrder)
  }

  /// Runs the random cases that follow on those in order of size.
  mutating func runOn() -> Finding? {
    if let early { return early }
    if isExhausted || options.exhaustiveDepth != nil { return nil }
    return runAtRandom(
      upTo: options.cases + 2 * moreCases, seed: options.seed, addsTours: true)
  }

  /// Runs a few cases of either kind, and notes whether one breaks the law; others go on after them.
  ///
  /// Where a proof may follow, they are the same under every seed. `LocalChecker` runs them again
  /// and compares: nothing that ran before may decide them.
  mutating func runFirst(_ few: Int = 8) {
    runner.subject.transitions.coverage = coverage
    defer { runner.subject.transitions.coverage = runner.subject.transitions.newCoverage() }
    let few = min(options.cases, few)
    if options.usesShortlex { early = runInOrder(upTo: few / 4) }
    let seed = options.usesProof && runner.subject.isFinite ? Seed.ofTheSystem : options.seed
    early = early ?? runAtRandom(upTo: few, seed: seed)
    isKnownToFail = early != nil
  }

  /// Whether the time budget, if there is one, is used up.
  var isOutOfTime: Bool { options.deadline.hasPassed }

  /// What ran so far; JSON holds the names of the kinds.
  var mix: Verdict.Mix {
    Verdict.Mix(
      kinds: coverage.operations.map { "\($0.kind)" }, counts: coverage.operations.map(\.count),
      states: runner.subject.transitions.listedBases == 0 ? nil : coverage.statesReached,
      cases: cases, refusals: refusals)
  }

  /// Runs a random case.
  ///
  /// - Parameters:
  ///   - number: Its number, by which it may begin as SwiftUI does, where it takes no landmarks.
  ///   - seed: What it is drawn from.
  ///   - tour: Which landmark it takes first, if it takes any.
  ///   - swarm: What is drawn.
  mutating func runCase(
    _ number: Int, seed: Seed, tour: Int? = nil, within swarm: Swarm
  ) -> Finding? {
    let draws =
      tour == nil ? runner.subject.drawsAsSwiftUI(number, seed, within: swarm) : nil
    let largest = runner.subject.transitions.omissions.largestNumber
    var choices = Choices(seed: seed, tour: tour)
    choices.largestNumber = largest
    let run = draws.map(runner.run) ?? runner.run(drawnFrom: &choices, within: swarm)
    if tour != nil { tourLength = max(tourLength, choices.tourLength) }
    if run.isRefused { randomRefusals += 1 } else { randomCases += 1 }
    return finding(run, number: cases, isSmallest: false) {
      if let draws { return runner.choices(of: draws, reaching: run.reached) }
      var again = Choices(seed: seed, tour: tour, isRecording: true)
      again.largestNumber = largest
      _ = runner.subject.draw(from: &again, within: swarm, stoppingAfter: run.reached)
      return again
    }
  }

  /// What a case showed; `nil` where nothing is wrong.
  ///
  /// - Parameter drawAgain: Records what is drawn for the case up to the failure.
  func finding(
    _ run: Run, number: Int, isSmallest: Bool, drawAgain: () -> Choices
  ) -> Finding? {
    guard let discrepancy = run.discrepancy else { return nil }
    return Finding(
      testCase: run.testCase?.keepingFirst(run.reached) ?? Case(start: 0), choices: drawAgain(),
      discrepancy: discrepancy, number: number, isSmallest: isSmallest,
      operations: runner.operationCount(of: run))
  }
}
