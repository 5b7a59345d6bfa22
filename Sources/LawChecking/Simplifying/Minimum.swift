import BindingGenerators
import BindingLaws

/// The smallest case that breaks a law, as far as can be told.
struct Minimum<System: BindingSystem> {
  let record: Choices.Record
  /// How many runs simplifying took.
  let simplifications: Int
  /// How many smaller cases were run.
  let tried: Int
  /// Whether these were all of the smaller ones.
  let isCertain: Bool

  /// Simplifies a finding, unless it is the first of all cases in order of size, and certifies it.
  init(
    _ finding: CaseSearch<System>.Finding, _ runner: CaseRunner<System>, _ options: CheckOptions,
    casesBefore: Int
  ) {
    if finding.isSmallest {
      (record, simplifications, tried, isCertain) = (finding.record, 0, casesBefore, true)
      return
    }
    var simplifier = Simplifier(
      finding.record, bounds: finding.draws.map(\.bound), attempt: runner.failing)
    simplifier.run()
    let limit = options.certificationLimit
    let certificate = Certificate(runner, of: simplifier.record, limit: limit)
    (record, simplifications) = (certificate.smallest, simplifier.executions)
    (tried, isCertain) = (certificate.tried, certificate.isComplete)
  }
}
