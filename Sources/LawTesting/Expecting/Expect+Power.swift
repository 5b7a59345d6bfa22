public import BindingLaws
public import LawChecking
public import Testing

// `JudgingABinding.md` explains it.
/// Expects that a system obeys every law of a set, and that these laws would notice mistakes in its
/// bindings.
///
/// ```swift
/// expect(ColourButton.self, obeys: .wellBehaved + .honesty + .locality, power: 1)
/// ```
///
/// Faults are put around the bindings of the system, one after the other: a set is lost, a reading is
/// frozen, the next port is set, too. Too little power is one issue, which names the faults that were missed,
/// why, and which law to add. Faults that nobody can see do not count. The trait `.power(_:)` asks the same
/// of all expectations of a test about one system together.
///
/// - Parameters:
///   - system: The type of the system.
///   - laws: The laws. Those that the system breaks are not asked about faults.
///   - power: The share of the faults that has to be noticed, from 0 to 1.
///   - options: How hard the laws look, instead of what the traits say.
///   - sourceLocation: The place at which to report a failure.
/// - Returns: The verdicts on the laws that apply to the system.
@discardableResult
public func expect<System: BindingSystem>(
  _ system: System.Type, obeys laws: LawSet, power: Double, options: CheckOptions? = nil,
  sourceLocation: SourceLocation = #_sourceLocation
) -> [Verdict] {
  let settings = ExpectationSettings(
    options: options, power: power, sourceLocation: sourceLocation)
  var expectation = Expectation<System>(settings)
  return expectation.verdicts(on: laws)
}
