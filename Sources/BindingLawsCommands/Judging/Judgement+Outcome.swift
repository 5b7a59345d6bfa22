import BindingLaws
import LawChecking
import LawTelling

extension [Judgement] {
  /// How a check ends that found these.
  var outcome: Outcome {
    let surprises = filter { !$0.isAsDeclared && $0.verdict.law.tier != .proposed }
    if surprises.contains(where: { $0.verdict.fault != nil }) { return .unjudgeable }
    if showsUndeclaredEnd { return .died }
    return surprises.isEmpty ? .done : .broken
  }

  /// Whether a case crashed or timed out, of a system that does not declare
  /// so: as `total` reports, or any other law where that one shows none, or nobody asked for it.
  var showsUndeclaredEnd: Bool {
    contains { $0.verdict.kind.isDeath && !$0.isAsDeclared } || !warningsOfEnds.isEmpty
  }
}
