package import LawChecking

/// The results of a check as JUnit writes them: a suite a system, a test case a law.
package struct JUnitReport {
  private let judgements: [Judgement]
  private let command: String

  /// - Parameters:
  ///   - judgements: The results; times are told where they are known.
  ///   - command: What stands before `replay` in the lines to copy.
  package init(_ judgements: [Judgement], replayedBy command: String) {
    (self.judgements, self.command) = (judgements, command)
  }

  /// The report.
  package var xml: String {
    let suites = Dictionary(grouping: judgements, by: \.verdict.system)
    let names = suites.keys.sorted()
    let lines = names.flatMap { suite($0, suites[$0] ?? []) }
    let head = ["<?xml version=\"1.0\" encoding=\"UTF-8\"?>", "<testsuites \(counts(judgements))>"]
    return (head + lines + ["</testsuites>", ""]).joined(separator: "\n")
  }

  private func suite(_ name: String, _ own: [Judgement]) -> [String] {
    ["  <testsuite name=\"\(name.escapedForXML)\" \(counts(own))>"] + own.flatMap(testCase)
      + ["  </testsuite>"]
  }

  private func counts(_ judgements: [Judgement]) -> String {
    let failures = judgements.count { !$0.isAsDeclared && !$0.isError }
    let errors = judgements.count { !$0.isAsDeclared && $0.isError }
    let skipped = judgements.count { $0.reasonSkipped != nil }
    return "tests=\"\(judgements.count)\" failures=\"\(failures)\" errors=\"\(errors)\" "
      + "skipped=\"\(skipped)\"" + time(judgements)
  }

  /// How long they took together; nothing where that is not known.
  private func time(_ judgements: [Judgement]) -> String {
    let durations = judgements.compactMap(\.duration)
    if durations.count < judgements.count { return "" }
    return " time=\"\(durations.reduce(.zero, +).seconds.rounded(to: 3))\""
  }

  private func testCase(_ judgement: Judgement) -> [String] {
    let open =
      "    <testcase classname=\"\(judgement.verdict.system.escapedForXML)\" "
      + "name=\"\(judgement.verdict.law.id.escapedForXML)\"" + time([judgement])
    if let reason = judgement.reasonSkipped {
      return [
        open + ">", "      <skipped message=\"\(reason.escapedForXML)\"/>", "    </testcase>",
      ]
    }
    if judgement.isAsDeclared { return [open + "/>"] }
    let element = judgement.isError ? "error" : "failure"
    return [
      open + ">",
      "      <\(element) type=\"\(judgement.verdict.kind.rawValue)\" "
        + "message=\"\(judgement.verdict.headline.escapedForXML)\">"
        + "\(judgement.verdict.report(replayedBy: command).escapedForXML)</\(element)>",
      "    </testcase>",
    ]
  }
}

extension Judgement {
  /// Whether there was no verdict to be had.
  fileprivate var isError: Bool { verdict.kind.isDeath || verdict.kind == .notJudged }

  /// Why there is nothing to fail or to pass, if so.
  fileprivate var reasonSkipped: String? {
    isOpen ? verdict.headline : verdict.notOwed == nil ? nil : verdict.remark
  }
}
