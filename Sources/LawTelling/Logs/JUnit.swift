import LawChecking

extension [Judgement] {
  /// The results of a check as JUnit writes them: a suite a system, a test case a law, a failure a
  /// mistake; times are printed where they are known.
  ///
  /// A law that shows a mistake which is reported elsewhere is skipped, and says where; a proposed law is skipped,
  /// too.
  /// Other programs read it, which know the form. `TheCommandLine.md` says what fails and what is skipped.
  ///
  /// - Parameter command: What stands before `replay` in the lines to copy.
  package func junit(replayedBy command: String) -> String {
    let reported = reported
    let suites = reported.grouped(by: \.judgement.verdict.system).sorted { $0.key < $1.key }
    let lines = suites.flatMap { name, own in
      ["  <testsuite name=\"\(name.escapedForXML)\" \(own.counts)>"]
        + own.flatMap { $0.testCase(replayedBy: command) } + ["  </testsuite>"]
    }
    let head = ["<?xml version=\"1.0\" encoding=\"UTF-8\"?>", "<testsuites \(reported.counts)>"]
    return (head + lines + ["</testsuites>", ""]).joined(separator: "\n")
  }
}

extension [ReportedJudgement] {
  fileprivate var counts: String {
    let failures = self.count { $0.isFailure && !$0.isError }
    let errors = self.count { $0.isFailure && $0.isError }
    let skipped = self.count { $0.reasonSkipped != nil }
    return "tests=\"\(count)\" failures=\"\(failures)\" errors=\"\(errors)\" "
      + "skipped=\"\(skipped)\"" + timeAttribute(map(\.judgement.duration))
  }
}

/// How long something took in all; nothing where that is not known of every part.
private func timeAttribute(_ durations: [Duration?]) -> String {
  let known = durations.compactMap(\.self)
  if known.count < durations.count { return "" }
  return " time=\"\(known.reduce(.zero, +).seconds.rounded(to: 3))\""
}

extension ReportedJudgement {
  fileprivate func testCase(replayedBy command: String) -> [String] {
    let verdict = judgement.verdict
    let open =
      "    <testcase classname=\"\(verdict.system.escapedForXML)\" "
      + "name=\"\(verdict.law.id.escapedForXML)\"" + timeAttribute([judgement.duration])
    if let reason = reasonSkipped {
      return [
        open + ">", "      <skipped message=\"\(reason.escapedForXML)\"/>", "    </testcase>",
      ]
    }
    if !isFailure { return [open + "/>"] }
    let element = isError ? "error" : "failure"
    let kind = crashAlone == nil ? verdict.kind : .crashed
    let message = crashAlone ?? verdict.headline
    let text = withCrash(report(replayedBy: command))
    return [
      open + ">",
      "      <\(element) type=\"\(kind.rawValue)\" message=\"\(message.escapedForXML)\">"
        + "\(text.escapedForXML)</\(element)>",
      "    </testcase>",
    ]
  }

  /// Whether it reports something that is not as declared.
  fileprivate var isFailure: Bool {
    crash != nil || isReported && !judgement.isAsDeclared && !judgement.isWarning
  }

  /// Whether there was no verdict to be had, or the process ended.
  fileprivate var isError: Bool {
    crashAlone != nil || judgement.verdict.kind.isDeath || judgement.verdict.kind == .notJudged
  }

  /// Why there is nothing to fail or to pass, if so.
  fileprivate var reasonSkipped: String? {
    if isFailure { return nil }
    if judgement.isOpen || (judgement.isWarning && isReported) {
      return judgement.verdict.headline
    }
    if !judgement.isAsDeclared, let reported = reporter {
      return reported.sentence(on: judgement.verdict)
    }
    return judgement.verdict.skipReason == nil ? nil : judgement.verdict.remark
  }
}
