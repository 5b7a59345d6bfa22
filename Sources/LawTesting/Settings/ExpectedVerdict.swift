import LawChecking

/// The kind of verdict that is expected on a law, with the reason.
struct ExpectedVerdict: Sendable {
  /// The kind of verdict.
  let kind: Verdict.Kind
  /// The reason why that verdict is expected.
  let reason: String
  /// Whether a suite expects it.
  ///
  /// Then the law need not apply to each of its systems.
  var isOfSuite = false
  /// Whether an expectation asked for the law.
  ///
  /// The trait complains if none did.
  var isUsed = Locked(false)
}
