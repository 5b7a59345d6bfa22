import LawChecking
import LawTelling
import Testing

/// The place of an expectation, and what its call, the traits of its test and the environment say about it.
struct ExpectationSettings {
  /// The place at which to report issues.
  let sourceLocation: SourceLocation
  /// The settings of the running test's traits.
  let traits = CheckSettings.current
  /// The options of the check: as the call says, or else as the traits do.
  ///
  /// The environment overrides both.
  let options: CheckOptions
  /// The share of faults that the laws of this expectation alone have to notice.
  let power: Double?
  /// The arguments by which the test could allow what a case shows.
  let allowances: Allowances
  /// Whether the test has named the values to set, so that each has to arrive.
  let namesValues: Bool

  /// Makes the settings of an expectation.
  ///
  /// - Parameters:
  ///   - options: How hard to look, instead of what the traits say.
  ///   - proves: Whether the model lists all values and bases, so that proofs mean something.
  ///   - power: The share of faults that the laws have to notice, instead of what a trait says.
  ///   - allowances: The arguments by which the test could allow what a case shows.
  ///   - namesValues: Whether the test has named the values to set.
  ///   - sourceLocation: The place at which to report issues.
  init(
    options: CheckOptions? = nil, proving proves: Bool = true, power: Double? = nil,
    allowing allowances: Allowances = Allowances(), namesValues: Bool = false,
    sourceLocation: SourceLocation
  ) {
    var options = options ?? traits.options
    EnvironmentSettings.current.apply(to: &options)
    options.usesProof = options.usesProof && proves
    self.options = options
    self.power = power
    self.allowances = allowances
    self.namesValues = namesValues
    self.sourceLocation = sourceLocation
  }
}
