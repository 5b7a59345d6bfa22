import Foundation

/// A line that a test of the package writes: what one expectation found, or an issue.
///
/// A test decodes what `LawTesting` writes.
struct ReportLine: Decodable {
  struct Finding: Decodable {
    let law: String
    let verdict: String
    let trace: [String]
    let found: String
  }
  let file: String
  let line: Int
  let verdicts: [String]?
  let broken: [Finding]?
  let issue: String?
}

extension WrittenTest {
  /// Makes an outcome of what was reported at the lines of the test.
  mutating func conclude(_ lines: [ReportLine]) {
    let findings = lines.flatMap { $0.broken ?? [] }
    let kinds = lines.flatMap { $0.verdicts ?? [] }
    let isGuess = form?.isGuess == true
    // On a new system one set, or none, shows whether it is what the model says. What takes more is a fault.
    if isGuess, let other = findings.first(where: { $0.isSeenWhenFresh && $0.law == "conforms" }) {
      return advance(because: .unfit(other.words, reads: other.trace.count == 2))
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
      // The line moves when something is written above it.
      let words = issue.map {
        $0.replacingOccurrences(of: "@[^ ]*:[0-9]+", with: "", options: .regularExpression)
      }
      advance(because: .unfit(words ?? "no law judged it"))
    }
  }
}

extension ReportLine.Finding {
  /// Whether at most one operation leads to it; each line of a trace but the first is one.
  var isSeenWhenFresh: Bool { trace.count <= 2 }
  /// The smallest trace, in one line.
  var words: String {
    let steps = trace.joined(separator: ", ")
    return found.isEmpty ? steps : "\(steps): \(found)"
  }
}
