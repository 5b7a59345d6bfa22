import TestSupport

@testable import BindingSpecimens

/// A wait for the store after each operation hides what a person sees meanwhile.
///
/// `CI/same` records the verdicts on specimens of late answers.
@Suite struct `A late reading` {
  private static let switches = [
    // A law that says when sets land finds it. Both sides of an equation read the same, once all sets have
    // landed before it.
    Judged(LateSwitch.self, .ownTaps, comesTo: .broken),
    Judged(LateSwitch.self, .sameTap, comesTo: .upheld),
    Judged(PromptSwitch.self, .ownTaps, comesTo: .upheld),
  ]

  @Test("breaks only a law that says when sets land:", arguments: switches)
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
