import LawChecking

/// What was found, in words: for the command line, and, brief, for a failing test.
package struct Report {
  fileprivate let cause: Cause
  fileprivate let command: String
  fileprivate let width: Int
  private let notes: [Note]
  private let isBrief: Bool

  /// What else there is to say, with a word for it of at most nine letters.
  package typealias Note = (label: String, text: String)

  /// - Parameters:
  ///   - cause: What was found, and what it breaks beside.
  ///   - command: What stands before `replay` in the lines to copy.
  ///   - width: How many columns the table may have.
  ///   - isBrief: Whether it is for a log: what to do, without how the case was found, which a replay says.
  ///   - notes: What else there is to say.
  package init(
    _ cause: Cause, replayedBy command: String = "swift run binding-laws", width: Int = 80,
    isBrief: Bool = false, notes: [Note] = []
  ) {
    (self.cause, self.command, self.isBrief) = (cause, command, isBrief)
    self.width = max(isBrief ? 100 : 80, width)
    self.notes = cause.facts(isBrief: isBrief) + notes
  }

  /// How many columns there are, but for the table and the lines to copy.
  fileprivate var columns: Int { isBrief ? 100 : 80 }

  package var text: String {
    let verdict = cause.reported
    guard let counterexample = verdict.counterexample, verdict.kind != .impossible,
      verdict.kind != .skipped
    else {
      return ([verdict.headline] + lines).joined(separator: "\n") + "\n"
    }
    let block = ReportBlock(report: self, found: counterexample)
    let body = isBrief ? block.brief : [""] + block.full + [""]
    return ([verdict.headline] + body).joined(separator: "\n")
  }

  /// What else there is to say.
  fileprivate var lines: [String] {
    notes.flatMap { ($0.padded(to: 10) + $1).rows(of: columns) }
  }
}

/// The body of the report of a broken law.
private struct ReportBlock {
  let report: Report
  let found: Counterexample

  private var verdict: Verdict { report.cause.reported }
  private var columns: Int { report.columns }
  private var notes: [String] { report.lines }

  var full: [String] {
    "law       \(verdict.law.maths)".rows(of: columns)
      + "where     \(found.variables.joined(separator: "   "))".rows(of: columns) + outcome + [""]
      + tables + (table.breaksOperations ? ["", "  trace     \(trace)"] : [])
      + (advice.isEmpty ? [] : [""] + advice) + (notes.isEmpty ? [] : [""] + notes) + [
        "", "  found     \(finding)", "  minimal   \(minimality)",
      ] + extent + replay + pin
  }

  /// What went wrong, by the model first where it is to blame; the case in plain Swift and as a table; what
  /// to do about it.
  var brief: [String] { advice + outcome + swift + tables + notes + replay }

  private var tables: [String] {
    let tasks = found.linesOfTasks
    return table.lines + (tasks.isEmpty ? [] : [""] + tasks)
  }

  /// The case as statements on the system and its bindings up to the first that fails, where they are few.
  ///
  /// It reads the test as `StandAloneTest` writes it: statements are indented by two blanks.
  private var swift: [String] {
    let statements = (found.test ?? "").split(separator: "\n").filter { $0.hasPrefix("  ") }
    guard let end = statements.firstIndex(where: { $0.hasPrefix("  #expect") }) else { return [] }
    if end >= Self.mostStatements { return [] }
    return statements[...end].enumerated().map { index, line in
      "  " + (index == 0 ? "swift" : "").padded(to: 10) + line.dropFirst(2)
    }
  }

  private static let mostStatements = 7

  /// What may be wrong beside the system.
  private var advice: [String] {
    verdict.advice.map { ($0.label.padded(to: 10) + $0.text).rows(of: columns) } ?? []
  }

  private var table: TraceTable { TraceTable(SideBySide(found), width: report.width) }

  private var trace: String { found.trace.joined(separator: "; ") }

