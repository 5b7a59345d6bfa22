import TestSupport

@testable import LawChecking

@Suite struct `A case of a held binding beside another` {
  @Test("is written as the draws from which it was drawn", arguments: 0..<50 as Range<UInt64>)
  func draws(_ seed: UInt64) throws {
    let subject = try runner(LawfulFlags.self, .heldBesideAnother).subject
    var choices = Choices(seed: Seed(seed), isRecording: true)
    let drawn = try #require(subject.draw(from: &choices, within: subject.everything))
    #expect(subject.draws(of: drawn)?.values == choices.draws.map(\.value))
  }
}

extension Law {
  /// A law about a held binding and any other.
  fileprivate static let heldBesideAnother = Law(
    "held-beside-another", "a held binding beside another", "true", HeldBesideAnother())
}

private struct HeldBesideAnother: Law.Form {
  func statement<M: ReferenceModel>(for model: M) -> Law.Statement<M>? {
    .forAll([.heldP, .q], after: [.get(.heldP), .get(.q)]) { _, _ in nil }
  }
}
