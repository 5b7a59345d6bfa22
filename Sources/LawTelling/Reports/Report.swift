import BindingLaws
import LawChecking

/// The report on a finding: for the command line, and, brief, for a failing test.
///
/// `Fixtures/Reports` keeps such reports. The README and `ReadingAFailure.md` show parts, and that article
/// explains rows. Scripts in `CI/full.d` look for some of the words, the form for bugs names `replay` and
/// `pin`, and the skill in `.agents` names rows.
package struct Report {
  private let verdict: Verdict
  private let command: String
  /// The width of the table, in columns.
  private let width: Int
  /// The width of the other lines, except those to copy: 80, as a usual terminal has, or 100 in a log.
  private let columns: Int
  /// The facts of the finding, and further ones.
  private let facts: [Fact]
  private let isBrief: Bool
  /// The assumption without which the law requires something else, such as `if every value is stored as it is
  /// set`.
  private let assumption: String?

  /// Makes the report on a finding.
  ///
  /// - Parameters:
  ///   - cause: The finding, with the other laws that it breaks.
  ///   - command: The text before `replay` in the lines to copy.
  ///   - width: The width of the table, in columns.
  ///   - isBrief: Whether the report is for a log. It then says what to do, and not how the case was found,
  ///     which a replay says.
  ///   - assumption: The assumption without which the law requires something else. Nil if there is none.
  ///   - facts: Further facts.
  package init(
    _ cause: Cause, replayedBy command: String = "swift run binding-laws", width: Int = 80,
    isBrief: Bool = false, assuming assumption: String? = nil, facts: [Fact] = []
  ) {
    verdict = cause.reported
    self.assumption = assumption
    self.command = command
    self.isBrief = isBrief
    columns = isBrief ? 100 : 80
    self.width = max(columns, width)
    self.facts = (isBrief ? cause.factsInBrief : cause.facts) + facts
  }

  package var text: String { lines.text }

  /// The lines.
  ///
  /// The last is empty if more text may follow.
  package var lines: [Line] {
    let headline = Line(verdict.headline, .headline(isFailure: verdict.kind.isFailure))
    guard let found else { return [headline] + rows(facts).lines + [Line("")] }
    return [headline] + (isBrief ? briefLines(on: found) : wholeLines(on: found))
  }

  /// The case to show, or nil if there is none.
  private var found: Counterexample? {
    [.impossible, .skipped].contains(verdict.kind) ? nil : verdict.counterexample
  }

  /// Whether there is only the headline.
  var isOneLine: Bool { found == nil && facts.isEmpty }

  /// Returns the lines on a case for a log: what went wrong, with the model first if it is to blame, the case in
  /// plain Swift and as a table, and what to do.
  private func briefLines(on found: Counterexample) -> [Line] {
    let opening = advice + rows([outcome(found)]) + found.swift
    let closing = rows(facts) + [replay(of: found)]
    return opening.lines + tables(table(of: found), found) + closing.lines
  }

  /// Returns all lines on a case: the law and what went wrong, the case as a table, what to do, and how it was
  /// found.
  private func wholeLines(on found: Counterexample) -> [Line] {
    let table = table(of: found)
    let law = [Fact(.law, verdict.law.maths), Fact(.variables, found.valuesOfVariables)]
    let opening = rows(law) + rows([outcome(found)])
    let trace = table.breaksOperations ? [row("trace", found.inOneLine)] : []
    let search = [row("found", finding(found)), row("minimal", minimality(found))]
    let pin = found.token.map { [row("pin", "@Test(.replaying(\($0.debugDescription)))")] } ?? []
    let closing = [trace, advice, rows(facts), search + [replay(of: found)] + pin].map(\.lines)
    let parts = [opening.lines, tables(table, found)] + closing
    return [Line("")] + parts.withGaps + [Line("")]
  }

  private func table(of found: Counterexample) -> TraceTable {
    TraceTable(Comparison(found), width: width)
  }

  /// Returns the lines of the table, and of what tasks do.
  private func tables(_ table: TraceTable, _ found: Counterexample) -> [Line] {
    [table.lines, found.taskTable.lines].withGaps
  }

  /// The lines about what else than the system is to blame.
  ///
  /// Empty if there is nothing.
  private var advice: [String] { rows([verdict.advice].compactMap(\.self)) }

  /// Returns the line to copy that runs the case again.
  private func replay(of found: Counterexample) -> String {
    let byTrace = ["--system", verdict.system, "--law", verdict.law.id, "--trace", found.inOneLine]
    let arguments = found.token.map { [$0] } ?? byTrace
    return row(
      "replay", "\(command) replay \(arguments.map(\.shellWord).joined(separator: " "))")
  }

  /// Returns the facts in lines of at most `columns` columns.
  private func rows(_ facts: [Fact]) -> [String] {
    facts.flatMap { fact in
      (fact.label.rawValue.padded(to: labelWidth) + fact.text)
        .wrapped(to: columns, indent: 2, margin: 2 + labelWidth)
    }
  }

  /// Returns the fact that says what went wrong.
  private func outcome(_ found: Counterexample) -> Fact {
    switch verdict.kind {
    case .crashed: Fact(.crashed, "\(found.stepOfEnd): \(found.system)")
    case .timedOut: Fact(.timedOut, found.stepOfEnd)
    case .flaky: Fact(.once, found.deviation)
    default: Fact(.broken, found.deviation + (assumption.map { ", \($0)" } ?? ""))
    }
  }

  /// Returns the words on how the case was found and simplified.
  private func finding(_ found: Counterexample) -> String {
    let origin = found.foundAtCase.map { "case \($0)" } ?? "by running this case"
    if found.isNamed && found.simplifications == 0 { return origin }
    if verdict.kind == .flaky {
      return origin
        + (verdict.endedInTwoWays
          ? "; not simplified, as it does not always fail"
          : "; what it was simplified to does not always fail")
    }
    if found.simplifications == 0 {
      // A case that was found in order of size is not simplified, since all smaller ones were run before.
      let isInOrder = found.foundAtCase.map { found.certified == $0 - 1 } ?? false
      return "\(origin)\(isInOrder ? ", in order of size" : ""): nothing to simplify"
    }
    return "\(origin); \(found.simplifications.counted("execution")) simplified "
      + "\(found.originalOperations.counted("operation")) to \(found.operations)"
  }

  /// Returns the words on whether a smaller case breaks the law.
  private func minimality(_ found: Counterexample) -> String {
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
    case nil where found.isNamed: "unknown: smaller cases were not run"
    case nil: "unknown: not all smaller cases were tried"
    }
  }
}

