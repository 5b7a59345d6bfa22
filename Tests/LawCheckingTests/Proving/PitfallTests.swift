import TestSupport

extension Judged {
  /// Systems that a proof has passed over once, or might.
  fileprivate static let pitfalls =
    premises + tolerant + drifting + held + excused + ownLaws + remembering + deceiving + unseen
}

@Suite struct `What a proof must not pass over` {
  @Test("is seen under any seed, of", arguments: Judged.pitfalls)
  func seen(_ pitfall: Judged) throws {
    for seed in someSeeds(of: 16) { try pitfall.expectKind(under: Seed(seed)) }
  }
}
