import TestSupport

@testable import LawTesting

@Suite struct `A counterexample in a file` {
  static let isRecording = EnvironmentSettings.current.isRecording

  @Test("still ends as it should", arguments: CounterexampleFixture.all())
  func fixture(_ fixture: CounterexampleFixture) {
    expect(fixture, of: allSpecimens.map(\.system))
  }

  @Test("is written for", .enabled(if: isRecording), arguments: allLaws.map(\.id))
  func record(_ id: String) throws {
    let law = try #require(allLaws.first { $0.id == id })
    let specimen = allSpecimens.first { $0.breaks.contains { $0.id == law.id } }
    if let specimen { expect(specimen.system, isBrokenBy: law) }
  }
}

private func expect<System: BindingSystem>(_ system: System.Type, isBrokenBy law: Law) {
  var settings = CheckSettings()
  let kind = law == .total ? Verdict.Kind.crashed : .broken
  settings.expected[law.id] = ExpectedVerdict(kind: kind, reason: "declared")
  CheckSettings.$current.withValue(settings) { _ = expect(system, obeys: law) }
}
