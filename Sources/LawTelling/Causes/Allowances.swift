package import BindingLaws
import LawChecking

/// The arguments by which a test would allow what a case shows, as text.
///
/// Each is nil if the expectation has none.
package struct Allowances: Sendable {
  /// The argument that another value is stored than is set.
  package var storing: String?
  /// The argument that another value is read than is stored.
  package var converting: String?
  /// The argument that a set changes another port.
  package var moving: String?
  /// The argument that some bases cannot occur, and a base that can.
  package var permitting: (known: TraceValue, words: String)?
  /// The hint that a set keeps some of what was stored.
  package var keeping: String?
  /// The hint that a set of what is read may store what comes back, if the case shows that.
  package var returning: String?

  package init() {}
}

extension Cause {
  /// Returns how a test says that the behaviour is intended, if the cases show that it may be.
  package func hint(allowing allowances: Allowances) -> String? {
    guard reported.kind == .broken, let found = reported.counterexample,
      let start = found.rows.first
    else { return nil }
    switch misbehaviour {
    case .inspectionWrote, .inspectionChanged: return nil
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
    let isConverted = start.isSeen && start.system.map(\.value) != [start.systemBase]
    if isConverted, let converting = allowances.converting { return converting }
    if let (known, permitting) = allowances.permitting, let base = start.systemBase,
      reported.law.id == Law.getSet.id, base != known
    {
      return "if nobody may see \(base.text), leave it out: \(permitting)"
    }
    let storesAnother = verdicts.contains { finding in
      if finding.law.id != Law.setGet.id { return false }
      if case .otherWritten = Misbehaviour(finding) { return true }
      return false
    }
    return storesAnother ? allowances.storing : nil
  }
}
