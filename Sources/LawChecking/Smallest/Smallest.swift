import BindingGenerators
import BindingLaws

/// The smallest case that breaks a law, as far as can be told.
struct Smallest<System: BindingSystem> {
  private(set) var draws: Draws
  /// How many runs simplifying took.
  private(set) var simplifications = 0
  /// How many smaller cases were run.
  private(set) var tried = 0
  /// Whether these were all of the smaller ones.
  private(set) var isCertain = false

  /// Takes a finding that is the first of all cases in order of size as it is; simplifies others.
  init(
    _ finding: Search<System>.Finding, _ runner: Runner<System>, _ options: CheckOptions,
    casesBefore: Int
  ) {
    draws = finding.choices.record
    if finding.isSmallest {
      (tried, isCertain) = (casesBefore, true)
    } else {
      simplify(finding.choices, runner, options)
    }
  }

  /// Simplifies what was drawn for a failing case.
  init(_ failing: Choices, _ runner: Runner<System>, _ options: CheckOptions) {
    draws = failing.record
    simplify(failing, runner, options)
  }

  /// Simplifies the case, then runs all smaller ones; if one of them fails, goes on from it.
  private mutating func simplify(
    _ failing: Choices, _ runner: Runner<System>, _ options: CheckOptions
  ) {
    var (failing, budget) = (failing, options.certificationLimit)
    while true {
      var simplifier = Simplifier(failing, attempt: runner.failing)
      simplifier.run()
      simplifications += simplifier.executions
      let certificate = Certificate(runner, of: simplifier.draws, limit: budget)
      budget -= certificate.tried
      (tried, isCertain) = (certificate.tried, certificate.isComplete)
      draws = certificate.smaller?.record ?? simplifier.draws
      guard !isCertain, let smaller = certificate.smaller else { return }
      failing = smaller
    }
  }

  var minimality: Counterexample.Minimality { isCertain ? .certified(tried: tried) : .unknown }
}
