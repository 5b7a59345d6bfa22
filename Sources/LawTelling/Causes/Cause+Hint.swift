import BindingLaws
import LawChecking

extension Cause {
  /// A sentence on how a test says that the behaviour is intended.
  private enum Hint {
    /// A set may store another value than is set.
    case storing(String)
    /// The test may say anything else.
    case sayingMore(String)
  }

  /// Returns how a test says that the behaviour is intended, if the cases show that it may be.
  package func hint(allowing allowances: Allowances) -> String? {
    switch fittingHint(allowances) {
    case .storing(let text), .sayingMore(let text): text
    case nil: nil
    }
  }

  /// Returns what the required value assumes, if the test could say otherwise.
  package func assumption(allowing allowances: Allowances) -> String? {
    guard case .storing = fittingHint(allowances) else { return nil }
    return "if every value is stored as it is set"
  }

  /// Returns the first hint that the cases show, of those for which the expectation has an argument.
  private func fittingHint(_ allowances: Allowances) -> Hint? {
    guard reported.kind == .broken, let found = reported.counterexample,
      let start = found.rows.first
    else { return nil }
    switch misbehaviour {
    // Nobody intends that a read, or making a binding, changes something.
    case .inspectionWrote, .inspectionChanged: return nil
    case .nothingWritten where found.landsLater, .nothingChanged where found.landsLater:
      return .sayingMore(
        "if a set may land later, skip the law: "
          + ".skipping(.\(reported.law.id.memberName), because: \"…\")")
    case .otherPortChanged(let other):
      // Nobody intends that setting what is read changes another port.
      guard let moving = allowances.moving, let last = found.rows.last?.operation,
        let port = last.port, reported.law.id != Law.getSet.id
      else { return nil }
      return .sayingMore(
        "if a set of \(found.ports[port]) changes \(other), too, its field says so: \(moving)")
    case .setHadToStay, .noPortTells:
      // Otherwise the rules below may fit.
      if let text = allowances.returning ?? allowances.keeping { return .sayingMore(text) }
    default: break
    }
    // The only port reads another value than the base is.
    let isConverted = start.isSeen && start.system.map(\.value) != [start.systemBase]
    if isConverted, let converting = allowances.converting { return .sayingMore(converting) }
    // It comes before `permitting`, because it says as much of a base that nobody may see.
    if storesAnother, let storing = allowances.storing { return .storing(storing) }
    if let (known, words) = allowances.permitting, let base = start.systemBase,
      reported.law.id == Law.getSet.id, base != known
    {
      return .sayingMore("if nobody may see \(base.text), leave it out: \(words)")
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
}
