import Foundation

extension WrittenTest {
  /// Concludes an outcome from the reports at the lines of the test, or takes the next form.
  mutating func conclude(_ lines: [ReportLine]) {
    let findings = lines.flatMap { $0.broken ?? [] }
    let kinds = lines.flatMap { $0.verdicts ?? [] }
    let isGuess = form?.isGuess == true
    // The guess is wrong if a new system disproves it in at most one operation. Longer cases show faults.
    if isGuess, let other = findings.first(where: { $0.isSeenWhenFresh && $0.law == "conforms" }) {
      // If the finding takes an operation, new bindings read what the guess predicts.
      return advance(because: .unfit(other.words, reads: other.operations == 1))
    }
    let ends = ["crashed", "timed-out"]
    let end = findings.first { ends.contains($0.verdict) && $0.isSeenWhenFresh }
    if let end, isGuess || !isLastForm {
      return advance(because: .unfit("it \(end.verdict): \(end.words)"))
    }
    if let finding = findings.first {
      outcome = .broken(law: finding.law, trace: finding.words)
    } else if kinds.contains(where: ["upheld", "proved"].contains) {
      let speaking = kinds.filter { $0 != "impossible" && $0 != "skipped" && $0 != "no-evidence" }
      outcome = .judged(isProved: speaking.allSatisfy { $0 == "proved" })
    } else {
      let issue = lines.lazy.compactMap(\.issue).first?.split(separator: "\n").first
      // Drop line numbers: they change with the text above the test.
      let words = issue.map {
        $0.replacingOccurrences(of: "@[^ ]*:[0-9]+", with: "", options: .regularExpression)
      }
      advance(because: .unfit(words ?? "no law judged it"))
    }
  }
}
