public import BindingLaws
public import LawChecking
public import Testing

/// Expects that a system obeys every law of a set, and that these laws would notice mistakes in its
/// bindings.
///
/// ```swift
/// expect(ColourButton.self, obeys: .wellBehaved + .honesty + .locality, power: 1)
/// ```
///
/// Faults are put around the bindings of the system, one after the other: a set is lost, a reading is
/// frozen, the next port is set, too. Less power than is asked for is one issue, which names the faults
/// that were missed, why, and which law to add. Faults that nobody can see do not count.
///
/// - Parameters:
///   - system: The type of the system.
///   - laws: The laws; those that the system breaks are not asked about faults.
///   - power: The share of the faults that has to be noticed, from 0 to 1.
///   - options: How hard the laws look, instead of what the traits say.
///   - sourceLocation: Where a failure is reported.
/// - Returns: The verdicts on the laws that speak about the system.
@discardableResult
public func expect<System: BindingSystem>(
  _ system: System.Type, obeys laws: LawSet, power: Double, options: CheckOptions? = nil,
  sourceLocation: SourceLocation = #_sourceLocation
) -> [Verdict] {
  let verdicts = expect(
    system, obeys: laws, options: options, sourceLocation: sourceLocation)
  if EnvironmentSettings.current.isReplaying { return verdicts }
  let settings = CheckSettings.current
  var options = options ?? settings.options
  EnvironmentSettings.current.apply(to: &options)
  do {
    let findings = try PowerCheck(
      system, laws: laws.laws, options: options, children: .ofTests, mayTrap: settings.isIsolated
    ).findings()
    if findings.power < power {
      Issue.record(
        Comment(rawValue: findings.complaint(of: System.displayName, below: power)),
        sourceLocation: sourceLocation)
    }
  } catch {
    Issue.record(
      "the power of laws over \(System.displayName) cannot be judged: \(error)",
      sourceLocation: sourceLocation)
  }
  return verdicts
}

extension Place {
  /// Child processes of the running test; `nil` where there are none.
  fileprivate static var ofTests: Place? {
    ChildProcess.isSupported
      ? .children(CheckSettings.current.limits, launch: ChildProcess.run) : nil
  }
}

extension [PowerFinding] {
  /// What is missing, a line a fault.
  fileprivate func complaint(of system: String, below power: Double) -> String {
    let missed = filter(\.isMissed)
    let lines = missed.map { finding in
      let remedy = finding.remedy.map { "; add \($0)" } ?? ""
      return "  \(finding.fault): \(finding.title) (\(finding.reason?.rawValue ?? "")\(remedy))"
    }
    let counted = count(where: \.counts)
    return """
      the laws of \(system) notice \(counted - missed.count) of \(counted) faults, which is less than \
      \(power); missed:
      \(lines.joined(separator: "\n"))
      """
  }
}
