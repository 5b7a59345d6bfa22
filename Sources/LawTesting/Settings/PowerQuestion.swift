import BindingLaws
import LawChecking
import LawTelling
import Testing

/// The question whether laws would notice mistakes in the bindings of a system.
///
/// `Sendable` is unchecked, because `findings` captures the expectation, and so what makes the system. `RequiredPower`
/// keeps questions about types alone, which are made by their initialisers, and asks when the test has ended.
/// Questions about closures are answered at once.
struct PowerQuestion: @unchecked Sendable {
  /// A type of systems in a test that judges it.
  struct TestedType: Hashable {
    let type: ObjectIdentifier
    let test: Test.ID?
  }

  /// The type in question: the laws of all questions about it count together.
  let testedType: TestedType
  /// The name of the system.
  let system: String
  /// The laws by which the test judges the system.
  let laws: [Law]
  /// The place at which an issue is recorded.
  let sourceLocation: SourceLocation
  /// Returns the finding about each fault when these laws are asked.
  let findings: ([Law]) throws -> [PowerFinding]

  /// Records an issue if the laws notice less than this share of the faults.
  ///
  /// - Parameter laws: The laws of this question, or of all about the same type. A law may be among them twice.
  func report(below share: Double, asking laws: [Law]) {
    let distinctLaws = laws.grouped(by: \.id).map { $0.members[0] }
    do {
      guard let complaint = try findings(distinctLaws).complaint(of: system, below: share) else {
        return
      }
      recordIssue(complaint, at: sourceLocation)
    } catch {
      recordIssue(
        "the power of laws over \(system) cannot be judged: \(error)", at: sourceLocation)
    }
  }
}

extension [PowerFinding] {
  /// Returns what is missing, with a line for each fault.
  ///
  /// Nil if enough is noticed. `JudgingABinding.md` explains the reasons.
  fileprivate func complaint(of system: String, below share: Double) -> String? {
    if reach(share) { return nil }
    let counted = count(where: \.counts)
    if counted == 0 {
      return
        "no fault around \(system) can be noticed, so that nothing says what its laws are worth"
    }
    let missed = filter(\.isMissed)
    let lines = missed.map { finding in
      let remedy = finding.remedy.map { "; add \($0)" } ?? ""
      return "  \(finding.fault): \(finding.title) (\(finding.reason?.rawValue ?? "")\(remedy))"
    }
    return """
      the laws of \(system) notice \(counted - missed.count) of \(counted.counted("fault")), which is less than \
      \(share); missed:
      \(lines.joined(separator: "\n"))
      """
  }
}
