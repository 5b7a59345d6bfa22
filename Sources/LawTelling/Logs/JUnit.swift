import LawChecking

extension [Judgement] {
  /// Returns the results of a check as JUnit writes them: a suite for each system, a test case for each law.
  ///
  /// Each mistake is a failure. Times are printed if they are known. A law that shows a mistake reported
  /// elsewhere is skipped and says where. A proposed law is skipped, too. Other programs read the file, and
  /// know its form. `TheCommandLine.md` says what fails and what is skipped.
  ///
  /// - Parameter command: The text before `replay` in the lines to copy.
  package func junit(replayedBy command: String) -> String {
    let reported = reported
    let suites = reported.grouped(by: \.judgement.verdict.system).sorted { $0.key < $1.key }
    let lines = suites.map { name, own in
      "  " + own.suite(named: name, replayedBy: command) + "\n"
    }
    let all = element("testsuites", with: reported.attributes(), "\n" + lines.joined())
    return "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n\(all)\n"
  }
}

extension [ReportedJudgement] {
  /// Returns the element of a system.
  fileprivate func suite(named name: String, replayedBy command: String) -> String {
    let lines = map { "    " + $0.testCase(replayedBy: command) + "\n" }
    return element("testsuite", with: attributes(naming: name), "\n" + lines.joined() + "  ")
  }

  /// Returns the number of results of each kind, and their time.
  fileprivate func attributes(naming name: String? = nil) -> KeyValuePairs<String, String?> {
    let failures = self.count { $0.isFailure && !$0.isError }
    let errors = self.count { $0.isFailure && $0.isError }
    let skipped = self.count { $0.reasonSkipped != nil }
    return [
      "name": name, "tests": "\(count)", "failures": "\(failures)", "errors": "\(errors)",
      "skipped": "\(skipped)", "time": totalTime(map(\.judgement.duration)),
    ]
  }
}

/// Returns the sum of times in seconds, or nil if one of them is not known.
private func totalTime(_ durations: [Duration?]) -> String? {
  let known = durations.compactMap(\.self)
  if known.count < durations.count { return nil }
  return known.reduce(.zero, +).seconds.rounded(to: 3)
}

extension ReportedJudgement {
  /// Returns the element of a law.
  fileprivate func testCase(replayedBy command: String) -> String {
    let verdict = judgement.verdict
    let attributes: KeyValuePairs<String, String?> = [
      "classname": verdict.system, "name": verdict.law.id, "time": totalTime([judgement.duration]),
    ]
    guard let result = result(replayedBy: command) else {
      return emptyElement("testcase", with: attributes)
    }
    return element("testcase", with: attributes, "\n      \(result)\n    ")
  }

  /// Returns the element that says that the law is skipped, or failed.
  ///
  /// Nil if it passed.
  private func result(replayedBy command: String) -> String? {
    if let reasonSkipped { return emptyElement("skipped", with: ["message": reasonSkipped]) }
    if !isFailure { return nil }
    let text = withCrash(report(replayedBy: command))
    return element(
      isError ? "error" : "failure",
      with: ["type": failureType.rawValue, "message": crashAlone ?? judgement.verdict.headline],
      text.escapedForXML)
  }

  /// The kind of failure.
  ///
  /// If there is only a crash, the kind is a crash.
  private var failureType: Verdict.Kind { crashAlone == nil ? judgement.verdict.kind : .crashed }

  /// Whether it reports something that is not as declared.
  fileprivate var isFailure: Bool {
    crash != nil || isReported && !judgement.isAsDeclared && !judgement.isWarning
  }

  /// Whether no verdict was possible, or the process ended.
  fileprivate var isError: Bool {
    crashAlone != nil || judgement.verdict.kind.isDeath || judgement.verdict.kind == .notJudged
  }

  /// The reason why the law neither fails nor passes, or nil if it does.
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
