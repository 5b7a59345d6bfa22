import BindingLaws
import LawChecking

extension Cause {
  /// Returns how a test says that the behaviour is intended, if the cases show that it may be.
  package func hint(allowing allowances: Allowances) -> String? {
    guard reported.kind == .broken, let found = reported.counterexample,
      let start = found.rows.first
    else { return nil }
    switch misbehaviour {
    // Nobody intends that a read, or making a binding, changes something.
    case .inspectionWrote, .inspectionChanged: return nil
    case .nothingWritten where found.landsLater, .nothingChanged where found.landsLater:
      return "if a set may land later, skip the law: "
        + ".skipping(.\(reported.law.id.memberName), because: \"…\")"
    case .otherPortChanged(let other):
      // Nobody intends that setting what is read changes another port.
      guard let moving = allowances.moving, let last = found.rows.last?.operation,
        let port = last.port, reported.law.id != Law.getSet.id
      else { return nil }
      return "if a set of \(found.ports[port]) changes \(other), too, its field says so: \(moving)"
    case .hadToStay, .noPortTells:
      if let returning = allowances.returning { return returning }
      if let keeping = allowances.keeping { return keeping }
    default: break
    }
    // The only port reads another value than the base is.
    let isConverted = start.isSeen && start.system.map(\.value) != [start.systemBase]
    if isConverted, let converting = allowances.converting { return converting }
    // It comes before `permitting`, because it says as much of a base that nobody may see.
    if storesAnother, let storing = allowances.storing { return storing }
    if let (known, words) = allowances.permitting, let base = start.systemBase,
      reported.law.id == Law.getSet.id, base != known
    {
      return "if nobody may see \(base.text), leave it out: \(words)"
    }
    return nil
  }

  /// Whether a set stores another value than was set.
  private var storesAnother: Bool {
    verdicts.contains { finding in
      if finding.law.id != Law.setGet.id { return false }
      if case .otherWritten = Misbehaviour(finding) { return true }
      return false
    }
  }

  /// Returns what the required value assumes, if the test could say otherwise.
  package func assumption(allowing allowances: Allowances) -> String? {
    guard let storing = allowances.storing, hint(allowing: allowances) == storing else {
      return nil
    }
    return "if every value is stored as it is set"
  }
}
