import BindingLaws
import LawChecking

extension [Judgement] {
  /// The number of judgements that are not as declared, and do not only warn.
  package var surprises: Int { count { !$0.isAsDeclared && !$0.isWarning } }

  /// The outcome of a run.
  package var outcome: String {
    surprises == 0 ? "all as declared" : "\(surprises) not as declared"
  }

  /// The text after the outcome of a run: how many only warn, and how many have no verdict.
  var doubts: String {
    let warnings = count(where: \.isWarning)
    let open = count(where: \.isOpen)
    return (warnings == 0 ? "" : ", " + warnings.counted("warning"))
      + (open == 0 ? "" : ", \(open) without a verdict")
  }
}
