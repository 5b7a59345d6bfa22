import LawChecking
import LawTelling
import Testing

/// Where an expectation stands, and what its call, the traits of its test and the environment say of it.
struct ExpectationSettings {
  /// Where issues are reported.
  let sourceLocation: SourceLocation
  /// What the traits of the running test say.
  let traits = CheckSettings.current
  /// How hard to look: as the call says, else as the traits do; the environment has the last word.
  let options: CheckOptions
  /// The share of faults that the laws of this expectation alone have to notice.
  let power: Double?
  /// What the test can say to allow what a case shows.
  let allowances: Allowances
  /// Whether somebody has named the values that are set, so that each has to arrive.
  let namesValues: Bool

  /// - Parameters:
  ///   - options: How hard to look, instead of what the traits say.
  ///   - proves: Whether the world is all that there is, so that proofs say something.
  ///   - power: The share of faults that the laws have to notice, instead of what a trait says.
  ///   - allowances: What the test can say to allow what a case shows.
  ///   - namesValues: Whether somebody has named the values that are set.
  ///   - sourceLocation: Where issues are reported.
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
