import TestSupport

extension JudgedSystem {
  /// Returns the verdict that the specimen declares for the law with this id.
  func declared(on law: String) -> Verdict.Kind {
    if skips.contains(where: { $0.law.id == law }) { return .skipped }
    return breaks.contains { $0.id == law } ? .broken : .upheld
  }
}
