import TestSupport

@testable import BindingSpecimens

/// Waiting for a store after each operation hides what a person sees meanwhile; what the specimens of late
/// answers come to under the laws of the package, `CI/same` holds.
@Suite struct `A late reading` {
  @Test func `is found by a law of one's own that says when sets land`() throws {
    #expect(try kind(LateSwitch.self, .ownTaps) == .broken)
    #expect([.proved, .upheld].contains(try kind(PromptSwitch.self, .ownTaps)))
  }
}

extension Law {
  fileprivate static let ownTaps = Law(
    "own-taps", "three taps arrive", "settle(tap(p, tap(p, tap(p, s)))) = tap(p, s)", OwnTaps())
}

private struct OwnTaps: Law.Form {
  func statement<M: ReferenceModel>(for model: M.Type) -> Law.Statement<M>? {
    .forAll(
      .p, alike: { [.tap($0.p), .tap($0.p), .tap($0.p), .settle] }, { [.tap($0.p), .settle] }
    )
    .needing(.settling)
  }
}

/// A switch whose sets land at once.
private struct PromptSwitch: AnsweredSwitch {
  let source: Source<Bool>
  let pending = Pending<Bool>()
  func set(_ isOn: Bool, at port: SinglePort, _ transaction: String?) { source.value = isOn }
}
