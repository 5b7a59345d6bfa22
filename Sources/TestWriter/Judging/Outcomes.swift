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
      return advance(because: other.words, isCompiler: false, reads: other.trace.count == 2)
    }
    let ends = ["crashed", "timed-out"]
    if let end = findings.first(where: { ends.contains($0.verdict) && $0.isSeenWhenFresh }),
      !isLastForm
    {
      return advance(because: "it \(end.verdict): \(end.words)", isCompiler: false)
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
      advance(because: words ?? "no law judged it", isCompiler: false)
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

/// What came of all bindings, as text and as lines of JSON.
struct Overview {
  let tests: [WrittenTest]

  var hasBroken: Bool { tests.contains(where: \.isBroken) }

  /// How many bindings there are of each kind, in one line.
  var headline: String {
    func count(_ kind: Reason.Kind) -> Int { tests.count { $0.reason?.kind == kind } }
    let needed = tests.compactMap { $0.reason?.type }.unique.sorted()
    let judged = tests.count { $0.isJudged || $0.isBroken }
    let broken = tests.count(where: \.isBroken)
    var parts = ["\(judged) judged", "\(broken) of them broken"]
    let types = needed.isEmpty ? "" : " (of \(needed.joined(separator: ", ")))"
    parts.append("\(count(.needsValue)) need a value\(types)")
    parts.append("\(count(.isPrivate)) private")
    parts.append("\(count(.needsScene)) need a scene (@State of a view)")
    parts.append("\(count(.isStored)) stored")
    parts.append("\(count(.hasNoBase)) without a base")
    parts.append("\(count(.unknown)) unknown")
    return "\(tests.count) bindings: " + parts.joined(separator: ", ")
  }

  /// The headline, the broken ones, and a line for each binding.
  var text: String {
    let broken = tests.filter(\.isBroken).map { "  \($0.name) breaks \($0.words)" }
    let width = tests.map(\.name.count).max() ?? 0
    let rows = tests.map { test in
      let name = test.name + String(repeating: " ", count: width - test.name.count)
      let shape = test.isWritten ? test.shapeName + ": " : ""
      return "  \(name)  \(shape)\(test.isBroken ? "broken" : test.words)"
    }
    return ([headline] + broken + [""] + rows).joined(separator: "\n") + "\n"
  }

  var json: String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    let lines = tests.compactMap { test -> String? in
      var line = ["binding": test.name, "shape": test.shapeName, "verdict": test.verdict]
      if case .broken(let law, let trace) = test.outcome {
        line["law"] = law
        line["trace"] = trace
      }
      line["reason"] = test.reason?.words
      return (try? encoder.encode(line)).map { String(decoding: $0, as: UTF8.self) }
    }
    return lines.map { $0 + "\n" }.joined()
  }
}

extension WrittenTest {
  var isBroken: Bool { if case .broken = outcome { true } else { false } }
  var isJudged: Bool { if case .judged = outcome { true } else { false } }
  var reason: Reason? { if case .skipped(let reason) = outcome { reason } else { nil } }

  var verdict: String {
    switch outcome {
    case .pending: "skipped"
    case .judged(let isProved): isProved ? "proved" : "upheld"
    case .broken: "broken"
    case .skipped: "skipped"
    }
  }

  /// The outcome in words.
  var words: String {
    switch outcome {
    case .broken(let law, let trace): "\(law): \(trace)"
    case .skipped(let reason): reason.words
    case .pending: "not judged"
    case .judged: verdict
    }
  }
}
