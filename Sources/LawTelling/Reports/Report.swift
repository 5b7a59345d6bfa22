package import LawChecking

/// What was found, in words: at most 80 columns but for the lines to copy.
package struct Report {
  /// What replays a case where nothing else is known.
  package static let standardCommand = "swift run binding-laws"

  private let verdict: Verdict
  private let command: String

  /// - Parameters:
  ///   - verdict: What was found.
  ///   - command: What stands before `replay` in the lines to copy.
  package init(_ verdict: Verdict, replayedBy command: String = standardCommand) {
    (self.verdict, self.command) = (verdict, command)
  }

  package var text: String {
    guard let counterexample = verdict.counterexample, verdict.kind != .impossible,
      verdict.kind != .notOwed
    else {
      return verdict.headline + "\n"
    }
    let block = ReportBlock(verdict, counterexample, command)
    return ([verdict.headline, ""] + block.lines).joined(separator: "\n") + "\n"
  }
}

/// The body of the report of a broken law.
private struct ReportBlock {
  let verdict: Verdict
  let found: Counterexample
  let command: String

  init(_ verdict: Verdict, _ counterexample: Counterexample, _ command: String) {
    (self.verdict, found, self.command) = (verdict, counterexample, command)
  }

  var lines: [String] {
    "law       \(verdict.law.maths)".wrapped
      + "where     \(found.variables.joined(separator: "   "))".wrapped + outcome.wrapped + [""]
      + table.lines + (table.cutsOperations ? ["", "  trace     \(trace)"] : []) + advice
      + ["", "  found     \(finding)", "  minimal   \(minimality)"] + commands
  }

  /// What may be wrong beside the system.
  private var advice: [String] {
    let remark = verdict.kind == .broken ? verdict.remark : nil
    return remark.map { [""] + "model     \($0)".wrapped } ?? []
  }

  private var table: TraceTable { TraceTable(found.rows, again: found.again) }

  private var trace: String { found.trace.joined(separator: "; ") }

  private var commands: [String] {
    guard let token = found.token else {
      let words = ["--system", verdict.system, "--law", verdict.law.id, "--trace", trace]
      return ["  replay    \(command) replay \(words.map(\.shellWord).joined(separator: " "))"]
    }
    return [
      "  replay    \(command) replay \(token.shellWord)",
      "  pin       @Test(.replaying(\(token.debugDescription)))",
    ]
  }

  /// A case that was named was not found by looking.
  private var isNamed: Bool { found.foundAtCase == nil }

  private var outcome: String {
    switch verdict.kind {
    case .crashed: "crashed   \(found.equation): \(found.system)"
    case .hung: "hung      \(found.equation)"
    case .flaky: "once      \(deviation)"
    default: "broken    \(deviation)"
    }
  }

  private var deviation: String {
    let other = found.otherSide.map { "\($0) = \(found.model)" }
    return "\(found.equation) = \(found.system), but "
      + (other ?? "the law requires \(found.model)")
  }

  private var finding: String {
    let place = found.foundAtCase.map { "case \($0)" } ?? "by running this case"
    if isNamed && found.simplifications == 0 { return place }
    if verdict.kind == .flaky { return "\(place); not simplified, as it does not always fail" }
    if found.simplifications == 0 { return "\(place), in order of size: nothing to simplify" }
    return "\(place); \(found.simplifications) executions simplified "
      + "\(found.originalOperations) operations to \(found.operations)"
  }

  private var minimality: String {
    if verdict.kind == .flaky { return "unknown: smaller cases were not run" }
    return switch found.minimal {
    case .certified(let tried): "yes: no smaller case breaks it (all \(tried) were tried)"
    case .unknown where isNamed: "unknown: smaller cases were not run"
    case .unknown: "unknown: there are too many smaller cases to try them all"
    }
  }
}

extension String {
  /// The text in lines of at most 80 columns, indented by two, and by twelve after the first.
  ///
  /// It is broken at blanks, or, where a word is too long, inside of it.
  fileprivate var wrapped: [String] {
    var lines = [""]
    for word in split(separator: " ", omittingEmptySubsequences: false).map(String.init) {
      let line = lines[lines.count - 1]
      if line.isEmpty {
        lines[lines.count - 1] = word
      } else if line.count + 1 + word.count <= (lines.count == 1 ? 78 : 68) {
        lines[lines.count - 1] += " " + word
      } else {
        lines.append(word)
      }
    }
    let pieces = lines.prefix(1) + lines.dropFirst().flatMap(\.pieces)
    return pieces.enumerated().map { ($0 == 0 ? "  " : String(repeating: " ", count: 12)) + $1 }
  }

  private var pieces: [String] {
    stride(from: 0, to: count, by: 68).map { String(dropFirst($0).prefix(68)) }
  }
}
