import LawChecking

extension [Judgement] {
  /// What is said of ends that are told nowhere else, a sentence a system.
  package var warningsOfEnds: [String] { untoldEnds.map(\.warningOfEnd) }

  /// The first verdict of each system that ended its process under another law than `total`, where that
  /// one does not tell so, and that does not declare it.
  var untoldEnds: [Verdict] {
    Dictionary(filter(showsUntoldEnd).map { ($0.verdict.system, $0.verdict) }) { first, _ in first }
      .values.sorted { $0.system < $1.system }
  }

  private func showsUntoldEnd(_ judgement: Judgement) -> Bool {
    let verdict = judgement.verdict
    guard verdict.showsEnd, !judgement.declaresEnds else { return false }
    let all = filter { $0.verdict.system == verdict.system }
    let total = all.filter(\.verdict.law.isAboutEnds)
    if total.isEmpty { return true }
    if total.contains(where: { $0.verdict.kind == .notOwed }) { return false }
    return (verdict.ended > 0 || verdict.isGivenUp) && total.allSatisfy(\.isAsDeclared)
      && !all.contains { $0.verdict.kind.isDeath }
  }
}

extension Verdict {
  /// What is said of an untold end.
  var warningOfEnd: String {
    "\(system) ended its process under \(law.id); it does not declare that, and total does not tell it "
      + "here: judge it by total, with more --cases"
  }
}