  private var replay: [String] {
    let named = ["--system", verdict.system, "--law", verdict.law.id, "--trace", trace]
    let words = found.token.map { [$0] } ?? named
    return ["  replay    \(report.command) replay \(words.map(\.shellWord).joined(separator: " "))"]
  }

  private var pin: [String] {
    found.token.map { ["  pin       @Test(.replaying(\($0.debugDescription)))"] } ?? []
  }

  /// A case that was named was not found by looking.
  private var isNamed: Bool { found.foundAtCase == nil }

  private var outcome: [String] {
    let text =
      switch verdict.kind {
      case .crashed: "crashed   \(place): \(found.system)"
      case .timedOut: "timed out \(place)"
      case .flaky: "once      \(deviation)"
      default: "broken    \(deviation)"
      }
    return text.rows(of: columns)
  }

  /// Where the process ended: the operation of the trace, and what was done to the system then.
  private var place: String {
    let step = found.trace.last ?? ""
    let isAll = step.replacing(" held ", with: " ") == found.equation
    return isAll ? step : "\(step), in \(found.equation)"
  }

  /// Which cases of its shape fail, too.
  private var extent: [String] {
    guard let extent = found.extent, extent.cases > 1 else { return [] }
    let which = extent.conditions.joined(separator: " and ")
    let text =
      extent.failing == extent.cases
      ? "all \(extent.cases) cases of this shape fail"
      : "\(extent.failing) of \(extent.cases) cases of this shape fail"
        + (which.isEmpty ? "" : extent.isExact ? ": those with \(which)" : ", all with \(which)")
        + "; the nearest that passes has \(extent.passing.joined(separator: ", "))"
    return "extent    \(text)".rows(of: columns)
  }

  private var deviation: String {
    let other = found.otherSide.map { "\($0) = \(found.model)" }
    return "\(found.equation) = \(found.system), but "
      + (other ?? "the law requires \(found.model)")
  }

  private var finding: String {
    let place = found.foundAtCase.map { "case \($0)" } ?? "by running this case"
    if isNamed && found.simplifications == 0 { return place }
    if verdict.kind == .flaky {
      return place
        + (verdict.endedInTwoWays
          ? "; not simplified, as it does not always fail"
          : "; what it was simplified to does not always fail")
    }
    if found.simplifications == 0 {
      let isInOrder = found.certified == (found.foundAtCase ?? 0) - 1
      return "\(place)\(isInOrder ? ", in order of size" : ""): nothing to simplify"
    }
    return "\(place); \(found.simplifications.counted("execution")) simplified "
      + "\(found.originalOperations.counted("operation")) to \(found.operations)"
  }

  private var minimality: String {
    if verdict.kind == .flaky { return "unknown: smaller cases were not run" }
    if case .race = verdict.grounds {
      return "unknown: a smaller case may break it in an order that did not come"
    }
    let isWhole = verdict.ended == 0 && verdict.endings.leftOut.isEmpty
    let yes = isWhole ? "yes" : "yes, but for what was left out"
    return switch found.certified {
    case 0: "\(yes): there is no smaller case"
    case 1: "\(yes): no smaller case breaks it (the only one was tried)"
    case let tried?: "\(yes): no smaller case breaks it (all \(tried) were tried)"
    case nil where isNamed: "unknown: smaller cases were not run"
    case nil: "unknown: not all smaller cases were tried"
    }
  }
}

extension String {
  /// The text in lines of at most so many columns, with its label.
  fileprivate func rows(of width: Int) -> [String] {
    ("  " + self).wrapped(to: width, margin: 12)
  }
}

extension Verdict {
  /// What a broken law may be due to beside the system, with a label.
  var advice: (label: String, text: String)? {
    guard kind == .broken, let remark else { return nil }
    if case .race = grounds { return ("threads", remark) }
    return (showsEnd ? "crashes" : "model", remark)
  }
}
