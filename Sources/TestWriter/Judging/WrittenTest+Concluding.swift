import Foundation

extension WrittenTest {
  /// Concludes an outcome from the reports at the lines of the test, or takes the next form.
  mutating func conclude(_ lines: [ReportLine]) {
    let findings = lines.flatMap { $0.broken ?? [] }
    let kinds = lines.flatMap { $0.verdicts ?? [] }
    if let objection = disproof(among: findings) {
      advance(because: objection)
    } else if let finding = findings.first {
      outcome = .broken(law: finding.law, trace: finding.words)
    } else if kinds.contains(where: ["upheld", "proved"].contains) {
      // Laws with these verdicts have judged nothing, and leave a proof of the others whole.
      let silent = ["impossible", "skipped", "no-evidence"]
      let speaking = kinds.filter { !silent.contains($0) }
      outcome = .judged(isProved: speaking.allSatisfy { $0 == "proved" })
    } else {
      advance(because: .unfit(Self.firstIssue(in: lines) ?? "no law judged it"))
    }
  }

  /// Returns what the findings show against the current form.
  ///
  /// Nil if they show nothing, or faults of the binding.
  private func disproof(among findings: [ReportLine.Finding]) -> Objection? {
    // After several operations the form has predicted enough: what a longer case shows is a fault.
    let early = findings.filter(\.isSeenWhenFresh)
    let isGuess = form?.isGuess == true
    if isGuess, let other = early.first(where: { $0.law == "conforms" }) {
      // If the finding takes an operation, new bindings read what the guess predicts.
      return .unfit(other.words, readsAsPredicted: other.operations == 1)
    }
    // A form that ends the process may start from a base that the app never has: another form may not. If there is
    // none, and nothing was guessed, the end is a fault.
    if isGuess || !isLastForm,
      let end = early.first(where: { ["crashed", "timed-out"].contains($0.verdict) })
    {
      return .unfit("it \(end.verdict): \(end.words)")
    }
    return nil
  }

  /// Returns the first line of the first issue, without line numbers, which change with the text above the test.
  ///
  /// Nil if there is no issue.
  private static func firstIssue(in lines: [ReportLine]) -> String? {
    let issue = lines.lazy.compactMap(\.issue).first?.split(separator: "\n").first
    return issue.map {
      $0.replacingOccurrences(of: "@[^ ]*:[0-9]+", with: "", options: .regularExpression)
    }
  }
}
