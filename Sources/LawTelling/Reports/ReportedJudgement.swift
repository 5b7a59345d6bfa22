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

extension [Judgement] {
  /// The judgements with their causes.
  package var reported: [ReportedJudgement] { reported(among: self) }

  /// Returns each judgement with its cause, which others of the same run may share.
  ///
  /// Verdicts that are as declared do not share causes with those that are not.
  package func reported(among all: [Judgement]) -> [ReportedJudgement] {
    let ends = all.unreportedEnds
    let declared = all.filter(\.isAsDeclared).causesByFinding
    let others = all.filter { !$0.isAsDeclared }.causesByFinding
    return map { judgement in
      let verdict = judgement.verdict
      let causes = judgement.isAsDeclared ? declared : others
      let cause = causes[verdict.key]
      return ReportedJudgement(
        judgement: judgement, cause: verdict.isFinding ? cause : nil,
        crash: ends.contains(verdict) ? verdict.unreportedCrash : nil)
    }
  }

  /// The cause of each finding, by system and law.
  private var causesByFinding: [FindingKey: Cause] {
    let members = map(\.verdict).causes.flatMap { cause in
      cause.verdicts.map { ($0.key, cause) }
    }
    return Dictionary(members) { first, _ in first }
  }
}

/// What no two findings of a run share.
private struct FindingKey: Hashable {
  let system: String
  let law: String
}

extension Verdict {
  fileprivate var key: FindingKey { FindingKey(system: system, law: law.id) }
}

extension ReportedJudgement: Encodable {
  private enum CodingKeys: CodingKey {
    case causes, reported, laws, what
  }

  /// Writes the judgement, and then its cause: the law that reports it, all broken laws, and the observation.
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
