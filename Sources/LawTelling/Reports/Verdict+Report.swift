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
    switch kind {
    case .upheld: headline(upholding: law.id, in: cases.counted("case"))
    case .proved: headline(proving: law.id)
    case .broken: "\(system) breaks \(law.id): \(law.title)"
    case .impossible: "\(system) cannot obey \(law.id)\(remarkAtEnd)"
    case .gaveUp: "\(system) was not judged by \(law.id)\(remarkAtEnd)"
    case .flaky:
      "\(system) is flaky on \(law.id)"
        + (endedInTwoWays ? ": the same case ended in two ways" : "") + remarkAtEnd
    case .crashed: "\(system) crashed on \(law.id)\(remarkAtEnd)"
    case .timedOut: "\(system) timed out on \(law.id)\(remarkAtEnd)"
    case .noEvidence: "\(system) shows no evidence on \(law.id)\(remarkAtEnd)"
    case .notJudged: "\(system) was not judged\(remarkAtEnd)"
    case .skipped: "\(system) skips \(law.id)\(remark.map { ": \($0)" } ?? "")"
    }
  }

  /// Returns the headline of one law that is upheld, or of several that are upheld in the same way.
  func headline(upholding laws: String, in cases: String) -> String {
    "\(system) upholds \(laws): \(cases)\(remarkAtEnd)"
  }

  /// Returns the headline of one law that is proved, or of several that are proved in the same way.
  func headline(proving laws: String) -> String {
    "\(system) obeys \(laws): proved\(remark.map { " \($0)" } ?? "")"
  }

  /// The remark after a semicolon, as the end of a headline.
  ///
  /// Empty if there is none.
  var remarkAtEnd: String { remark.map { "; \($0)" } ?? "" }

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
