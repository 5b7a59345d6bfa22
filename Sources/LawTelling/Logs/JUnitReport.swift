package import LawChecking

/// The results of a check as JUnit writes them: a suite a system, a test case a law, a failure a mistake.
///
/// What breaks beside counts as skipped, and says where it is reported; so does a law that is proposed.
package struct JUnitReport {
  private let judgements: [ReportedJudgement]
  private let command: String

  /// - Parameters:
  ///   - judgements: The results; times are printed where they are known.
  ///   - command: What stands before `replay` in the lines to copy.
  package init(_ judgements: [Judgement], replayedBy command: String) {
    (self.judgements, self.command) = (judgements.reported, command)
  }

  /// The report.
  package var xml: String {
    let suites = judgements.grouped(by: \.judgement.verdict.system).sorted { $0.key < $1.key }
    let lines = suites.flatMap(suite)
    let head = ["<?xml version=\"1.0\" encoding=\"UTF-8\"?>", "<testsuites \(counts(judgements))>"]
    return (head + lines + ["</testsuites>", ""]).joined(separator: "\n")
  }

  private func suite(_ name: String, _ own: [ReportedJudgement]) -> [String] {
    ["  <testsuite name=\"\(name.escapedForXML)\" \(counts(own))>"] + own.flatMap(testCase)
      + ["  </testsuite>"]
  }

  private func counts(_ judgements: [ReportedJudgement]) -> String {
    let failures = judgements.count { $0.isFailure && !$0.isError }
    let errors = judgements.count { $0.isFailure && $0.isError }
    let skipped = judgements.count { $0.reasonSkipped != nil }
    return "tests=\"\(judgements.count)\" failures=\"\(failures)\" errors=\"\(errors)\" "
      + "skipped=\"\(skipped)\"" + time(judgements)
  }

  /// How long they took together; nothing where that is not known.
  private func time(_ judgements: [ReportedJudgement]) -> String {
    let durations = judgements.compactMap(\.judgement.duration)
    if durations.count < judgements.count { return "" }
    return " time=\"\(durations.reduce(.zero, +).seconds.rounded(to: 3))\""
  }

  private func testCase(_ reported: ReportedJudgement) -> [String] {
    let verdict = reported.judgement.verdict
    let open =
      "    <testcase classname=\"\(verdict.system.escapedForXML)\" "
      + "name=\"\(verdict.law.id.escapedForXML)\"" + time([reported])
    if let reason = reported.reasonSkipped {
      return [
        open + ">", "      <skipped message=\"\(reason.escapedForXML)\"/>", "    </testcase>",
      ]
    }
    if !reported.isFailure { return [open + "/>"] }
    let element = reported.isError ? "error" : "failure"
    return [
      open + ">",
      "      <\(element) type=\"\(reported.warningAlone == nil ? verdict.kind.rawValue : "crashed")\" "
        + "message=\"\((reported.warningAlone ?? verdict.headline).escapedForXML)\">"
        + "\(reported.warned(reported.report(replayedBy: command)).escapedForXML)</\(element)>",
      "    </testcase>",
    ]
  }
}

extension ReportedJudgement {
  /// Whether it reports something that is not as declared.
  fileprivate var isFailure: Bool {
    warning != nil || isReported && !judgement.isAsDeclared && !judgement.verdict.isWarning
  }

  /// Whether there was no verdict to be had, or the process ended.
  fileprivate var isError: Bool {
    warningAlone != nil || judgement.verdict.kind.isDeath || judgement.verdict.kind == .notJudged
  }

  /// Why there is nothing to fail or to pass, if so.
  fileprivate var reasonSkipped: String? {
    if isFailure { return nil }
    if judgement.isOpen || (judgement.verdict.isWarning && isReported) {
      return judgement.verdict.headline
    }
    if !judgement.isAsDeclared, let reported = reporter {
      return reported.sentence(on: judgement.verdict)
    }
    return judgement.verdict.skipReason == nil ? nil : judgement.verdict.remark
  }
}
