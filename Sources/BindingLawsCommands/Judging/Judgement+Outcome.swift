import BindingLaws
import LawChecking

extension [Judgement] {
  /// How a check ends that found these.
  var outcome: Outcome {
    let surprises = filter { !$0.isAsDeclared && $0.verdict.law.tier != .proposed }
    if surprises.contains(where: { $0.verdict.fault != nil }) { return .unjudgeable }
    if showsUndeclaredEnd { return .died }
    return surprises.isEmpty ? .done : .broken
  }

  /// Whether a case ended its process, or did not come to an end, of a system that does not declare
  /// so: as `total` tells, or any other law where that one shows none, or nobody asked for it.
  var showsUndeclaredEnd: Bool {
    contains { $0.verdict.kind.isDeath && !$0.isAsDeclared } || !untoldEnds.isEmpty
  }

  /// The systems that ended their process under another law than `total`, where that one does not tell
  /// so, and that do not declare it.
  var untoldEnds: [String] {
    Set(filter(showsUntoldEnd).map(\.verdict.system)).sorted()
  }

  private func showsUntoldEnd(_ judgement: Judgement) -> Bool {
    let verdict = judgement.verdict
    guard verdict.showsEnd, !declaresEnds(verdict.system) else { return false }
    let all = filter { $0.verdict.system == verdict.system }
    let total = all.filter(\.verdict.law.isAboutEnds)
    if total.isEmpty { return true }
    if total.contains(where: { $0.verdict.kind == .notOwed }) { return false }
    return (verdict.ended > 0 || verdict.isGivenUp) && total.allSatisfy(\.isAsDeclared)
      && !all.contains { $0.verdict.kind.isDeath }
  }

  private func declaresEnds(_ system: String) -> Bool {
    Registry.current.systems.contains { $0.name == system && $0.breaks.contains { $0.isAboutEnds } }
  }
}
