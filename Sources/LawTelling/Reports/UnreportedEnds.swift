import LawChecking

/// The processes that crashed under a law, if no verdict on `total` reports it.
///
/// An end is whatever stops a process, such as a crash or a timeout. An unreported one makes a check fail.
/// Pages and logs repeat the sentence.
extension [Judgement] {
  /// The sentences on ends that are reported nowhere else, one for each system.
  package var unreportedCrashes: [String] { unreportedEnds.map(\.unreportedCrash) }

  /// The first verdict of each system that crashed under another law than `total`.
  ///
  /// Systems that declare such an end are left out, and so are those of which `total` reports it.
  var unreportedEnds: [Verdict] {
    filter(showsUnreportedEnd).map(\.verdict).grouped(by: \.system).map { $0.members[0] }
      .sorted { $0.system < $1.system }
  }

  /// Returns whether a judgement shows an end that no verdict reports.
  private func showsUnreportedEnd(_ judgement: Judgement) -> Bool {
    let verdict = judgement.verdict
    guard verdict.showsEnd, !judgement.declaresEnds else { return false }
    let ofSystem = filter { $0.verdict.system == verdict.system }
    let total = ofSystem.filter(\.verdict.law.isAboutEnds)
    if total.isEmpty { return true }
    // Who skips `total` has said that ends do not count.
    if total.contains(where: { $0.verdict.kind == .skipped }) { return false }
    // A death is a verdict on the end itself, and so is a `total` that is not as declared.
    if ofSystem.contains(where: { $0.verdict.kind.isDeath }) { return false }
    if !total.allSatisfy(\.isAsDeclared) { return false }
    // `total` has met no end, so a case that crashed under this law is unreported, and so is a law that was given
    // up. What was only left out, or not proved, does not count.
    return verdict.ended > 0 || verdict.isGivenUp
  }
}

extension Verdict {
  /// The sentence on an unreported end.
  var unreportedCrash: String {
    "\(system) crashed under \(law.id). It does not declare this, and total does not show it "
      + "here. Judge it by total, with more --cases"
  }
}
