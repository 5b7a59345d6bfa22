import BindingLaws
package import LawChecking

/// A judgement, and what it shows together with others: verdicts in their order, reported cause by cause.
package struct ReportedJudgement {
  /// The verdict, and what the system declares.
  package let judgement: Judgement
  /// What is wrong, where the verdict says that; several verdicts share it.
  package let cause: Cause?
  /// The sentence on a crash under this law that no verdict reports, if there was one.
  let crash: String?

  /// Whether this verdict is the one that reports what is wrong, or nothing is wrong.
  package var isReported: Bool { cause == nil || cause?.reported == judgement.verdict }

  /// The other laws that break.
  var also: [String] { cause.map { Array($0.laws.dropFirst()) } ?? [] }

  /// The verdict that reports what is wrong here, where that is another one.
  var reporter: Verdict? { isReported ? nil : cause?.reported }

  /// The sentence on the crash, where nothing else is wrong.
  var crashAlone: String? { judgement.isAsDeclared ? crash : nil }

  /// A text with the sentence on the crash after it, if there is one.
  func withCrash(_ text: String) -> String { crash.map { text + "\n" + $0 + "\n" } ?? text }

  /// The report.
  ///
  /// - Parameters:
  ///   - command: What stands before `replay` in the lines to copy.
  ///   - width: How many columns tables may have.
  func report(replayedBy command: String, width: Int = 80) -> String {
    wholeReport(replayedBy: command, width: width).text
  }

  private func wholeReport(replayedBy command: String, width: Int) -> Report {
    Report(cause ?? Cause(judgement.verdict), replayedBy: command, width: width)
  }

  /// The report, or where that is to be found, and what was declared, in its only line or below.
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

extension [Judgement] {
  /// Each judgement with its cause.
  package var reported: [ReportedJudgement] { reported(among: self) }

  /// Each judgement with its cause, which others of the same run share; what is declared and what is not have
  /// causes of their own.
  package func reported(among all: [Judgement]) -> [ReportedJudgement] {
    let ends = all.unreportedEnds
    let causes = [true, false].map { declared in
      let causes = all.filter { $0.isAsDeclared == declared }.map(\.verdict).causes
      let members = causes.flatMap { cause in cause.verdicts.map { ($0.systemAndLaw, cause) } }
      return Dictionary(members) { first, _ in first }
    }
    return map { judgement in
      let verdict = judgement.verdict
      let cause = causes[judgement.isAsDeclared ? 0 : 1][verdict.systemAndLaw]
      return ReportedJudgement(
        judgement: judgement, cause: verdict.isFinding ? cause : nil,
        crash: ends.contains(verdict) ? verdict.unreportedCrash : nil)
    }
  }
}

extension Verdict {
  /// What a finding is known by.
  fileprivate var systemAndLaw: [String] { [system, law.id] }
}

extension ReportedJudgement: Encodable {
  private enum CodingKeys: CodingKey {
    case causes, reported, laws, what
  }

  /// After the judgement, what it says together with others: the law whose report shows it, all that
  /// break, and what the case shows.
  ///
  /// `LinesOfJSON.md` names all keys, which later versions keep.
  package func encode(to encoder: any Encoder) throws {
    try judgement.encode(to: encoder)
    guard let cause else { return }
    var all = encoder.container(keyedBy: CodingKeys.self)
    var fields = all.nestedContainer(keyedBy: CodingKeys.self, forKey: .causes)
    try fields.encode(cause.reported.law.id, forKey: .reported)
    try fields.encode(cause.laws, forKey: .laws)
    try fields.encodeIfPresent(cause.what, forKey: .what)
  }
}
