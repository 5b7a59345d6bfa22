import BindingLaws
package import LawChecking

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
