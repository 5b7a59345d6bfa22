import BindingGenerators
import BindingLaws

/// The smallest case that breaks a law, as far as can be told.
struct Minimum<System: BindingSystem> {
  private(set) var record: Choices.Record
  /// How many runs simplifying took.
  private(set) var simplifications = 0
  /// How many smaller cases were run.
  private(set) var tried = 0
  /// Whether these were all of the smaller ones.
  private(set) var isCertain = false

  /// Takes a finding that is the first of all cases in order of size as it is; simplifies others.
  init(
    _ finding: CaseSearch<System>.Finding, _ runner: CaseRunner<System>, _ options: CheckOptions,
    casesBefore: Int
  ) {
    self.init(finding.record)
    if finding.isSmallest {
      (tried, isCertain) = (casesBefore, true)
    } else {
      simplify(finding.draws, runner, options)
    }
  }

  /// Simplifies a failing case.
  init(_ choices: Choices, _ runner: CaseRunner<System>, _ options: CheckOptions) {
    self.init(choices.record)
    simplify(choices.draws, runner, options)
  }

  private init(_ record: Choices.Record) {
    self.record = record
  }

  /// Simplifies the case, then runs all smaller ones; if one of them fails, goes on from it.
  private mutating func simplify(
    _ draws: [Choices.Draw], _ runner: CaseRunner<System>, _ options: CheckOptions
  ) {
    var (draws, budget) = (draws, options.certificationLimit)
    while true {
      var simplifier = Simplifier(record, bounds: draws.map(\.bound), attempt: runner.failing)
      simplifier.run()
      simplifications += simplifier.executions
      let certificate = Certificate(runner, of: simplifier.record, limit: budget)
      budget -= certificate.tried
      (tried, isCertain) = (certificate.tried, certificate.isComplete)
      record = certificate.smaller?.record ?? simplifier.record
      guard !isCertain, let smaller = certificate.smaller else { return }
      draws = smaller.draws
    }
  }

  var minimality: Counterexample.Minimality { isCertain ? .certified(tried: tried) : .unknown }
}
