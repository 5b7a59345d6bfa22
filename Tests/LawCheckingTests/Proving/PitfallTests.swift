import TestSupport

extension Judged {
  /// Systems whose faults a proof has missed once, or might miss.
  fileprivate static let pitfalls =
    premises + tolerant + drifting + held + onceProved + ownLaws + remembering + deceiving
    + unseen
}

@Suite struct `A fault that a proof might miss` {
  @Test("is found under any seed, in", arguments: Judged.pitfalls)
  func seen(_ pitfall: Judged) throws {
    for seed in someSeeds(of: 16) { try pitfall.expectKind(under: Seed(seed)) }
  }
}
