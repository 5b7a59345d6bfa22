import BindingLaws
package import LawChecking

/// A judgement, and what it shows together with others.
///
/// Verdicts keep their order, and are reported by cause.
package struct ReportedJudgement {
  /// The verdict, and what the system declares.
  package let judgement: Judgement
  /// The cause of the finding, which several verdicts share.
  ///
  /// Nil if nothing is wrong.
  package let cause: Cause?
  /// The sentence on a crash under this law that no verdict reports, or nil if there was none.
  let crash: String?

  /// Whether this verdict reports its cause, or nothing is wrong.
  package var isReported: Bool { cause == nil || cause?.reported == judgement.verdict }

  /// The other laws that are broken.
  var also: [String] { cause.map { Array($0.laws.dropFirst()) } ?? [] }

  /// The verdict that reports the cause, or nil if it is this one.
  var reporter: Verdict? { isReported ? nil : cause?.reported }

  /// The sentence on the crash, if nothing else is wrong.
  var crashAlone: String? { judgement.isAsDeclared ? crash : nil }

  /// Returns a text with the sentence on the crash after it, if there is one.
  func withCrash(_ text: String) -> String { crash.map { text + "\n" + $0 + "\n" } ?? text }

  /// Returns the report.
  ///
  /// - Parameters:
  ///   - command: The text before `replay` in the lines to copy.
  ///   - width: The width of tables, in columns.
  func report(replayedBy command: String, width: Int = 80) -> String {
    wholeReport(replayedBy: command, width: width).text
  }

  private func wholeReport(replayedBy command: String, width: Int) -> Report {
    Report(cause ?? Cause(judgement.verdict), replayedBy: command, width: width)
  }

  /// Returns the report, or where to find it.
  ///
  /// The declaration stands in its only line or below.
  package func lines(replayedBy command: String, width: Int = 80) -> [Line] {
    let verdict = judgement.verdict
    let note = judgement.note
    let role = Line.Role.headline(isFailure: verdict.kind.isFailure)
    if let reporter { return [Line("\(reporter.sentence(on: verdict)) (\(note))", role)] }
    let report = wholeReport(replayedBy: command, width: width)
    if report.isOneLine { return [Line("\(verdict.headline) (\(note))", role)] }
    return report.lines + [Line("  (\(note))"), Line("")]
  }
}
