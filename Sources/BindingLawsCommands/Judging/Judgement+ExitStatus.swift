import BindingLaws
import LawChecking
import LawTelling

extension [Judgement] {
  /// The exit code of a check with these judgements.
  ///
  /// The help of `Check` and `TheCommandLine.md` say it, too.
  var exitStatus: ExitStatus {
    let surprises = filter { !$0.isAsDeclared && !$0.isWarning }
    if surprises.contains(where: { $0.verdict.fault != nil }) { return .unusable }
    if showsUndeclaredEnd { return .crashed }
    return surprises.isEmpty ? .done : .broken
  }

  /// Whether a case crashed or timed out whose system does not declare it.
  ///
  /// `total` reports that. Another law counts if `total` shows no crash, or was not asked for.
  var showsUndeclaredEnd: Bool {
    contains { $0.verdict.kind.isDeath && !$0.isAsDeclared } || !unreportedCrashes.isEmpty
  }
}

extension Verdict {
  /// The exit code of a command that ran one case.
  ///
  /// A new kind of verdict takes the `default`. The plugin has its own list of the kinds that
  /// reproduce.
  var exitStatusOfReplay: ExitStatus {
    switch kind {
    case .broken, .flaky: .broken
    case .crashed, .timedOut: .crashed
    default: .notReproduced
    }
  }
}
