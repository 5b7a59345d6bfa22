import TestSupport

@testable import BindingSpecimens

/// Waiting for a store after each operation hides what a person sees meanwhile; what the specimens of late
/// answers come to under the laws of the package, `CI/same` holds.
@Suite struct `A late reading` {
  private static let switches = [
    // It is found by a law that says when sets land. It is the same on both machines of an equation, once all has
    // landed before it.
    Judged(LateSwitch.self, .ownTaps, comesTo: .broken),
    Judged(LateSwitch.self, .sameTap, comesTo: .upheld),
    Judged(PromptSwitch.self, .ownTaps, comesTo: .upheld),
  ]

  @Test("is what the law says it is, of", arguments: switches)
  func kind(_ system: Judged) throws { try system.expectKind() }
}

extension Law {
  fileprivate static let ownTaps = Law(
    "own-taps", "two taps bring it back", alike: [.tap(.p), .tap(.p), .settle], [])
  fileprivate static let sameTap = Law(
    "same-tap", "a tap arrives as itself", alike: [.tap(.p), .settle], [.tap(.p), .settle])
}

/// A switch whose sets land at once.
private struct PromptSwitch: AnsweredSwitch {
  let source: Source<Bool>
  let pending = Pending<Bool>()
  func set(_ isOn: Bool, at port: SinglePort, _ transaction: String?) { source.value = isOn }
}
