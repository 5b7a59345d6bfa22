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
  public var headline: String { headline(naming: law.id) }

  // Fixtures keep these words, and scripts in `CI/full.d` look for some.
  /// Returns the finding in one line, for all laws with the same one.
  package func headline(naming laws: String) -> String {
    switch kind {
    case .upheld: upholding(laws, cases.counted("case"))
    case .proved: "\(system) obeys \(laws): proved\(remark.map { " \($0)" } ?? "")"
    case .broken: "\(system) breaks \(laws): \(law.title)"
    case .impossible: "\(system) cannot obey \(laws)\(tail)"
    case .gaveUp: "\(system) was not judged by \(laws)\(tail)"
    case .flaky:
      "\(system) is flaky on \(laws)"
        + (endedInTwoWays ? ": the same case ended in two ways" : "") + tail
    case .crashed: "\(system) crashed on \(laws)\(tail)"
    case .timedOut: "\(system) timed out on \(laws)\(tail)"
    case .noEvidence: "\(system) shows no evidence on \(laws)\(tail)"
    case .notJudged: "\(system) was not judged\(tail)"
    case .skipped: "\(system) skips \(laws)\(remark.map { ": \($0)" } ?? "")"
    }
  }

  /// Returns the same line for several laws by which nothing wrong was found.
  ///
  /// - Parameters:
  ///   - laws: The words for the laws.
  ///   - cases: The words for their numbers of cases.
  func headline(sharedBy laws: String, cases: String) -> String {
    switch kind {
    case .upheld: upholding(laws, cases)
    case .proved: headline(naming: laws)
    default: "\(system) \(kind.words) on \(laws)\(tail)"
    }
  }

  private func upholding(_ laws: String, _ cases: String) -> String {
    "\(system) upholds \(laws): \(cases)\(tail)"
  }

  /// The remark, at the end of a line.
  private var tail: String { remark.map { "; \($0)" } ?? "" }

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
