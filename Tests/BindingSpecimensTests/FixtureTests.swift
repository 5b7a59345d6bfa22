import TestSupport

@testable import LawTesting

@Suite struct `A counterexample in a file` {
  static let isRecording = EnvironmentSettings.current.isRecording

  @Test("still ends as it should", arguments: CounterexampleFixture.all())
  func fixture(_ fixture: CounterexampleFixture) {
    expect(fixture, of: allSpecimens.map(\.system))
  }

  /// With `BINDING_LAWS_RECORD=1`, it writes a file for each law: the case in which the first specimen breaks it that
  /// is declared to.
  @Test("is written for", .enabled(if: isRecording), arguments: allLaws.map(\.id))
  func record(_ id: String) throws {
    let law = try #require(allLaws.first { $0.id == id })
    let specimen = try #require(allSpecimens.first { $0.breaks.contains { $0.id == law.id } })
    expect(specimen.system, breaks: law)
  }
}

/// Expects that a system breaks a law, so that the case is recorded, and is no issue.
private func expect<System: BindingSystem>(_ system: System.Type, breaks law: Law) {
  var settings = CheckSettings()
  // What breaks `total` ends its process.
  let kind = law == .total ? Verdict.Kind.crashed : .broken
  settings.expected[law.id] = ExpectedVerdict(kind: kind, reason: "declared")
  CheckSettings.$current.withValue(settings) { _ = expect(system, obeys: law) }
}