/// The width of labels: that of the longest, and a gap.
private let labelWidth = (Fact.Label.allCases.map(\.rawValue.count).max() ?? 0) + 1

/// Returns a line that begins with its label, and is not wrapped, so that it can be copied.
private func row(_ label: String, _ text: String) -> String {
  "  " + label.padded(to: labelWidth) + text
}

extension [String] {
  fileprivate var lines: [Line] { map { Line($0) } }
}

extension [[Line]] {
  /// The lines of all parts, with an empty one between those that have any.
  fileprivate var withGaps: [Line] { [Line](filter { !$0.isEmpty }.joined(separator: [Line("")])) }
}

extension Counterexample {
  /// The trace in one line.
  fileprivate var inOneLine: String { trace.joined(separator: "; ") }

  /// Whether the case was named, and not found by a search.
  fileprivate var isNamed: Bool { foundAtCase == nil }

  /// The step in which the process ended: the operation of the trace, and what was done to the system then.
  fileprivate var stepOfEnd: String {
    let step = trace.last ?? ""
    let hasStepEndedIt = rows.contains { $0.end?.isInStep == true }
    return hasStepEndedIt ? step : "\(step), in \(equation)"
  }

  /// The case as statements up to the first that fails.
  ///
  /// Empty if they are many.
  fileprivate var swift: [String] {
    if statements.count > Self.mostStatements { return [] }
    return statements.enumerated().map { row($0 == 0 ? "swift" : "", $1) }
  }

  /// The most statements that a brief report shows, which has about a dozen lines.
  private static let mostStatements = 7
}
