import LawTesting
import TestSupport

/// Whoever names a law wants to know that no system of this shape can obey it.
///
/// Others need not hear of it.
@Suite struct `An impossible law` {
  @Test func `is not reported if no law is named`() async throws {
    let issues = try await recorded(within: [.requiringJudgement]) { expect(Muting.self) }
    #expect(issues.map(\.description) == [])
  }

  @Test func `is reported if it is named alone`() async throws {
    let issues = try await recorded(within: [.requiringJudgement]) {
      expect(Muting.self, obeys: .setSet)
    }
    #expect(issues.count == 1)
  }

  @Test func `is reported if it is named in a set`() async throws {
    let issues = try await recorded(within: [.requiringJudgement]) {
      expect(Muting.self, obeys: [.setSet])
    }
    #expect(issues.count == 1)
  }

  @Test func `is reported if it is expected to be upheld`() async throws {
    let issues = try await recorded(
      within: [.expecting(.setSet, .upheld, because: "the volume comes back")]
    ) {
      expect(Muting.self, obeys: .setSet)
    }
    #expect(issues.count == 1)
  }
}

/// A toggle that forgets the volume, so that no set of it comes back to where it was.
private struct Muting: LearnedSystem {
  static var examples: [Int] { [0, 1, 2] }
  let source: Source<Int>
  func binding(_ port: SinglePort) -> MyBinding<Bool> {
    MyBinding(
      get: { source.value == 0 },
      set: { if $0 != (source.value == 0) { source.value = $0 ? 0 : 1 } })
  }
}
