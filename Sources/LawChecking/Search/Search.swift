import BindingGenerators
import BindingLaws

/// A search for a case that breaks the law: first the shortest cases, then random ones.
///
/// Seeds and budgets decide which cases run, and so what recorded outputs count.
struct Search {
  /// A case that breaks the law.
  struct Finding {
    /// The case up to the failure.
    let testCase: LoadedCase
    /// The draws of the case.
    let choices: Choices
    let discrepancy: Discrepancy
    /// The number of the case, counted from 1; in order of size, if it was found there.
    let number: Int
    /// Whether all smaller cases were run before.
    let isSmallest: Bool
    /// The number of operations, including those of the law.
    let operations: Int
  }

  let runner: Runner
  let options: CheckOptions
  /// The number of cases to run in order of size, and again at random, beyond those that the options ask for.
  var moreCases: Int
  /// The cases that ran in order of size.
  var order: SizeOrder
  /// The number of random cases that met the premise.
  private(set) var randomCases = 0
  /// The number of random cases that did not meet it.
  private(set) var randomRefusals = 0
  /// The number of cases that were built instead of drawn, and met the premise.
  var builtCases = 0
  /// The length of the longest list of landmarks from which tours have drawn so far.
  private(set) var tourLength = 1
  /// The number of cases that decides how much of a tour is taken.
  var casesOfTours: Int
  /// The finding of one of the first cases.
  private(set) var early: Finding?
  /// Whether a case is known to break the law.
  ///
  /// Then more cases run in order of size.
  var isKnownToFail = false
  /// Whether all cases of two operations run in order of size, if they are not too many.
  ///
  /// Nothing else finds what two operations prepare under every seed.
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

  /// The number of cases that met the premise.
  var cases: Int { order.cases + randomCases + builtCases }

  /// Whether so few cases met the premise that they show nothing: fewer than a tenth of those asked for.
  ///
  /// `CheckOptions.cases` names the share.
  var isPremiseRare: Bool { cases * 10 < options.cases }

  /// The number of cases that did not meet it.
  var refusals: Int { order.refusals + randomRefusals }

  /// The number of runs so far.
  var executions: Int { cases + refusals }

  /// Runs cases until one breaks the law or enough cases have passed.
  mutating func run() -> Finding? { runInOrder() ?? runOn() }

  /// Runs the cases in order of size.
  mutating func runInOrder() -> Finding? {
    if let early, early.isSmallest { return early }
    runner.subject.transitions.coverage = coverage
    if !options.usesShortlex { return nil }
    return runInOrder(upTo: mostInOrder)
  }

  /// Runs the random cases that follow on those in order of size.
  mutating func runOn() -> Finding? {
    if let early { return early }
    if isExhausted || options.exhaustiveDepth != nil { return nil }
    return runAtRandom(
      upTo: options.cases + 2 * moreCases, seed: options.seed, addsTours: true)
  }

  /// Runs a few cases in order of size, then a few at random, and notes whether one breaks the law.
  ///
  /// `runInOrder` and `runOn` go on after them.
  /// If a proof may follow, they are the same under every seed. `LocalChecker` runs them again
  /// and compares: nothing that ran before may decide them.
  mutating func runFirst(_ few: Int = Search.firstCases) {
    runner.subject.transitions.coverage = coverage
    defer { runner.subject.transitions.coverage = runner.subject.transitions.newCoverage() }
    let few = min(options.cases, few)
    if options.usesShortlex { early = runInOrder(upTo: few / 4) }
    let seed = options.usesProof && runner.subject.isFinite ? Seed.ofTheSystem : options.seed
    early = early ?? runAtRandom(upTo: few, seed: seed)
    isKnownToFail = early != nil
  }

  /// The number of first cases, of which a quarter run in order of size.
  ///
  /// They only have to meet a crash or a failure that nearly any case shows.
  static let firstCases = 8

  /// Whether the time budget, if there is one, is used up.
  var isOutOfTime: Bool { options.deadline.hasPassed }

  /// The mix of cases that ran so far.
  ///
  /// JSON holds the names of the kinds.
  var mix: Verdict.Mix {
    Verdict.Mix(
      kinds: coverage.operations.map { "\($0.kind)" }, counts: coverage.operations.map(\.count),
      states: runner.subject.transitions.listedBases == 0 ? nil : coverage.statesReached,
      cases: cases, refusals: refusals)
  }

  /// Runs a random case.
  ///
  /// - Parameters:
  ///   - number: Its number, which decides whether it begins as SwiftUI does if it takes no landmarks.
  ///   - seed: The seed of its draws.
  ///   - tour: The number of the landmark that it takes first. Nil if it takes none.
  ///   - swarm: The limits of its draws.
  mutating func runCase(
    _ number: Int, seed: Seed, tour: Int? = nil, within swarm: Swarm
  ) -> Finding? {
    let draws =
      tour == nil ? runner.subject.drawsAsSwiftUI(number, seed, within: swarm) : nil
    var choices = Choices(seed: seed, tour: tour)
    let run =
      if let draws { runner.run(draws) } else { runner.run(drawnFrom: &choices, within: swarm) }
    if tour != nil { tourLength = max(tourLength, choices.tourLength) }
    if run.isRefused { randomRefusals += 1 } else { randomCases += 1 }
    // Hardly a case fails, and the closure would copy the search for each.
    if !run.isBroken { return nil }
    return finding(run, number: cases, isSmallest: false) {
      if let draws { return runner.choices(of: draws, reaching: run.reached) }
      var again = Choices(seed: seed, tour: tour, isRecording: true)
      _ = runner.subject.draw(from: &again, within: swarm, stoppingAfter: run.reached)
      return again
    }
  }

  /// Returns the finding of a case, or nil if the case does not break the law.
  ///
  /// - Parameter drawAgain: Records the draws of the case up to the failure.
  func finding(
    _ run: Run, number: Int, isSmallest: Bool, drawAgain: () -> Choices
  ) -> Finding? {
    guard let discrepancy = run.discrepancy, let testCase = run.testCase else { return nil }
    return Finding(
      testCase: testCase.keepingFirst(run.reached), choices: drawAgain(),
      discrepancy: discrepancy, number: number, isSmallest: isSmallest,
      operations: runner.operationCount(of: run))
  }
}
