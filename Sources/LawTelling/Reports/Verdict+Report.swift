public import LawChecking

extension Verdict {
  /// The report: at most 80 columns wide except for the lines to copy.
  public var report: String { Report(Cause(self)).text }

  /// Returns the report, with lines to copy that call a program.
  ///
  /// - Parameter command: The text before `replay` there, such as `swift run binding-laws`.
  public func report(replayedBy command: String) -> String {
    Report(Cause(self), replayedBy: command).text
  }

  /// The finding in one line.
  public var headline: String {
    // Fixtures keep these words, and scripts in `CI/full.d` look for some.
    let tail = remark.map { "; \($0)" } ?? ""
    return switch kind {
    case .upheld: "\(system) upholds \(law.id): \(cases.counted("case"))\(tail)"
    case .proved: "\(system) obeys \(law.id): proved\(remark.map { " \($0)" } ?? "")"
    case .broken: "\(system) breaks \(law.id): \(law.title)"
    case .impossible: "\(system) cannot obey \(law.id)\(tail)"
    case .gaveUp: "\(system) was not judged by \(law.id)\(tail)"
    case .flaky:
      "\(system) is flaky on \(law.id)"
        + (endedInTwoWays ? ": the same case ended in two ways" : "") + tail
    case .crashed: "\(system) crashed on \(law.id)\(tail)"
    case .timedOut: "\(system) timed out on \(law.id)\(tail)"
    case .noEvidence: "\(system) shows no evidence on \(law.id)\(tail)"
    case .notJudged: "\(system) was not judged\(tail)"
    case .skipped: "\(system) skips \(law.id)\(remark.map { ": \($0)" } ?? "")"
    }
  }

  /// The outcome in a few words.
  ///
  /// A proof has the number of operations of memory up to which it holds.
  package var outcome: String { kind.words + (depthOfProof.map { " up to k = \($0)" } ?? "") }

  /// Whether a case that was run again ended otherwise.
  ///
  /// False if its simplification did, or a new system.
  var endedInTwoWays: Bool {
    switch grounds {
    case .flakiness(let flakiness): flakiness.failures < flakiness.runs
    case .contradiction: false
    default: true
    }
  }
}

extension Verdict.Kind {
  /// The kind in prose.
  var words: String {
    switch self {
    case .upheld: "upheld"
    case .proved: "proved"
    case .broken: "broken"
    case .impossible: "impossible"
    case .gaveUp: "gave up"
    case .flaky: "flaky"
    case .crashed: "crashed"
    case .timedOut: "timed out"
    case .noEvidence: "no evidence"
    case .skipped: "skipped"
    case .notJudged: "not judged"
    }
  }
}
