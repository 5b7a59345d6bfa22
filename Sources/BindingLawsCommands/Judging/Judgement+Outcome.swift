import BindingLaws
import LawChecking
import LawTelling

extension Judgement {
  /// Whether a surprise only warns: its law is new, or the model breaks it, too.
  var isWarning: Bool { verdict.law.tier == .proposed || verdict.isWarning }
}

extension [Judgement] {
  /// How a check ends that found these.
  var outcome: Outcome {
    let surprises = filter { !$0.isAsDeclared && !$0.isWarning }
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
