import LawChecking

extension Misbehaviour {
  /// Finds the observation of a verdict's case.
  ///
  /// Nil if it shows none of these.
  init?(_ verdict: Verdict) {
    guard verdict.kind == .broken, let found = verdict.counterexample else { return nil }
    let observed = ObservedCase(found, law: verdict.law.id)
    guard let misbehaviour = observed.misbehaviour else { return nil }
    self = misbehaviour
  }
}
