package import BindingLaws
import LawChecking

/// What a test can say to allow what a case shows, in words; `nil` where it has no word for that.
package struct Allowances: Sendable {
  /// That another value is stored than is set.
  package var storing: String?
  /// That another value is read than is stored.
  package var converting: String?
  /// That a set changes another port.
  package var moving: String?
  /// That some bases cannot occur, and a base that can.
  package var permitting: (known: TraceValue, words: String)?
  /// That a set keeps some of what was stored.
  package var keeping: String?

  package init() {}
}

extension Cause {
  /// What may be meant on purpose, where the cases show it, and how a test says so.
  package func hint(allowing allowances: Allowances) -> String? {
    guard reported.kind == .broken, let found = reported.counterexample,
      let start = found.rows.first
    else { return nil }
    switch misbehaviour {
    case .inspectionWrote, .inspectionChanged: return nil
    case .otherPortChanged(let other):
      // What it reads, set once more, moves nothing that anybody means.
      guard let moving = allowances.moving, let last = found.rows.last?.operation,
        let port = last.port, reported.law.id != Law.getSet.id
      else { return nil }
      return "if a set of \(found.ports[port]) changes \(other), too, its field says so: \(moving)"
    case .hadToStay, .noPortTells:
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
